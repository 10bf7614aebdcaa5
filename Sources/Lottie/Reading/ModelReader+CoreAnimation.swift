import Arithmetic
import Geometry
import JSONReading
import LayerTree
import Motion

/// Warnings about features that lottie-ios's Core Animation engine renders differently from After Effects.
///
/// A warning is only given if the rendering differs visibly.
extension ModelReader {
  /// The smallest reported difference, in points or in percent of a scale.
  static let visible = 2.0
  /// The smallest reported highlight, in percent of the radius.
  private static let visibleHighlight = 10.0
  /// The sample points of a segment for comparing two interpolations.
  private static let fractions = (1..<16).map { Double($0) / 16 }

  /// Warns about values that change at a different speed.
  mutating func warnOfPace(_ track: Track<Vector>) {
    var (curve, line, easing) = (0.0, 0.0, 0.0)
    for (index, segment) in track.segments.enumerated() {
      let end = index + 1 < track.segments.count ? track.segments[index + 1].time : .infinity
      guard shownSpan.overlaps(segment.time...max(segment.time, end)) else { continue }
      if let path = segment.curve {
        // The Core Animation engine does not evaluate expressions, so the expression itself is the only difference.
        if path.isStraight, isCenter || track.formula != nil { continue }
        if isCenter {
          curve = max(curve, path.detour)
        } else if path.isStraight {
          line = max(line, path.unevenness)
        } else {
          curve = max(curve, path.unevenness)
        }
      } else if segment.easing.count > 1 {
        easing = max(easing, difference(ofEasingIn: segment))
      }
    }
    func points(_ distance: Double) -> String { "\(Int(saturating: distance.rounded())) points" }
    if curve > visibleDistance, isCenter {
      differs(
        .curve, "the shape’s center moves along a curve", "moves it along a straight line, up to \(points(curve)) away")
    } else if curve > visibleDistance {
      differs(.curve, "the layer moves evenly along the curve", "is up to \(points(curve)) away between keyframes")
    }
    if line > visibleDistance, player != nil {
      differs(.line, "the layer moves evenly along the line", "is up to \(points(line)) away between keyframes")
    } else if line > visibleDistance {
      add(
        .line,
        "handles change the pace on a straight line, as in lottie-ios; After Effects is up to \(points(line)) away "
          + "between keyframes")
    }
    let extent = track.values.map { max(abs($0.x), abs($0.y)) }.max() ?? 0
    // Color components are at most 1, so the threshold is scaled down.
    if extent > 0, easing / min(1, extent / 100) > Self.visible {
      differs(.easing, "each dimension has its own easing", "eases all dimensions like the first one")
    }
  }

  /// Returns the largest difference if the easing of the first dimension is applied to all of them.
  private func difference(ofEasingIn segment: Track<Vector>.Segment) -> Double {
    let first = segment.easing.first ?? .linear
    return Self.fractions.reduce(0) { maximum, fraction in
      let own = segment.start.mixed(with: segment.end, progress: segment.easing.map { $0.value(at: fraction) })
      let difference = own - segment.start.mixed(with: segment.end, at: first.value(at: fraction))
      return max(maximum, abs(difference.x), abs(difference.y), isFlat ? 0 : abs(difference.z))
    }
  }

  /// Warns about a polygon with rounded corners.
  mutating func warnOfRoundness(_ star: StarModel) {
    func maximum(_ track: Track<Vector>) -> Double { track.values.map { abs($0.x) }.max() ?? 0 }
    let corners = maximum(star.points)
    guard star.isPolygon, corners >= 1 else { return }
    // The tangent lengths are fractions of the radius.
    let difference = abs(.pi / 2 / corners - 0.25) * maximum(star.outerRoundness) / 100 * maximum(star.outerRadius)
    if difference > Self.visible {
      at("os") {
        $0.differs(.roundness, "the roundness depends on the number of corners", "rounds every polygon like a hexagon")
      }
    }
  }

  /// Warns about a gradient with a highlight off its center.
  mutating func warnOfHighlight(_ gradient: GradientModel) {
    guard gradient.isRadial, gradient.highlightLength.values.contains(where: { abs($0.x) >= Self.visibleHighlight })
    else { return }
    at("h") { $0.differs(.highlight, "the gradient’s highlight is off its center", "ignores the highlight") }
  }

