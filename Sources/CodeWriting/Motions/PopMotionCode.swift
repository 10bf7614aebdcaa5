import Arithmetic
import CodeNotation
import Geometry
import LayerTree
import Motion
import Review

/// Writes motions as Swift with Facebook's Pop; the code refers to a constant `layer`.
///
/// Other motions use Core Animation.
struct PopMotionCode {
  /// The time between two ticks, in seconds.
  let interval: Double

  /// Returns the statements for an animation, given its row, or for a group, given its row and the rows of its
  /// children.
  func statements(for motion: [TimingRow]) -> [String] {
    guard let row = motion.first else { return [] }
    if motion.count == 1, let lines = pop(row) { return lines }
    return nearest(to: row) + CoreAnimationMotionCode(interval: interval).statements(for: motion)
  }

  /// Returns the nearest equivalent in Pop, as a comment.
  private func nearest(to row: TimingRow) -> [String] {
    guard let (bounciness, speed) = row.spring?.popBouncinessAndSpeed else {
      return ["// Pop has no equivalent: this uses Core Animation."]
    }
    return [
      "// Pop integrates springs differently; the closest match is springBounciness \(MotionText.number(bounciness)), "
        + "springSpeed \(MotionText.number(speed))."
    ]
  }

  private func pop(_ row: TimingRow) -> [String]? {
    let summary = row.summary
    guard [.popSpring, .popBasic, .popDecay].contains(summary.engine),
      let property = PopLayerProperty(named: summary.subject),
      let constant = property.constant
    else { return nil }
    // A view is the delegate of its layer in UIKit.
    let isOfView = !constant.hasPrefix("kPOPLayer") && !constant.hasPrefix("kPOPShapeLayer")
    let owner = isOfView ? "view" : "layer"
    let from = row.isFromModel || row.isRetarget ? nil : summary.from.flatMap(value)
    guard let to = summary.to.flatMap(value) else { return nil }
    let key = SwiftLiteral.quoted(row.key ?? summary.subject)
    let velocity = hasVelocity(row) ? summary.velocity.flatMap(value).map { ["animation.velocity = \($0)"] } ?? [] : []
    var lines: [String]
    var change: [String]
    let type: String
    switch summary.pace {
    case .pop(let dynamics):
      type = "POPSpringAnimation"
      let given = summary.isGivenVelocity ? summary.velocity.flatMap(value) : nil
      change =
        spring(dynamics, row) + (given.map { ["animation.velocity = \($0)"] } ?? []) + ["animation.toValue = \(to)"]
      lines = (from.map { ["animation.fromValue = \($0)"] } ?? []) + change + (row.isRetarget ? [] : velocity)
    case .curve(let function):
      type = "POPBasicAnimation"
      change = ["animation.toValue = \(to)"]
      lines =
        [
          "animation.duration = \(MotionText.number(summary.timing.duration))",
          "animation.timingFunction = \(SwiftText.timingFunction(function))",
        ] + (from.map { ["animation.fromValue = \($0)"] } ?? []) + change
    case .decay(let deceleration):
      type = "POPDecayAnimation"
      change = velocity
      lines =
        (from.map { ["animation.fromValue = \($0)"] } ?? [])
        + ["animation.deceleration = \(MotionText.number(deceleration))"] + velocity
    default: return nil
    }
    let timing = summary.timing
    if row.ownDelay > 0 {
      lines.append("animation.beginTime = CACurrentMediaTime() + \(MotionText.number(row.ownDelay))")
    }
    if timing.repeatCount == .infinity {
      lines.append("animation.repeatForever = true")
    } else if timing.repeatCount > 1 {
      lines.append("animation.repeatCount = \(Int(saturating: timing.repeatCount.rounded()))")
    }
    if timing.autoreverses { lines.append("animation.autoreverses = true") }
    if summary.isAdditive { lines.append("animation.isAdditive = true") }
    if summary.roundingFactor != 0 {
      lines.append("animation.roundingFactor = \(MotionText.number(summary.roundingFactor))")
    }
    if !summary.clampMode.isEmpty {
      // The raw values of `POPAnimationClampFlags` are 1 for the start and 2 for the end.
      lines.append("animation.clampMode = \(summary.clampMode.rawValue)")
    }
    if !summary.removedOnCompletion { lines.append("animation.removedOnCompletion = false") }
    let make =
      ["let animation = \(type)(propertyNamed: \(constant))!"] + lines
      + ["\(owner).pop_add(animation, forKey: \(key))"]
    let view =
      isOfView
      ? [
        "// The property belongs to the layer's view.",
        "guard let view = layer.delegate as? UIView else { return }",
      ] : []
    guard row.isRetarget else { return view + make }
    return view + ["if let animation = \(owner).pop_animation(forKey: \(key)) as? \(type) {"] + change.map { "  " + $0 }
      + [
        "} else {"
      ]
      + make.map { "  " + $0 } + ["}"]
  }

  private func hasVelocity(_ row: TimingRow) -> Bool {
    row.summary.velocity?.allComponents.contains { $0 != 0 } ?? false
  }

  private func spring(_ dynamics: PopDynamics, _ row: TimingRow) -> [String] {
    if let (bounciness, speed) = row.spring?.popBouncinessAndSpeed, dynamics.mass == 1 {
      return [
        "animation.springBounciness = \(MotionText.number(bounciness))",
        "animation.springSpeed = \(MotionText.number(speed))",
      ]
    }
    return [
      "animation.dynamicsTension = \(MotionText.number(dynamics.tension))",
      "animation.dynamicsFriction = \(MotionText.number(dynamics.friction))",
    ] + (dynamics.mass == 1 ? [] : ["animation.dynamicsMass = \(MotionText.number(dynamics.mass))"])
  }

  private func value(_ value: AnimatableValue) -> String? {
    guard let text = MotionText.coreAnimation(value) else { return nil }
    return switch value {
    case .number: "NSNumber(value: \(text))"
    case .point: "NSValue(cgPoint: \(text))"
    case .size: "NSValue(cgSize: \(text))"
    case .rect: "NSValue(cgRect: \(text))"
    case .color: "UIColor(cgColor: \(text))"
    default: nil
    }
  }
}
