import Arithmetic
import Geometry
import LayerTree
import Motion

/// Motions as modifiers of SwiftUI.
struct SwiftUICode {
  /// The time between two ticks, in seconds.
  let interval: Double

  /// A modifier for each row of an animation, and a comment for a group's own timing.
  func modifiers(for motion: [TimingRow], named name: String) -> [String] {
    motion.enumerated().map { index, row in
      row.summary.engine == .group
        ? "// \(CodeText.summary(of: row))\n// SwiftUI has no groups: the motions below are theirs by themselves.\n"
        : Self.modifier(
          for: row, named: index == 0 ? name : "\(name)\(CodeText.identifier(row.summary.subject))\(index)")
    }
  }

  /// A modifier that alternates between both ends.
  private static func modifier(for row: TimingRow, named name: String) -> String {
    var lines = [
      "/// \(CodeText.summary(of: row))"
    ]
    lines += curve(of: row, named: name)
    lines += [
      "struct \(name)Motion: ViewModifier {", "  var isActive: Bool", "",
      "  func body(content: Content) -> some View {", "    content",
    ]
    lines += body(of: row, named: name).map { "      " + $0 }
    return lines.joined(separator: "\n") + "\n  }\n}\n"
  }

  /// A custom animation, for springs that SwiftUI doesn't have; a comment before it moves to the modifier.
  private static func curve(of row: TimingRow, named name: String) -> [String] {
    guard case .jnw(let spring) = row.summary.pace else { return [] }
    let decay = spring.damping / (2 * spring.mass)
    let frequency = max(0, spring.stiffness / spring.mass - decay * decay).squareRoot()
    let rest = "exp(-\(CodeText.number(decay)) * time) * cos(\(CodeText.number(frequency)) * time)"
    return [
      "struct \(name)Curve: CustomAnimation {",
      "  func animate<Value: VectorArithmetic>(",
      "    value: Value, time: TimeInterval, context: inout AnimationContext<Value>", "  ) -> Value? {",
      "    guard time < \(CodeText.number(row.duration ?? 1)) else { return nil }",
      "    return value.scaled(by: 1 - \(rest))", "  }", "}", "",
    ]
  }

  private static func body(of row: TimingRow, named name: String) -> [String] {
    let leaves = CodeText.leaves(of: row)
    if row.summary.isDriven {
      return ["// SwiftUI has no percent-driven transitions: bind the values to the gesture's percentage."]
    }
    if case .keyframes(let keyframes, _) = row.summary.pace, leaves.count == 1, case .number = leaves[0].leaf.from {
      return self.keyframes(keyframes, row, leaves[0].keyPath)
    }
    if case .track(let track) = row.summary.pace, leaves.count == 1, case .number = leaves[0].leaf.from {
      return self.track(track, row, leaves[0].keyPath)
    }
    guard let animation = animation(of: row, named: name) else {
      return ["// SwiftUI has no such motion: \(CodeText.summary(of: row))."]
    }
    guard !leaves.isEmpty else { return ["// \(CodeText.summary(of: row)): no view has it."] }
    return leaves.map { keyPath, leaf in
      // A view is moved from where it is.
      let base = keyPath.hasPrefix("position.") ? leaf.from : nil
      guard let from = value(base.map(leaf.from.subtracting) ?? leaf.from),
        let to = value(base.map(leaf.to.subtracting) ?? leaf.to)
      else { return "// \(keyPath) has no modifier." }
      return effect(keyPath, "isActive ? \(to) : \(from)")
    } + [".animation(\(animation), value: isActive)"]
  }

  private static func animation(of row: TimingRow, named name: String) -> String? {
    var text: String
    switch row.summary.pace {
    case .curve(let function):
      let points = [function.x1, function.y1, function.x2, function.y2].map(CodeText.number).joined(separator: ", ")
      text = ".timingCurve(\(points), duration: \(CodeText.number((row.duration ?? 0.25) * row.rate)))"
    case .spring(let curve) where row.summary.engine == .swiftUI && row.summary.velocity == nil && curve.mass == 1:
      text =
        curve.initialVelocity == 0
        ? ".spring(duration: \(CodeText.number(curve.perceptualDuration)), bounce: \(CodeText.number(curve.bounce)))"
        : ".interpolatingSpring(duration: \(CodeText.number(curve.perceptualDuration)), "
          + "bounce: \(CodeText.number(curve.bounce)), initialVelocity: \(CodeText.number(curve.initialVelocity)))"
    case .spring, .viewSpring, .pop:
      guard let spring = row.spring else { return nil }
      let velocity = spring.initialVelocity
      text =
        ".interpolatingSpring(mass: \(CodeText.number(spring.mass)), stiffness: \(CodeText.number(spring.stiffness)), "
        + "damping: \(CodeText.number(spring.damping)), initialVelocity: \(CodeText.number(velocity)))"
    case .jnw: text = "Animation(\(name)Curve())"
    default: return nil
    }
    let timing = row.summary.timing
    if timing.repeatCount == .infinity {
      text += ".repeatForever(autoreverses: \(timing.autoreverses))"
    } else if timing.repeatCount > 1 || timing.autoreverses {
      // SwiftUI counts the reversed run, too.
      let count = max(1, timing.repeatCount) * (timing.autoreverses ? 2 : 1)
      text += ".repeatCount(\(Int(saturating: count.rounded())), autoreverses: \(timing.autoreverses))"
    }
    // A delay before the repetition would be repeated, and one before the speed would be shortened.
    if timing.speed != 1 { text += ".speed(\(CodeText.number(row.rate)))" }
    if row.delay > 0 { text += ".delay(\(CodeText.number(row.delay)))" }
    return text
  }

