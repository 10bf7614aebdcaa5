import Arithmetic
import CodeNotation
import LayerTree
import Motion
import Review

/// Writes motions as Swift with Core Animation; the code refers to a constant `layer`.
struct CoreAnimationMotionCode {
  /// The time between two ticks, in seconds.
  let interval: Double
  /// The maximum duration of a motion that is written value by value, in seconds.
  private static let maximumSeconds = 60.0

  /// Returns the statements for an animation, given its row, or for a group, given its row and the rows of its
  /// children.
  func statements(for motion: [TimingRow]) -> [String] {
    guard let row = motion.first else { return [] }
    if motion.count == 1, row.summary.engine != .group { return single(row) }
    var rest = motion[...]
    var number = 0
    let definition = tree(&rest, &number)
    return definition.lines + models(of: motion) + [add(row, definition.name)]
  }

  /// Returns the animation in the first row, including a group's children, with the name of its constant.
  private func tree(_ rows: inout ArraySlice<TimingRow>, _ number: inout Int) -> (lines: [String], name: String) {
    guard let row = rows.popFirst() else { return ([], "") }
    number += 1
    let name = row.summary.engine == .group ? (number == 1 ? "group" : "group\(number)") : "animation\(number - 1)"
    guard row.summary.engine == .group else {
      return (definitions(of: row).flatMap { $0.lines.map { Self.renamed($0, to: name) } }, name)
    }
    var lines: [String] = []
    var children: [String] = []
    while let next = rows.first, next.summary.level > row.summary.level {
      let child = tree(&rows, &number)
      lines += child.lines
      children.append(child.name)
    }
    lines += ["let \(name) = CAAnimationGroup()", "\(name).animations = [\(children.joined(separator: ", "))]"]
    if case .curve(let function) = row.summary.pace, function != .linear {
      lines.append("\(name).timingFunction = \(SwiftText.timingFunction(function))")
    }
    return (lines + timing(of: row).map { Self.renamed($0, to: name) }, name)
  }

  private static func renamed(_ line: String, to name: String) -> String {
    line.replacing("let animation =", with: "let \(name) =").replacing("animation.", with: "\(name).")
  }

  /// Returns the statements for a single animation.
  private func single(_ row: TimingRow) -> [String] {
    let parts = definitions(of: row)
    let statements = parts.map { part in
      part.lines + (part.isAnimation ? part.model + [add(row, "animation", suffix: part.suffix)] : [])
    }
    guard parts.count > 1 else { return statements.flatMap(\.self) }
    return statements.flatMap { ["do {"] + $0.map { "  " + $0 } + ["}"] }
  }

  private func add(_ row: TimingRow, _ name: String, suffix: String = "") -> String {
    if row.summary.engine == .transition { return "layer.add(\(name), forKey: kCATransition)" }
    return "layer.add(\(name), forKey: \(row.key.map { SwiftLiteral.quoted($0 + suffix) } ?? "nil"))"
  }

  private func models(of motion: [TimingRow]) -> [String] {
    motion.filter { $0.summary.engine != .group }.flatMap { row in definitions(of: row).flatMap(\.model) }
  }

  /// A Core Animation animation in code.
  private struct Definition {
    /// The lines that create it as a constant `animation`, or a comment if that is impossible.
    var lines: [String]
    /// The lines that set the model to the end value.
    var model: [String] = []
    /// The suffix that is appended to the row's key.
    var suffix = ""
    /// True if it is an animation, false if it is a comment.
    var isAnimation = true

    static func comment(_ text: String) -> Definition { Definition(lines: ["// " + text], isAnimation: false) }
  }