  /// Warns about gradient midpoints, which After Effects interpolates with a curve although files contain an ordinary
  /// stop.
  mutating func warnOfMidpoints(_ gradient: GradientModel) {
    let hasBend = gradient.stops.values.contains { Self.maximumBend(of: $0, count: gradient.colorCount) > 0.125 }
    guard hasBend else { return }
    at("g") {
      if $0.player == .afterEffects {
        $0.differs(.midpoint, "colors curve around the midpoint of two stops", "changes them linearly")
      } else {
        $0.add(.midpoint, "colors change linearly to the midpoint of two stops; After Effects curves them")
      }
    }
  }

  /// Returns the largest deviation of a gradient's colors due to curves at midpoints.
  private static func maximumBend(of numbers: [Double], count: Int) -> Double {
    guard count >= 3, numbers.count >= 4 * count else { return 0 }
    func stop(_ index: Int) -> GradientMidpoint.Stop {
      (numbers[4 * index], SIMD3(numbers[4 * index + 1], numbers[4 * index + 2], numbers[4 * index + 3]))
    }
    return (1..<count - 1).map { GradientMidpoint(stop($0 - 1), stop($0), stop($0 + 1))?.bend ?? 0 }.max() ?? 0
  }

  /// Warns about a trim that also applies to fills.
  mutating func warnOfTrim(_ trim: PathModifier, at position: Int, of items: [JSONNode]) {
    guard case .trim(let start, let end, _, _, _) = trim,
      !(start.values.allSatisfy { $0.x == 0 } && end.values.allSatisfy { $0.x == 100 })
    else { return }
    if Self.hasFill(items[..<position], depth: 0) || items[position...].contains(where: { $0.isShown("fl") }) {
      differs(.trimmedFill, "the trim also applies to the fill", "trims only strokes")
    }
  }

  private static func hasFill(_ items: ArraySlice<JSONNode>, depth: Int) -> Bool {
    depth < LottieFile.maximumDepth
      && items.contains { item in
        item.isShown("fl") || item.isShown("gr") && hasFill((item["it"]?.array ?? [])[...], depth: depth + 1)
      }
  }

  /// Warns about a mask with opacity, expansion, feather, or mode “difference”.
  mutating func warnOfMask(_ mask: MaskModel, isFirst: Bool) {
    func maximum(_ track: Track<Vector>) -> Double { track.values.map { max(abs($0.x), abs($0.y)) }.max() ?? 0 }
    if mask.mode == .difference, !isFirst {
      differs(.maskMode, "the difference of the masks is shown", "shows their intersection")
    }
    if mask.opacity.values.contains(where: { $0.x < 100 - Self.visible }) {
      at("o") { $0.differs(.mask, "the mask’s opacity is applied", "uses only the mask’s outline") }
    } else if maximum(mask.expansion) > Self.visible {
      at("x") { $0.differs(.mask, "the mask is expanded", "uses only the mask’s outline") }
    } else if maximum(mask.feather) > Self.visible {
      at("f") { $0.differs(.mask, "the mask has soft edges", "uses only the mask’s outline") }
    }
  }

  /// Warns about an expression that changes a property's value.
  mutating func warnOfExpression<Value: TrackValue>(_ samples: [Value], insteadOf plain: [Value]) {
    guard zip(samples, plain).contains(where: { $0.differs(from: $1) }) else { return }
    at("x") { $0.differs(.expression, "expressions count", "plays only keyframes") }
  }

  /// Records the first occurrence of a feature that After Effects and lottie-ios's Core Animation engine render
  /// differently.
  mutating func differs(_ kind: LottieDifference, _ afterEffects: String, _ coreAnimation: String) {
    add(
      kind,
      player == .lottieIOS
        ? "shown as in lottie-ios’s Core Animation engine, which \(coreAnimation); in After Effects, \(afterEffects)"
        : "\(afterEffects), as in After Effects; lottie-ios’s Core Animation engine \(coreAnimation)")
  }
}

extension JSONNode {
  /// Returns true if the value is a visible shape item of a given type.
  fileprivate func isShown(_ kind: String) -> Bool { self["ty"]?.string == kind && self["hd"]?.flag != true }
}
