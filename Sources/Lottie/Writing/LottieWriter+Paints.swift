import Encodings
import Geometry
import LayerTree

extension LottieWriter {
  /// Returns a fill with a color that may change over time.
  func fill(_ colors: [Color?], rule: FillRule) -> [JSONValue] {
    var item: JSONValue = ["ty": "fl"]
    item.set("c", color(colors))
    item.set("o", opacity(colors))
    item.set("r", rule == .evenOdd ? 2 : 1)
    return [item]
  }

  /// Returns a stroke with a color that may change over time.
  func stroke(
    _ colors: [Color?], widths: [Double?], cap: LineCap, join: LineJoin, miterLimit: Double, dashes: JSONValue? = nil
  ) -> [JSONValue] {
    var item: JSONValue = ["ty": "st"]
    item.set("c", color(colors))
    item.set("o", opacity(colors))
    setLine(of: &item, widths, cap, join, miterLimit, dashes)
    return [item]
  }

  private func setLine(
    of item: inout JSONValue, _ widths: [Double?], _ cap: LineCap, _ join: LineJoin, _ miterLimit: Double,
    _ dashes: JSONValue?
  ) {
    // The opacity of thin lines depends on their width, so the tolerance is smaller.
    item.set("w", scalar(widths, tolerance: options.tolerance / 4))
    item.set("lc", cap == .round ? 2 : cap == .square ? 3 : 1)
    item.set("lj", join == .round ? 2 : join == .bevel ? 3 : 1)
    if join == .miter { item.set("ml", JSONValue(miterLimit, decimals: 3)) }
    item.set("d", dashes)
  }

  private func color(_ colors: [Color?]) -> JSONValue {
    // A transparent color takes the hue of the color that it fades from or to.
    var last = colors.lazy.compactMap { $0 }.first { $0.alpha > 0 } ?? .black
    let values = colors.map { color -> [Double] in
      if let color, color.alpha > 0 { last = color }
      return [last.red, last.green, last.blue, 1]
    }
    return property(values, tolerance: 0.004, decimals: 4)
  }

  private func opacity(_ colors: [Color?]) -> JSONValue {
    scalar(colors.map { $0.map { 100 * max(0, min(1, $0.alpha)) } }, tolerance: 0.4, decimals: 1)
  }

  // MARK: Gradients

  /// Returns a group of contours with a gradient fill.
  ///
  /// If the gradient's transform is not a similarity, the group has the transform instead.
  func filled(
    _ contours: [JSONValue], _ paths: [Path?], _ gradients: [Gradient?], _ rule: FillRule, _ layer: RecordedLayer
  ) -> JSONValue {
    let transforms = gradients.map { $0?.transform }
    guard transforms.contains(where: { $0.map { !$0.keepsCircles } ?? false }) else {
      return group("gradient", contours + paint(gradients, layer, rule: rule))
    }
    let inner = zip(paths, transforms).map { path, transform in
      path.flatMap { path in transform.flatMap { $0.inverted }.map { path.transformed(by: $0) } }
    }
    let plain = gradients.map { gradient in
      gradient.map { gradient in
        var gradient = gradient
        gradient.transform = .identity
        return gradient
      }
    }
    // Contours are scaled by a thousand, because few decimals would be too coarse in small units.
    let grown = AffineTransform.scale(1000, 1000)
    let items =
      self.contours(of: inner.map { $0?.transformed(by: grown) }, layer).map { contour -> JSONValue in
        ["ty": "sh", "ks": contour]
      } + paint(plain.map { $0?.transformed(by: grown) }, layer, rule: rule)
    let places = transforms.map { $0.map { AffineTransform.scale(0.001, 0.001).concatenating($0) } }
    let track = TransformTrack(places, anchor: .zero)
    var place: JSONValue = ["p": property(track.positions, tolerance: options.tolerance)]
    place.set("s", property(track.scales, tolerance: options.tolerance / 10, decimals: 4))
    place.set("r", property(track.rotations, tolerance: 0.01, isScalar: true))
    place.set("sk", property(track.skews, tolerance: 0.01, isScalar: true))
    return group("gradient", items, transform: place)
  }

  /// The line style of a gradient stroke.
  typealias Line = (widths: [Double?], cap: LineCap, join: LineJoin, miterLimit: Double, dashes: JSONValue?)