  private func definitions(of row: TimingRow) -> [Definition] {
    let summary = row.summary
    switch summary.pace {
    case .transition(let kind, let direction, let curve):
      guard kind != .flip else {
        return [
          .comment(
            "CATransition has no flip \(direction.rawValue), \(MotionText.number(row.duration ?? 0)) s, \(curve.text): "
              + "use UIView.transition(with:duration:options:).")
        ]
      }
      var lines = ["let animation = CATransition()", "animation.type = .\(kind.rawValue)"]
      if kind != .fade { lines.append("animation.subtype = .\(direction.rawValue)") }
      if curve != .linear { lines.append("animation.timingFunction = \(SwiftText.timingFunction(curve))") }
      if case .number(let start) = summary.from, start != 0 {
        lines.append("animation.startProgress = \(MotionText.number(start))")
      }
      if case .number(let end) = summary.to, end != 1 {
        lines.append("animation.endProgress = \(MotionText.number(end))")
      }
      return [Definition(lines: lines + timing(of: row))]
    case .directedSpring(let spring):
      if let parts = directed(row, [spring.x, spring.y, spring.x, spring.y]) { return parts }
    case .spring(let curve):
      if let curves = Self.slanted(row, curve), let parts = directed(row, curves) { return parts }
    case .code:
      return [
        .comment(
          "A custom animation sets this value in every frame for \(row.run.map { "\(MotionText.number($0)) s" } ?? "a while"): use CADisplayLink."
        )
      ]
    default: break
    }
    guard let from = summary.from, let to = summary.to else { return [.comment("\(row.name) has no end values.")] }
    if summary.isDriven {
      return [
        .comment(
          "A percent-driven transition of \(MotionText.number(summary.timing.duration)) s from \(row.from) to \(row.to), "
            + "\(row.pace): layers have no equivalent; use UIViewPropertyAnimator's fractionComplete.")
      ]
    }
    if summary.leaves.contains(where: { $0.property == .tintColor }) {
      return [.comment("Only views have a tintColor: from \(row.from) to \(row.to), \(row.pace).")]
    }
    if [.popSpring, .popBasic, .popDecay].contains(summary.engine) { return pop(row, from, to) }
    guard let definition = definition(of: row, from, to) else {
      return [
        .comment(
          "\(summary.subject) goes from \(row.from) to \(row.to), \(row.pace): set fromValue and toValue.")
      ]
    }
    return [definition]
  }

  private func definition(of row: TimingRow, _ from: AnimatableValue, _ to: AnimatableValue) -> Definition? {
    let (summary, keyPath) = (row.summary, row.summary.subject)
    var lines: [String]
    switch summary.pace {
    case .keyframes(let keyframes, let curve):
      guard let values = self.keyframes(keyframes) else { return nil }
      lines = ["let animation = CAKeyframeAnimation(keyPath: \"\(keyPath)\")"] + values
      if curve != .linear { lines.append("animation.timingFunction = \(SwiftText.timingFunction(curve))") }
    case .path(let path, let mode, let curve):
      lines = [
        "let animation = CAKeyframeAnimation(keyPath: \"\(keyPath)\")",
        "animation.path = \(MotionText.path(path.path))",
        "animation.calculationMode = .\(path.calculationMode.rawValue)",
      ]
      if let mode { lines.append("animation.rotationMode = .rotate\(mode == .auto ? "Auto" : "AutoReverse")") }
      if let times = path.keyTimes { lines.append("animation.keyTimes = \(numbers(times))") }
      if let functions = path.timingFunctions { lines += timingFunctions(functions) }
      if curve != .linear { lines.append("animation.timingFunction = \(SwiftText.timingFunction(curve))") }
    case .track(let track):
      // Core Animation has no equivalent of these keyframes, so the values at the ticks are written, unless there are
      // too many.
      guard track.duration <= Self.maximumSeconds else { return nil }
      let times = Array(stride(from: 0, to: track.duration, by: interval)) + [track.duration]
      guard
        let sampled = try? Keyframes(
          values: times.map(track.value), keyTimes: times.map { $0 / track.duration }),
        let values = keyframes(sampled)
      else { return nil }
      lines = ["let animation = CAKeyframeAnimation(keyPath: \"\(keyPath)\")"] + values
    case .jnw(let spring):
      let composition = MotionText.composition(from.kind) ?? "$0"
      lines = [
        "let animation = CAKeyframeAnimation(keyPath: \"\(keyPath)\")",
        "animation.values = jnwSpring(",
        "  from: \(MotionText.list(from.allComponents)), to: \(MotionText.list(to.allComponents)),",
        "  damping: \(MotionText.number(spring.damping)), stiffness: \(MotionText.number(spring.stiffness)), "
          + "mass: \(MotionText.number(spring.mass)), count: \(Int(saturating: (summary.timing.duration * 1000).rounded(.down)))",
        ").map { \(composition) }",
      ]
    default:
      let base = summary.isAdditive ? summary.model : nil
      guard let first = MotionText.coreAnimation(base.map(from.subtracting) ?? from),
        let last = MotionText.coreAnimation(base.map(to.subtracting) ?? to)
      else { return nil }
      lines = [
        "let animation = \(row.spring == nil ? "CABasicAnimation" : "CASpringAnimation")(keyPath: \"\(keyPath)\")",
        "animation.fromValue = \(first)", "animation.toValue = \(last)",
      ]
      if let spring = row.spring { lines += Self.spring(spring) }
      if let function = timingFunction(of: row) {
        lines.append("animation.timingFunction = \(SwiftText.timingFunction(function))")
      }
    }
    if summary.isAdditive { lines.append("animation.isAdditive = true") }
    if summary.isCumulative { lines.append("animation.isCumulative = true") }
    return Definition(lines: lines + timing(of: row), model: model(of: row, keyPath, to))
  }

