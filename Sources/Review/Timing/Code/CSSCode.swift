import LayerTree
import Motion

/// Motions as keyframes of CSS; springs become `linear()` functions, and what no function says becomes many keyframes.
struct CSSCode {
  private let interval: Double
  private let declarations: CSSDeclarations

  init(_ table: TimingTable) {
    interval = table.interval
    var rest: [String: Double] = [:]
    var parts: [String: Set<[Int]>] = [:]
    for motion in table.motions {
      var moved: [String: Set<Int>] = [:]
      for (row, leaf) in Self.leaves(of: motion) {
        let name = "\(row.layer).\(leaf.property.keyPath)"
        if rest[name] == nil, case .number(let from) = leaf.from { rest[name] = from }
        guard let target = CSSDeclarations.target(leaf.property.keyPath) else { continue }
        moved["\(row.layer) \(target.property)", default: []].insert(target.part)
      }
      for (name, set) in moved { parts[name, default: []].insert(set.sorted()) }
    }
    declarations = CSSDeclarations(rest: rest, split: Set(parts.filter { $0.value.count > 1 }.map(\.key)))
  }

  /// Every motion as keyframes and a class that plays them, and a class for all that follows from one event.
  func text(_ named: [(name: String, motion: [TimingRow])]) -> String {
    let rules = named.map { name, motion in self.rules(for: motion, named: Self.kebab(name)) }
    return (declarations.variables + rules + lists(named)).joined(separator: "\n")
  }

