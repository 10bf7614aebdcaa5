import LayerTree
import Motion

/// Motions in Swift with Facebook's Pop.
enum PopCode {
  /// A function that adds the animation to a layer.
  static func function(for row: TimingRow, named name: String) -> String {
    "/// \(CodeText.summary(of: row))\nfunc animate\(name)(_ layer: CALayer) {\n"
      + body(of: row).map { "  \($0)\n" }.joined() + "}\n"
  }

  private static func body(of row: TimingRow) -> [String] {
    let leaves = CodeText.leaves(of: row)
    // Pop's own rows name one of its properties; others are taken apart.
    if let property = PopLayerProperty(named: row.summary.subject), let constant = property.constants.first,
      let to = row.summary.to, let from = row.summary.from
    {
      return animation(row, constant, row.summary.subject, from, to)
    }
    guard !leaves.isEmpty else { return ["// Nothing that a layer has changes."] }
    let parts = leaves.map { keyPath, leaf in
      constant(of: keyPath).map { animation(row, $0, keyPath, leaf.from, leaf.to) }
        ?? ["// Pop has no property for \(keyPath): make one with POPAnimatableProperty."]
    }
    guard parts.count > 1 else { return parts[0] }
    return parts.flatMap { ["do {"] + $0.map { "  " + $0 } + ["}"] }
  }

  private static func animation(
    _ row: TimingRow, _ constant: String, _ key: String, _ from: AnimatableValue, _ to: AnimatableValue
  ) -> [String] {
    guard let end = value(to), let start = value(from) else { return ["// Pop does not animate \(key)."] }
    var lines: [String]
    switch row.summary.pace {
    case .spring, .viewSpring, .pop:
      guard let spring = row.spring else { return ["// This spring has no mass or no stiffness."] }
      lines = ["let animation = POPSpringAnimation(propertyNamed: \(constant))"]
      if let (bounciness, speed) = spring.popBouncinessAndSpeed {
        lines += [
          "animation?.springBounciness = \(CodeText.number(bounciness))",
          "animation?.springSpeed = \(CodeText.number(speed))",
        ]
      } else {
        lines += [
          "animation?.dynamicsTension = \(CodeText.number(spring.stiffness / spring.mass))",
          "animation?.dynamicsFriction = \(CodeText.number(spring.damping / spring.mass))",
        ]
      }
      lines.append("animation?.toValue = \(end)")
    case .curve(let function):
      lines = [
        "let animation = POPBasicAnimation(propertyNamed: \(constant))",
        "animation?.duration = \(CodeText.number(row.duration ?? 0.4))",
        "animation?.timingFunction = \(CodeText.timingFunction(function))", "animation?.fromValue = \(start)",
        "animation?.toValue = \(end)",
      ]
    case .decay(let deceleration):
      guard let velocity = row.summary.velocity.flatMap(value) else { return [] }
      lines = [
        "let animation = POPDecayAnimation(propertyNamed: \(constant))",
        "animation?.deceleration = \(CodeText.number(deceleration))", "animation?.velocity = \(velocity)",
      ]
    default: return ["// Pop has no such motion: use the Core Animation code."]
    }
    if row.delay > 0 { lines.append("animation?.beginTime = CACurrentMediaTime() + \(CodeText.number(row.delay))") }
    if row.summary.timing.repeatCount == .infinity { lines.append("animation?.repeatForever = true") }
    if row.summary.timing.autoreverses { lines.append("animation?.autoreverses = true") }
    lines.append("layer.pop_add(animation, forKey: \"\(key)\")")
    guard row.isRetarget else { return lines }
    return [
      "if let running = layer.pop_animation(forKey: \"\(key)\") as? POPSpringAnimation {", "  running.toValue = \(end)",
      "} else {",
    ] + lines.map { "  " + $0 } + ["}"]
  }

  private static func value(_ value: AnimatableValue) -> String? {
    guard let text = CodeText.coreAnimation(value) else { return nil }
    return switch value {
    case .number: "NSNumber(value: \(text))"
    case .point: "NSValue(cgPoint: \(text))"
    case .size: "NSValue(cgSize: \(text))"
    case .rect: "NSValue(cgRect: \(text))"
    case .color: "UIColor(cgColor: \(text))"
    default: nil
    }
  }

  /// The constant of Pop's for a key path of Core Animation's.
  private static func constant(of keyPath: String) -> String? {
    let names = [
      "transform.scale": "scaleXY", "transform.scale.x": "scaleX", "transform.scale.y": "scaleY",
      "transform.rotation": "rotation", "transform.rotation.z": "rotation", "transform.rotation.x": "rotationX",
      "transform.rotation.y": "rotationY", "transform.translation.x": "translationX",
      "transform.translation.y": "translationY", "position.x": "positionX", "position.y": "positionY",
      "strokeStart": "shapeLayer.strokeStart", "strokeEnd": "shapeLayer.strokeEnd",
    ]
    return PopLayerProperty(named: names[keyPath] ?? keyPath)?.constants.first
  }
}