  /// Returns a spring for each component of a value whose velocity is not directed at its target; nil if it is.
  private static func slanted(_ row: TimingRow, _ curve: SpringCurve) -> [SpringCurve]? {
    guard let velocity = row.summary.velocity?.allComponents, velocity.count > 1,
      let from = row.summary.from?.allComponents, let to = row.summary.to?.allComponents
    else { return nil }
    let ways = zip(to, from).map { $0 - $1 }
    let relative = row.relativeVelocity
    guard zip(velocity, ways).contains(where: { abs($0 - relative * $1) > 1e-6 }) else { return nil }
    return zip(velocity, ways).map { velocity, way in
      (try? SpringCurve(
        mass: curve.mass, stiffness: curve.stiffness, damping: curve.damping,
        initialVelocity: abs(way) > 1e-9 ? velocity / way : 0, allowsOverdamping: curve.allowsOverdamping)) ?? curve
    }
  }

  /// Returns a spring animation for each component of a value; nil if the components are not animatable.
  private func directed(_ row: TimingRow, _ curves: [SpringCurve]) -> [Definition]? {
    let summary = row.summary
    let suffixes: [String] =
      switch summary.from?.kind {
      case .point: ["x", "y"]
      case .size: ["width", "height"]
      case .rect: ["origin.x", "origin.y", "size.width", "size.height"]
      default: []
      }
    let parts = zip(suffixes, curves).map { (suffix: $0, curve: $1) }
    let base = summary.isAdditive ? summary.model : nil
    guard !parts.isEmpty, let from = summary.from, let to = summary.to,
      parts.allSatisfy({ AnimatableProperty(keyPath: "\(summary.subject).\($0.suffix)") != nil })
    else { return nil }
    let first = (base.map(from.subtracting) ?? from).allComponents
    let last = (base.map(to.subtracting) ?? to).allComponents
    return parts.enumerated().map { index, part in
      let keyPath = "\(summary.subject).\(part.suffix)"
      var lines = [
        "let animation = CASpringAnimation(keyPath: \"\(keyPath)\")",
        "animation.fromValue = \(MotionText.number(first[index]))",
        "animation.toValue = \(MotionText.number(last[index]))",
      ]
      lines += Self.spring(part.curve)
      if summary.isAdditive { lines.append("animation.isAdditive = true") }
      let model = row.isModelSet ? MotionText.number(to.allComponents[index]) : nil
      return Definition(
        lines: lines + timing(of: row),
        model: model.map { ["setWithoutAnimation(layer, \"\(keyPath)\", \($0))"] } ?? [], suffix: ".\(part.suffix)")
    }
  }

  /// Returns the timing function of an animation between two values; nil for none.
  private func timingFunction(of row: TimingRow) -> TimingFunction? {
    switch row.summary.pace {
    case .curve(let function): function == .linear ? nil : function
    case .viewSpring(let spring): spring.generation == .iOS7 ? spring.timingFunction : nil
    default: nil
    }
  }