  /// Returns a gradient fill, or a gradient stroke if there is a line style.
  func paint(
    _ gradients: [Gradient?], _ layer: RecordedLayer, rule: FillRule = .nonZero, line: Line? = nil
  ) -> [JSONValue] {
    guard let first = gradients.lazy.compactMap({ $0 }).first else { return [] }
    var (starts, ends, stops): ([[Double]?], [[Double]?], [[Double]?]) = ([], [], [])
    let ramps = gradients.map { $0.map { $0.straightStops } }
    let hasAlpha = ramps.contains { $0?.contains { $0.color.alpha < 1 } == true }
    let count = ramps.compactMap { $0?.count }.max() ?? 0
    if ramps.contains(where: { $0 != nil && $0?.count != count }) {
      warn(layer, "its gradient’s number of colors changes, so it is written with jumps")
    }
    for (gradient, ramp) in zip(gradients, ramps) {
      guard let gradient, var ramp, let last = ramp.last else {
        starts.append(nil)
        ends.append(nil)
        stops.append(nil)
        continue
      }
      while ramp.count < count { ramp.append(last) }
      let (start, end) = gradient.ends
      starts.append([start.x, start.y])
      ends.append([end.x, end.y])
      stops.append(
        ramp.flatMap { [$0.location, $0.color.red, $0.color.green, $0.color.blue] }
          + (hasAlpha ? ramp.flatMap { [$0.location, $0.color.alpha] } : []))
    }
    if gradients.contains(where: { $0?.isConic == true }) {
      warn(layer, "its conic gradient is written as a horizontal linear gradient")
    }
    if gradients.contains(where: { ($0?.spread ?? .pad) != .pad }) {
      warn(layer, "its gradient is not repeated")
    }
    var isRadial = false
    if case .radial = first.geometry { isRadial = true }
    var item: JSONValue = ["ty": line == nil ? "gf" : "gs"]
    item.set("t", isRadial ? 2 : 1)
    item.set("o", ["a": 0, "k": 100])
    item.set("g", ["p": .number(Double(count)), "k": property(stops, tolerance: 0.004, decimals: 4)])
    item.set("s", property(starts, tolerance: options.tolerance))
    item.set("e", property(ends, tolerance: options.tolerance))
    if isRadial {
      let highlights = gradients.map { $0?.highlight }
      item.set("h", scalar(highlights.map { $0?.length }, tolerance: 0.5))
      item.set("a", scalar(highlights.map { $0?.angle }, tolerance: 0.5))
    }
    if let line {
      setLine(of: &item, line.widths, line.cap, line.join, line.miterLimit, line.dashes)
    } else {
      item.set("r", rule == .evenOdd ? 2 : 1)
    }
    return [item]
  }
}

extension AffineTransform {
  /// True if the transform maps circles to circles.
  fileprivate var keepsCircles: Bool {
    let scale = max(1e-9, abs(a) + abs(b) + abs(c) + abs(d))
    return abs(a - d) < 1e-6 * scale && abs(b + c) < 1e-6 * scale
  }
}

extension Gradient {
  fileprivate var isConic: Bool { if case .conic = geometry { true } else { false } }

  /// Returns the gradient with all its colors multiplied by a tint.
  func tinted(_ tint: Color?) -> Gradient {
    guard let tint else { return self }
    var result = self
    for index in stops.indices { result.stops[index].color = stops[index].color.tinted(tint) }
    return result
  }

  /// Returns the gradient in another coordinate space.
  fileprivate func transformed(by other: AffineTransform) -> Gradient {
    var result = self
    result.transform = transform.concatenating(other)
    return result
  }

  /// The start and end points as Lottie defines them.
  fileprivate var ends: (Point, Point) {
    switch geometry {
    case .axial(let start, let end): (transform.apply(start), transform.apply(end))
    case .radial(let center, let radius, _, _):
      (transform.apply(center), transform.apply(Point(center.x + radius, center.y)))
    case .conic(let center, _):
      (transform.apply(Point(center.x - 1, center.y)), transform.apply(Point(center.x + 1, center.y)))
    }
  }

  /// The distance of the focus from the center, in percent of the radius, and its direction relative to the end point.
  fileprivate var highlight: (length: Double, angle: Double) {
    guard case .radial(let center, let radius, let focus, _) = geometry, radius > 0, focus != center else {
      return (0, 0)
    }
    let way = focus - center
    return (100 * way.length / radius, way.angle * 180 / .pi)
  }

  /// The stops for Lottie's interpolation, with colors and opacities separate and not premultiplied.
  fileprivate var straightStops: [Stop] {
    var result: [Stop] = []
    for (index, stop) in stops.enumerated() {
      let location = max(0, min(1, stop.location))
      guard index > 0, interpolation == .premultiplied else {
        result.append(Stop(location: location, color: stop.color))
        continue
      }
      let before = stops[index - 1]
      let (a, b) = (before.color, stop.color)
      if a.alpha == b.alpha || a.red == b.red && a.green == b.green && a.blue == b.blue {
        result.append(Stop(location: location, color: b))
        continue
      }
      let start = max(0, min(1, before.location))
      if a.alpha == 0 || b.alpha == 0 {
        // A transparent stop takes the hue of its neighbor.
        if a.alpha == 0, b.alpha > 0 { result.append(Stop(location: start, color: b.with(alpha: 0))) }
        if b.alpha == 0, a.alpha > 0 { result.append(Stop(location: location, color: a.with(alpha: 0))) }
        if b.alpha > 0 { result.append(Stop(location: location, color: b)) }
        continue
      }
      for step in 1...4 {
        let share = Double(step) / 4
        let alpha = a.alpha + (b.alpha - a.alpha) * share
        func mixed(_ x: Double, _ y: Double) -> Double { (x * a.alpha * (1 - share) + y * b.alpha * share) / alpha }
        result.append(
          Stop(
            location: start + (location - start) * share,
            color: Color(
              red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue), alpha: alpha)))
      }
    }
    return result
  }
}

extension Color {
  /// Returns the color multiplied by a tint.
  func tinted(_ tint: Color?) -> Color { tint.map { multiplied(by: $0) } ?? self }

  private func multiplied(by other: Color) -> Color {
    Color(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
  }

  fileprivate func with(alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}