  /// A name as CSS has them: words with dashes between.
  static func kebab(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last.isLowercase || last.isNumber { result += "-" }
      result += character.lowercased()
    }
    return result
  }

  private func rules(for motion: [TimingRow], named name: String) -> String {
    let comment = motion.map { "/* \(CodeText.comment(CodeText.summary(of: $0))) */\n" }.joined()
    let missing = missing(in: motion)
    let remark = missing.isEmpty ? "" : "/* CSS has no \(missing.joined(separator: ", ")) to animate. */\n"
    guard let animation = animation(of: motion, named: name) else { return comment + remark }
    let composition = animation.isAdditive ? "  animation-composition: add;\n" : ""
    return comment + remark + ".\(name) {\n  animation: \(animation.value);\n\(composition)}\n@keyframes \(name) {\n"
      + animation.frames.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// What of a motion CSS cannot say.
  private func missing(in motion: [TimingRow]) -> [String] {
    let leaves = Self.leaves(of: motion).map(\.leaf.property.keyPath)
    let unknown = leaves.filter { CSSDeclarations.target($0) == nil && $0 != "transform.scale.z" }
    let rows = motion.filter { $0.summary.engine != .group && $0.summary.leaves.isEmpty }
    return (unknown + rows.map(\.summary.subject)).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Classes for layers of which several properties move after one event, since an element has one list of animations.
  private func lists(_ named: [(name: String, motion: [TimingRow])]) -> [String] {
    var order: [String] = []
    var groups: [String: [(name: String, motion: [TimingRow])]] = [:]
    for (name, motion) in named {
      guard let row = motion.first, let first = row.occasions.first else { continue }
      let group = "\(row.layer) \(row.trigger) \(first)"
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append((name, motion))
    }
    var names: [String: Int] = [:]
    return order.compactMap { group in
      let parts = (groups[group] ?? []).compactMap { animation(of: $0.motion, named: Self.kebab($0.name)) }
      guard parts.count > 1, let row = groups[group]?.first?.motion.first else { return nil }
      let base = Self.kebab(CodeText.identifier("\(row.layer).after.\(row.trigger)"))
      names[base, default: 0] += 1
      let count = names[base] ?? 1
      let composition =
        parts.contains(where: \.isAdditive)
        ? "  animation-composition: \(parts.map { $0.isAdditive ? "add" : "replace" }.joined(separator: ", "));\n" : ""
      return "/* All of \(CodeText.comment(row.layer)) after \(CodeText.comment(row.trigger)) */\n"
        + ".\(base)\(count > 1 ? "\(count)" : "") {\n"
        + "  animation:\n    \(parts.map(\.value).joined(separator: ",\n    "));\n\(composition)}\n"
    }
  }

  /// An animation of CSS.
  private struct Animation {
    /// The value of the property `animation`.
    let value: String
    let frames: [String]
    let isAdditive: Bool
  }

  private static func leaves(of motion: [TimingRow]) -> [(row: TimingRow, leaf: AnimationSummary.Leaf)] {
    var known: Set<AnimatableProperty> = []
    return motion.flatMap { row in
      row.summary.leaves.filter { known.insert($0.property).inserted }.map { (row, $0) }
    }
  }

  private func animation(of motion: [TimingRow], named name: String) -> Animation? {
    guard let row = motion.first else { return nil }
    let leaves = Self.leaves(of: motion).map(\.leaf).filter { CSSDeclarations.target($0.property.keyPath) != nil }
    guard !leaves.isEmpty else { return nil }
    let isAdditive = row.summary.isAdditive
    let timing = row.summary.timing
    let cycle = timing.duration * (timing.autoreverses ? 2 : 1) / row.rate
    let isEndless = timing.repeatCount == .infinity || timing.repeatDuration == .infinity
    // A pace that CSS has needs two keyframes.
    if motion.count == 1, case .curve(let function) = row.summary.pace, row.summary.engine != .popBasic,
      timing.repeatDuration == 0, timing.timeOffset == 0, timing.speed > 0, !row.summary.isCumulative,
      isEven(row, leaves, function)
    {
      let easing = function == .linear ? "linear" : "cubic-bezier\(function.points)"
      let count =
        timing.repeatCount == .infinity
        ? "infinite"
        : (max(timing.repeatCount, timing.repeatCount == 0 ? 1 : 0) * (timing.autoreverses ? 2 : 1)).cssText
      let extra = (count == "1" ? [] : [count]) + (timing.autoreverses ? ["alternate"] : [])
      let ends = [("from", \AnimationSummary.Leaf.from), ("to", \.to)].map { end, value in
        "\(end) { \(text(leaves.map { ($0, $0[keyPath: value]) }, row)) }"
      }
      return Animation(
        value: value(row, timing.duration / row.rate, easing, extra, name), frames: ends, isAdditive: isAdditive)
    }
    let isStepped = [.popSpring, .popBasic, .popDecay].contains(row.summary.engine)
    let step = isStepped ? interval : interval / 4
    let frames = row.summary.solo.properties(every: step, until: isEndless ? cycle : 60)
    guard frames.count > 1 else { return nil }
    let duration = isStepped || !isEndless ? min(Double(frames.count - 1) * step, end(of: row) ?? .infinity) : cycle
    let extra = isEndless ? ["infinite"] : []
    let progress = isEndless ? nil : progress(of: leaves, in: frames)
    if let progress {
      let points = Simplified.points(of: [progress], within: 0.0005)
      let stops = points.map { index in
        let place = Double(index) / Double(frames.count - 1)
        return index == 0 || index == frames.count - 1
          ? progress[index].cssText : "\(progress[index].cssText) \((place * 100).plainText(decimals: 3))%"
      }
      let ends = [("from", \AnimationSummary.Leaf.from), ("to", \.to)].map { end, value in
        "\(end) { \(text(leaves.map { ($0, $0[keyPath: value]) }, row)) }"
      }
      return Animation(
        value: value(row, duration, "linear(\(stops.joined(separator: ", ")))", extra, name), frames: ends,
        isAdditive: isAdditive)
    }
    let tracks = leaves.map { leaf in frames.map { leaf.property.value(in: $0) } }
    let numbers = tracks.flatMap { track -> [[Double]] in
      let components = track.map(\.allComponents)
      return (components.first ?? []).indices.map { index in components.map { $0[index] } }
    }
    let points = Simplified.points(of: numbers.map(Simplified.normalized), within: 0.0005)
    let keyframes = points.map { index in
      let place = (Double(index) / Double(frames.count - 1) * 100).plainText(decimals: 4)
      return "\(place)% { \(text(zip(leaves, tracks).map { ($0, $1[index]) }, row)) }"
    }
    return Animation(value: value(row, duration, "linear", extra, name), frames: keyframes, isAdditive: isAdditive)
  }

  /// When the animation ends, in seconds from its beginning; nil for Pop's.
  private func end(of row: TimingRow) -> Double? {
    if row.popDuration != nil { return nil }
    return row.summary.timing.activeDuration() / row.rate
  }

  private func text(_ values: [(AnimationSummary.Leaf, AnimatableValue)], _ row: TimingRow) -> String {
    declarations.text(
      values.map { leaf, value in (leaf.property.keyPath, row.summary.isAdditive ? value.subtracting(leaf.from) : value)
      },
      of: row.layer, relative: row.summary.isAdditive)
  }

  private func value(_ row: TimingRow, _ duration: Double, _ easing: String, _ extra: [String], _ name: String)
    -> String
  {
    var parts = ["\(duration.cssText)s", easing]
    if row.delay > 1e-9 { parts.append("\(row.delay.cssText)s") }
    parts += extra
    let staysAfter = row.isModelSet || row.summary.timing.fillMode.fillsForwards && !row.summary.removedOnCompletion
    let showsBefore = row.ownDelay > 0 && row.summary.timing.fillMode.fillsBackwards
    if staysAfter || showsBefore {
      parts.append(staysAfter && showsBefore ? "both" : staysAfter ? "forwards" : "backwards")
    }
    return (parts + [name]).joined(separator: " ")
  }

  /// Whether all leaves go evenly from end to end, at the pace of a function.
  private func isEven(_ row: TimingRow, _ leaves: [AnimationSummary.Leaf], _ function: TimingFunction) -> Bool {
    let duration = row.summary.timing.duration / row.rate
    let frames = row.summary.solo.properties(every: duration / 8, until: duration)
    return leaves.allSatisfy { leaf in
      frames.prefix(8).enumerated().allSatisfy { index, frame in
        Self.isNear(leaf.property.value(in: frame), leaf, function.value(at: Double(index) / 8))
      }
    }
  }

  private static func isNear(_ value: AnimatableValue, _ leaf: AnimationSummary.Leaf, _ fraction: Double) -> Bool {
    zip(value.allComponents, zip(leaf.from.allComponents, leaf.to.allComponents)).allSatisfy { value, ends in
      abs(value - ends.0 - (ends.1 - ends.0) * fraction) <= 1e-4 * max(abs(ends.1 - ends.0), 1e-6)
    }
  }

  /// How far all leaves are on their ways at every frame, if they go together.
  private func progress(of leaves: [AnimationSummary.Leaf], in frames: [LayerProperties]) -> [Double]? {
    let widest = leaves.compactMap { leaf -> (AnimationSummary.Leaf, Int, Double)? in
      let ways = zip(leaf.from.allComponents, leaf.to.allComponents).map { $1 - $0 }
      guard let index = ways.indices.max(by: { abs(ways[$0]) < abs(ways[$1]) }) else { return nil }
      return (leaf, index, ways[index])
    }.max { abs($0.2) < abs($1.2) }
    guard let (leaf, index, way) = widest, abs(way) > 1e-6 else { return nil }
    let from = leaf.from.allComponents[index]
    let progress = frames.map { (leaf.property.value(in: $0).allComponents[index] - from) / way }
    let areTogether = zip(frames, progress).allSatisfy { frame, fraction in
      leaves.allSatisfy { Self.isNear($0.property.value(in: frame), $0, fraction) }
    }
    // CSS cuts colours and opacities where they leave their range, as layers do, but goes on from frame to frame.
    return areTogether && abs((progress.last ?? 0) - 1) < 0.02 ? progress : nil
  }
}