  private func model(of row: TimingRow, _ keyPath: String, _ to: AnimatableValue) -> [String] {
    let summary = row.summary
    if !row.isModelSet, let other = row.otherModel, let value = MotionText.coreAnimation(other) {
      return ["setWithoutAnimation(layer, \"\(keyPath)\", \(value))"]
    }
    guard row.isModelSet, summary.from != summary.to,
      !summary.isAdditive || summary.engine.isView,
      let value = MotionText.coreAnimation(summary.engine == .jnw ? to.shortest : to)
    else { return [] }
    return ["setWithoutAnimation(layer, \"\(keyPath)\", \(value))"]
  }

  /// Returns the lines that set the parameters of a spring animation.
  static func spring(_ spring: SpringCurve) -> [String] {
    [
      "animation.mass = \(MotionText.number(spring.mass))",
      "animation.stiffness = \(MotionText.number(spring.stiffness))",
      "animation.damping = \(MotionText.number(spring.damping))",
    ]
      + (spring.initialVelocity == 0
        ? [] : ["animation.initialVelocity = \(MotionText.number(spring.initialVelocity))"])
      + (spring.allowsOverdamping && spring.dampingRatio > 1 ? ["animation.allowsOverdamping = true"] : [])
  }

  private func keyframes(_ keyframes: Keyframes) -> [String]? {
    let values = keyframes.values.compactMap(MotionText.coreAnimation)
    guard values.count == keyframes.values.count else { return nil }
    var lines = ["animation.values = [\(values.joined(separator: ", "))]"]
    if let times = keyframes.keyTimes { lines.append("animation.keyTimes = \(numbers(times))") }
    if let functions = keyframes.timingFunctions { lines += timingFunctions(functions) }
    if keyframes.calculationMode != .linear {
      lines.append("animation.calculationMode = .\(keyframes.calculationMode.rawValue)")
    }
    if let tension = keyframes.tensionValues { lines.append("animation.tensionValues = \(numbers(tension))") }
    if let continuity = keyframes.continuityValues {
      lines.append("animation.continuityValues = \(numbers(continuity))")
    }
    if let bias = keyframes.biasValues { lines.append("animation.biasValues = \(numbers(bias))") }
    return lines
  }

  /// Returns a list of numbers for a property that contains objects.
  private func numbers(_ numbers: [Double]) -> String { MotionText.list(numbers) }

  private func timingFunctions(_ functions: [TimingFunction]) -> [String] {
    ["animation.timingFunctions = ["] + functions.map { "  \(SwiftText.timingFunction($0))," } + ["]"]
  }

  /// Returns Pop's motion as keyframes, frame by frame.
  private func pop(_ row: TimingRow, _ from: AnimatableValue, _ to: AnimatableValue) -> [Definition] {
    let summary = row.summary
    let frames = summary.solo.properties(every: interval, until: Self.maximumSeconds)
    guard frames.count > 1, let property = PopLayerProperty(named: summary.subject) else {
      return [.comment("\(row.name) is moved by Pop from \(row.from) to \(row.to), \(row.pace): not a layer property.")]
    }
    guard !property.keyPaths.isEmpty else {
      return summary.leaves.map { leaf in
        let values = frames.map { leaf.property.value(in: $0) }
        return definition(row, leaf.property, sampled(values, row), frames.count, leaf.to, isOnly: false)
      }
    }
    let isOnly = property.keyPaths.count == 1
    return property.keyPaths.enumerated().compactMap { index, keyPath in
      guard let target = AnimatableProperty(keyPath: keyPath), let count = target.kind.componentCount else {
        return nil
      }
      func pick(_ value: AnimatableValue?) -> [Double] {
        let components = value?.allComponents ?? []
        return (isOnly ? 0..<count : index..<index + 1).map { components.indices.contains($0) ? components[$0] : 0 }
      }
      guard let end = AnimatableValue(target.kind, allComponents: pick(to))
      else { return nil }
      var lines: [String]
      if case .pop(let dynamics) = summary.pace, !isRepeated(row), summary.roundingFactor == 0,
        summary.clampMode.isEmpty
      {
        let carried = summary.carriedTime.map { ", carried: \(MotionText.number($0))" } ?? ""
        lines = [
          "animation.values = popSpring(",
          "  from: \(MotionText.list(pick(summary.from))), to: \(MotionText.list(pick(summary.to))), "
            + "velocity: \(MotionText.list(pick(summary.velocity))),",
          "  tension: \(MotionText.number(dynamics.tension)), friction: \(MotionText.number(dynamics.friction)), "
            + "mass: \(MotionText.number(dynamics.mass)),",
          "  frames: \(frames.count), interval: \(MotionText.number(interval))\(carried)",
          ").map { \(MotionText.composition(target.kind) ?? "$0") }",
        ]
      } else {
        let values = frames.compactMap { AnimatableValue(target.kind, allComponents: pick(property.value(in: $0))) }
        lines = sampled(values, row)
      }
      return definition(row, target, lines, frames.count, end, isOnly: isOnly)
    }
  }