  private static func keyframes(_ keyframes: Keyframes, _ row: TimingRow, _ keyPath: String) -> [String] {
    let base: AnimatableValue? = row.summary.isAdditive ? row.summary.model : nil
    let values = keyframes.values.compactMap { value in
      if case .number(let number) = base.map({ $0.adding(value) }) ?? value { number } else { nil }
    }
    let count = values.count
    let times = keyframes.keyTimes ?? (0..<count).map { Double($0) / Double(max(1, count - 1)) }
    let duration = row.duration ?? 0.25
    var lines = [
      ".keyframeAnimator(initialValue: \(CodeText.number(values.first ?? 0)), trigger: isActive) { view, value in",
      "  view\(effect(keyPath, "value"))", "} keyframes: { _ in",
    ]
    for index in 1..<max(1, count) {
      let length = CodeText.number((times[index] - times[index - 1]) * duration)
      let kind = keyframes.calculationMode == .cubic ? "CubicKeyframe" : "LinearKeyframe"
      let curve = keyframes.timingFunctions.map { SwiftUIKeyframeCode.curve($0[index - 1]) }
      lines.append(
        "  \(kind)(\(CodeText.number(values[index])), duration: \(length)\(kind == "LinearKeyframe" ? curve ?? "" : ""))"
      )
    }
    return lines + ["}"]
  }

  private static func track(_ track: SwiftUIKeyframeTrack, _ row: TimingRow, _ keyPath: String) -> [String] {
    let frames = track.keyframes.map { SwiftUIKeyframeCode.text(of: $0) }
    let repeats = row.summary.timing.repeatCount == .infinity
    return [
      ".keyframeAnimator(initialValue: \(SwiftUIKeyframeCode.number(track.initialValue)), "
        + "\(repeats ? "repeating: true" : "trigger: isActive")) { view, value in",
      "  view\(effect(keyPath, "value"))", "} keyframes: { _ in",
    ] + frames.map { "  \($0)" } + ["}"]
  }

  /// The modifier for a key path.
  private static func effect(_ keyPath: String, _ value: String) -> String {
    switch keyPath {
    case "opacity": ".opacity(\(value))"
    case "position.x", "transform.translation.x": ".offset(x: \(value))"
    case "position.y", "transform.translation.y": ".offset(y: \(value))"
    case "transform.scale": ".scaleEffect(\(value))"
    case "transform.scale.x": ".scaleEffect(x: \(value))"
    case "transform.scale.y": ".scaleEffect(y: \(value))"
    case "transform.rotation", "transform.rotation.z": ".rotationEffect(.radians(\(value)))"
    case "transform.rotation.x": ".rotation3DEffect(.radians(\(value)), axis: (x: 1, y: 0, z: 0))"
    case "transform.rotation.y": ".rotation3DEffect(.radians(\(value)), axis: (x: 0, y: 1, z: 0))"
    case "backgroundColor": ".background(\(value))"
    case "cornerRadius": ".clipShape(RoundedRectangle(cornerRadius: \(value)))"
    case "bounds.size.width": ".frame(width: \(value))"
    case "bounds.size.height": ".frame(height: \(value))"
    case "zPosition": ".zIndex(\(value))"
    case "filters.blurRadius": ".blur(radius: \(value))"
    default: "// \(keyPath): \(value)"
    }
  }

  private static func value(_ value: AnimatableValue) -> String? {
    switch value {
    case .number(let number): CodeText.number(number)
    case .color(let color):
      "Color(.sRGB, red: \(CodeText.number(color.red)), green: \(CodeText.number(color.green)), "
        + "blue: \(CodeText.number(color.blue)), opacity: \(CodeText.number(color.alpha)))"
    default: nil
    }
  }
}
