import LayerTree
import Motion

/// Motions as CSS keyframes; springs become `linear()` functions, and motions that no function can express become many
/// keyframes.
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

  /// Every motion as keyframes and a class that plays them, and a class for each event.
  func text(_ named: [(name: String, motion: [TimingRow])]) -> String {
    let rules = named.map { name, motion in self.rules(for: motion, named: Self.kebab(name)) }
    return (declarations.variables + rules + lists(named)).joined(separator: "\n")
  }

  /// A name in CSS style: words separated by dashes.
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
    var remark = missing.isEmpty ? "" : "/* CSS has no \(missing.joined(separator: ", ")) to animate. */\n"
    if let row = motion.first, row.summary.isAdditive, !row.addsInCSS {
      remark += "/* CSS cannot add colors: a motion that is still running ends at once. */\n"
    }
    if let row = motion.first, row.summary.isDriven {
      return comment + "/* CSS has no percent-driven transitions: set currentTime of a paused animation of "
        + "\(row.summary.timing.duration.cssText)s. */\n"
    }
    guard let animation = animation(of: motion, named: name) else { return comment + remark }
    let composition = animation.isAdditive ? "  animation-composition: add;\n" : ""
    return comment + remark
      + ".\(name) {\n  animation: \(animation.value);\n\(composition)\(model(of: motion))}\n@keyframes \(name) {\n"
      + animation.frames.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// Returns the parts of a motion that CSS cannot express.
  private func missing(in motion: [TimingRow]) -> [String] {
    let leaves = Self.leaves(of: motion).map(\.leaf.property.keyPath)
    let unknown = leaves.filter { CSSDeclarations.target($0) == nil && $0 != "transform.scale.z" }
    let rows = motion.filter { $0.summary.engine != .group && $0.summary.leaves.isEmpty }
    return (unknown + rows.map(\.summary.subject)).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Classes for layers with several properties that move after one event, since an element has one list of animations.
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
        + "  animation:\n    \(parts.map(\.value).joined(separator: ",\n    "));\n\(composition)"
        + (groups[group] ?? []).map { model(of: $0.motion) }.joined() + "}\n"
    }
  }

  /// Returns the declarations for layers that stay elsewhere than where their animations end.
  private func model(of motion: [TimingRow]) -> String {
    motion.compactMap { row -> String? in
      guard !row.isModelSet, let other = row.otherModel else { return nil }
      let text = declarations.text([(row.summary.subject, other)], of: row.layer, relative: false)
      return text.isEmpty ? nil : "  \(text)\n"
    }.joined()
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
    guard let row = motion.first, !row.summary.isDriven else { return nil }
    let leaves = Self.leaves(of: motion).map(\.leaf).filter { CSSDeclarations.target($0.property.keyPath) != nil }
    guard !leaves.isEmpty else { return nil }
    let isAdditive = row.addsInCSS
    let timing = row.summary.timing
    let cycle = timing.duration * (timing.autoreverses ? 2 : 1) / row.rate
    let isEndless = timing.repeatCount == .infinity || timing.repeatDuration == .infinity
    // A timing function that CSS has needs two keyframes.
    if motion.count == 1, case .curve(let function) = row.summary.pace, row.summary.engine != .popBasic,
      timing.repeatDuration == 0, timing.timeOffset == 0, timing.speed > 0, !row.summary.isCumulative,
      isEven(row, leaves, function)
    {
      let ends = [("from", \AnimationSummary.Leaf.from), ("to", \.to)].map { end, value in
        "\(end) { \(text(leaves.map { ($0, $0[keyPath: value]) }, row)) }"
      }
      return Animation(
        value: value(row, timing.duration / row.rate, easing(function), repetition(timing), name), frames: ends,
        isAdditive: isAdditive)
    }
    if motion.count == 1, let keyed = keyframes(of: row, leaves, named: name) { return keyed }
    let isStepped = row.summary.engine.isPop
    let (frames, step) =
      isStepped
      ? (row.summary.solo.properties(every: interval, until: isEndless ? cycle : 60), interval)
      : samples(of: motion, during: isEndless ? cycle : min(end(of: row) ?? 60, 60), isEndless: isEndless)
    guard frames.count > 1 else { return nil }
    let duration = isStepped || !isEndless ? min(Double(frames.count - 1) * step, end(of: row) ?? .infinity) : cycle
    let extra = isEndless ? ["infinite"] : []
    let progress = isEndless ? nil : progress(of: leaves, in: frames)
    if var progress {
      // The model value shows in the end.
      progress[progress.count - 1] = 1
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

  /// Returns frames of a motion that divide its time evenly, and the time between two of them, in seconds.
  ///
  /// They are close enough that a corner between two of them is missed imperceptibly.
  private func samples(
    of motion: [TimingRow], during time: Double, isEndless: Bool
  ) -> ([LayerProperties], Double) {
    guard time > 0, let row = motion.first else { return ([], 0) }
    let hasCorners = motion.contains { if case .keyframes = $0.summary.pace { true } else { false } }
    let step = time / min(4000, max(1, (time * (hasCorners ? 16 : 4) / interval).rounded(.up)))
    // An endless motion shows its end right before it starts again.
    let last = row.summary.solo.properties(every: 1, until: 0, phase: isEndless ? time - 1e-7 : time)
    return (row.summary.solo.properties(every: step, until: time - step / 2) + last, step)
  }

  /// A keyframe animation with linear interpolation, which CSS supports directly; nil for others.
  ///
  /// A CSS keyframe holds the timing function of the segment to the next one (CSS Animations Level 1, section 4.4).
  private func keyframes(
    of row: TimingRow, _ leaves: [AnimationSummary.Leaf], named name: String
  ) -> Animation? {
    let timing = row.summary.timing
    guard case .keyframes(let keyframes, .linear) = row.summary.pace, keyframes.calculationMode == .linear,
      timing.repeatDuration == 0, timing.timeOffset == 0, timing.speed > 0, !row.summary.isCumulative
    else { return nil }
    let duration = timing.duration / row.rate
    let count = keyframes.values.count
    let times = keyframes.keyTimes ?? (0..<count).map { Double($0) / Double(max(1, count - 1)) }
    guard times.first == 0, times.last == 1, zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    func values(at fraction: Double) -> [AnimatableValue]? {
      // At its very end, a repeating animation starts again.
      let time = fraction < 1 ? fraction * duration : duration * (1 - 1e-9)
      let frame = row.summary.solo.properties(every: 1, until: 0, phase: time).first
      return frame.map { frame in leaves.map { $0.property.value(in: frame) } }
    }
    let keys = times.compactMap(values)
    guard keys.count == count else { return nil }
    for index in 1..<count {
      let function = keyframes.timingFunctions?[index - 1] ?? .linear
      for part in [0.25, 0.5, 0.75] {
        guard let found = values(at: times[index - 1] + (times[index] - times[index - 1]) * part) else { return nil }
        let fraction = function.value(at: part)
        for (value, ends) in zip(found, zip(keys[index - 1], keys[index])) {
          guard Self.isBetween(value, ends.0, ends.1, fraction) else { return nil }
        }
      }
    }
    let frames = keys.indices.map { index in
      let function = index < count - 1 ? keyframes.timingFunctions?[index] ?? .linear : .linear
      let pace = function == .linear ? "" : " animation-timing-function: \(easing(function));"
      let place = (times[index] * 100).plainText(decimals: 4)
      return "\(place)% { \(text(Array(zip(leaves, keys[index])), row))\(pace) }"
    }
    return Animation(
      value: value(row, duration, "linear", repetition(timing), name), frames: frames,
      isAdditive: row.addsInCSS)
  }

  /// Returns whether a value has gone a fraction of the way between two others.
  private static func isBetween(
    _ value: AnimatableValue, _ start: AnimatableValue, _ end: AnimatableValue, _ fraction: Double
  ) -> Bool {
    zip(value.allComponents, zip(start.allComponents, end.allComponents)).allSatisfy { value, ends in
      let way: Double = ends.1 - ends.0
      return abs(value - ends.0 - way * fraction) <= 1e-4 * max(abs(way), 1e-3)
    }
  }

  /// Returns CSS's timing function for one of Core Animation's.
  private func easing(_ function: TimingFunction) -> String {
    function == .linear ? "linear" : "cubic-bezier\(function.points)"
  }

  /// Returns the CSS values for the repetition and direction of an animation, where they differ from the defaults.
  private func repetition(_ timing: MediaTiming) -> [String] {
    let count =
      timing.repeatCount == .infinity
      ? "infinite"
      : (max(timing.repeatCount, timing.repeatCount == 0 ? 1 : 0) * (timing.autoreverses ? 2 : 1)).cssText
    return (count == "1" ? [] : [count]) + (timing.autoreverses ? ["alternate"] : [])
  }

  /// Returns the end of the animation, in seconds from its beginning; nil for Pop's.
  private func end(of row: TimingRow) -> Double? {
    if row.popDuration != nil { return nil }
    return row.summary.timing.activeDuration() / row.rate
  }

  private func text(_ values: [(AnimationSummary.Leaf, AnimatableValue)], _ row: TimingRow) -> String {
    declarations.text(
      values.map { leaf, value in
        (leaf.property.keyPath, row.addsInCSS ? value.subtracting(base(of: leaf, in: row)) : value)
      },
      of: row.layer, relative: row.addsInCSS)
  }

  /// Returns the base of an additive animation: view animations add to their start, others to the model value.
  private func base(of leaf: AnimationSummary.Leaf, in row: TimingRow) -> AnimatableValue {
    let addsToModel = !row.summary.engine.isView && leaf.property.keyPath == row.summary.subject
    return addsToModel ? row.summary.model ?? leaf.from : leaf.from
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

  /// Returns whether all leaves go from end to end with a single timing function.
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

  /// Returns the progress of all leaves at every frame, if they move together.
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
    // CSS clamps colors and opacities to their range, as layers do, but interpolates from frame to frame.
    return areTogether && abs((progress.last ?? 0) - 1) < 0.02 ? progress : nil
  }
}

extension TimingRow {
  /// True if the motion is added to the values that the page shows.
  ///
  /// CSS adds premultiplied colors, and no channel of a color can be negative (CSS Color Level 4, section 12.3), so that
  /// a difference of colors cannot be said.
  fileprivate var addsInCSS: Bool {
    summary.isAdditive && summary.leaves.allSatisfy { if case .color = $0.from { false } else { true } }
  }
}