  /// Returns an animation with a keyframe at every tick.
  private func definition(
    _ row: TimingRow, _ property: AnimatableProperty, _ values: [String], _ count: Int, _ end: AnimatableValue,
    isOnly: Bool
  ) -> Definition {
    let value = MotionText.coreAnimation(end)
    return Definition(
      lines: ["let animation = CAKeyframeAnimation(keyPath: \"\(property.keyPath)\")"] + values
        + ["animation.duration = \(MotionText.number(Double(count - 1) * interval))"],
      model: value.map { ["setWithoutAnimation(layer, \"\(property.keyPath)\", \($0))"] } ?? [],
      suffix: isOnly ? "" : "." + property.keyPath)
  }

  private func sampled(_ values: [AnimatableValue], _ row: TimingRow) -> [String] {
    (isRepeated(row) ? ["// One of several runs: \(MotionText.comment(row.repetition))."] : [])
      + ["// \(MotionText.comment(row.pace)), frame by frame", "animation.values = ["]
      + values.map { "  \(MotionText.coreAnimation($0) ?? "NSNull()")," } + ["]"]
  }

  private func isRepeated(_ row: TimingRow) -> Bool {
    row.summary.timing.repeatCount > 1 || row.summary.timing.autoreverses
  }

  private func timing(of row: TimingRow) -> [String] {
    let timing = row.summary.timing
    var lines: [String] = []
    if row.hasSettlingDuration {
      lines.append("animation.duration = animation.settlingDuration")
    } else if timing.duration > 0 {
      lines.append("animation.duration = \(MotionText.number(timing.duration))")
    }
    if row.summary.level > 0 {
      if timing.beginTime != 0 { lines.append("animation.beginTime = \(MotionText.number(timing.beginTime))") }
    } else if row.ownDelay > 0 {
      lines.append(
        "animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + \(MotionText.number(row.ownDelay))")
    }
    if timing.repeatCount == .infinity {
      lines.append("animation.repeatCount = .infinity")
    } else if timing.repeatCount > 0, timing.repeatCount != 1 {
      lines.append("animation.repeatCount = \(MotionText.number(timing.repeatCount))")
    }
    if timing.repeatDuration > 0 {
      lines.append("animation.repeatDuration = \(MotionText.number(timing.repeatDuration))")
    }
    if timing.autoreverses { lines.append("animation.autoreverses = true") }
    if timing.speed != 1 { lines.append("animation.speed = \(MotionText.number(timing.speed))") }
    if timing.timeOffset != 0 { lines.append("animation.timeOffset = \(MotionText.number(timing.timeOffset))") }
    if timing.fillMode != .removed { lines.append("animation.fillMode = .\(timing.fillMode.rawValue)") }
    if !row.summary.removedOnCompletion, row.summary.level == 0 {
      lines.append("animation.isRemovedOnCompletion = false")
    }
    return lines
  }
}

extension AnimatableValue {
  /// The value rounded to single precision, as in JNWSpringAnimation.
  fileprivate var shortest: AnimatableValue {
    AnimatableValue(kind, allComponents: allComponents.map { Double("\(Float($0))") ?? $0 }) ?? self
  }
}
