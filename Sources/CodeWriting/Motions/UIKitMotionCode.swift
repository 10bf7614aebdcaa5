import Geometry
import LayerTree
import Motion
import Review

/// Writes motions as Swift with UIKit's animation blocks and property animators; the code refers to a constant `view`.
///
/// Other motions use Core Animation.
struct UIKitMotionCode {
  /// The time between two ticks, in seconds.
  let interval: Double

  /// Returns the statements for an animation, given its row, or for a group, given its row and the rows of its
  /// children.
  func statements(for motion: [TimingRow]) -> [String] {
    guard let row = motion.first else { return [] }
    if motion.count == 1, let lines = view(row) { return reset(row) + lines }
    let lines = CoreAnimationMotionCode(interval: interval).statements(for: motion)
    let needsLayer = lines.contains { $0.contains("layer.") || $0.contains("(layer,") }
    return (needsLayer ? ["let layer = view.layer"] : []) + lines
  }

  /// Returns the lines that set a view to the start value of its block, if the value was set directly before the block.
  ///
  /// A block that is not additive and begins from the current state starts at the view's presentation value, regardless
  /// of the model value.
  private func reset(_ row: TimingRow) -> [String] {
    guard row.summary.engine == .view, row.summary.isAdditive || !row.summary.beginsFromCurrentState, !row.isFromModel,
      row.time - row.ownDelay > 1e-9, let from = row.summary.from,
      let change = Self.statement(row.summary.subject, from)
    else { return [] }
    return ["UIView.performWithoutAnimation { \(change) }"]
  }

  private func view(_ row: TimingRow) -> [String]? {
    let summary = row.summary
    let (delay, duration) = (MotionText.number(row.ownDelay), MotionText.number(row.summary.timing.duration))
    if case .transition(let kind, let direction, _) = summary.pace {
      guard kind == .flip else { return nil }
      return [
        "UIView.transition(with: view, duration: \(duration), options: [.transitionFlip\(direction.rawValue.capitalizedFirst)]) {",
        "  // Make the changes here.", "}",
      ]
    }
    if summary.engine == .animator { return animator(row) }
    guard summary.engine == .view, summary.timing.speed == 1, summary.timing.timeOffset == 0, let to = summary.to,
      let change = Self.statement(summary.subject, to)
    else { return nil }
    switch summary.pace {
    case .curve(let function):
      guard let curve = Self.option(of: function) else {
        return ["// UIView's options have no such curve: this is the animation that the block adds to the layer."]
          + ["let layer = view.layer"] + CoreAnimationMotionCode(interval: interval).statements(for: [row])
      }
      return [
        "UIView.animate(withDuration: \(duration), delay: \(delay), options: [\(options(of: row, curve))]) {",
        "  \(change)", "}",
      ]
    case .viewSpring(let spring):
      return [
        "UIView.animate(", "  withDuration: \(duration), delay: \(delay),",
        "  usingSpringWithDamping: \(MotionText.number(spring.curve.dampingRatio)), "
          + "initialSpringVelocity: \(MotionText.number(spring.curve.initialVelocity)),",
        "  options: [\(options(of: row, nil))]", ") {", "  \(change)", "}",
      ]
    case .keyframes(let keyframes, let curve): return self.keyframes(keyframes, curve, row, duration, delay)
    default: return nil
    }
  }

  /// Returns the code of a property animator; nil for one that is reversed while it runs.
  private func animator(_ row: TimingRow) -> [String]? {
    let summary = row.summary
    guard summary.timing.speed > 0, summary.timing.timeOffset == 0, let to = summary.to,
      let change = Self.statement(summary.subject, to)
    else { return nil }
    let parameters: String
    switch summary.pace {
    case .curve(let function):
      func point(_ x: Double, _ y: Double) -> String {
        "CGPoint(x: \(MotionText.number(x)), y: \(MotionText.number(y)))"
      }
      parameters =
        "UICubicTimingParameters(controlPoint1: \(point(function.x1, function.y1)), "
        + "controlPoint2: \(point(function.x2, function.y2)))"
    case .viewSpring(let spring):
      let velocity = MotionText.number(spring.curve.initialVelocity)
      parameters =
        "UISpringTimingParameters(dampingRatio: \(MotionText.number(spring.curve.dampingRatio)), "
        + "initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))"
    case .spring(let curve):
      let velocity = MotionText.number(curve.initialVelocity)
      parameters =
        "UISpringTimingParameters(mass: \(MotionText.number(curve.mass)), stiffness: \(MotionText.number(curve.stiffness)), "
        + "damping: \(MotionText.number(curve.damping)), initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))"
    default: return nil
    }
    let duration = MotionText.number(summary.timing.duration)
    let make = [
      "let animator = UIViewPropertyAnimator(", "  duration: \(duration),", "  timingParameters: \(parameters))",
      "animator.addAnimations { \(change) }",
    ]
    if summary.isDriven {
      return [
        "// A percent-driven transition: set fractionComplete from the gesture. To finish, call",
        "// continueAnimation(withTimingParameters:durationFactor:); to cancel, set isReversed to true first.",
      ] + make + ["animator.pauseAnimation()"]
    }
    if row.isRetarget {
      return [
        "// The end of the percent-driven transition; pass this timing to continueAnimation:",
        "// \(MotionText.comment(parameters)), for \(duration) s from \(row.from) to \(row.to).",
      ]
    }
    let delay = row.ownDelay > 0 ? "afterDelay: \(MotionText.number(row.ownDelay))" : ""
    return make + ["animator.startAnimation(\(delay))"]
  }

  private func keyframes(
    _ keyframes: Keyframes, _ curve: TimingFunction, _ row: TimingRow, _ duration: String, _ delay: String
  ) -> [String]? {
    guard let times = keyframes.keyTimes, keyframes.timingFunctions == nil, curve == .easeInEaseOut else { return nil }
    let mode = "calculationMode\(keyframes.calculationMode.rawValue.capitalizedFirst)"
    let all = [".\(mode)"] + flags(of: row)
    var lines = [
      "UIView.animateKeyframes(withDuration: \(duration), delay: \(delay), options: [\(all.joined(separator: ", "))]) {"
    ]
    for index in keyframes.values.indices.dropFirst() where keyframes.values[index] != keyframes.values[index - 1] {
      guard let change = Self.statement(row.summary.subject, keyframes.values[index]) else { return nil }
      let (start, length) = (times[index - 1], times[index] - times[index - 1])
      lines += [
        "  UIView.addKeyframe(withRelativeStartTime: \(MotionText.number(start)), relativeDuration: \(MotionText.number(length))) {",
        "    \(change)", "  }",
      ]
    }
    return lines + ["}"]
  }

  /// Returns a statement that sets a value on a view; nil for values without a literal.
  static func statement(_ keyPath: String, _ value: AnimatableValue) -> String? {
    guard let text = MotionText.coreAnimation(value) else { return nil }
    switch (keyPath, value) {
    case ("opacity", _): return "view.alpha = \(text)"
    case ("position.x", _): return "view.center.x = \(text)"
    case ("position.y", _): return "view.center.y = \(text)"
    case ("position", _): return "view.center = \(text)"
    case ("bounds", _): return "view.bounds = \(text)"
    case ("bounds.size", _): return "view.bounds.size = \(text)"
    case ("bounds.size.width", _): return "view.bounds.size.width = \(text)"
    case ("bounds.size.height", _): return "view.bounds.size.height = \(text)"
    case ("backgroundColor", _): return "view.backgroundColor = UIColor(cgColor: \(text))"
    case ("tintColor", _): return "view.tintColor = UIColor(cgColor: \(text))"
    case ("transform", .transform(let transform)):
      guard transform.isAffine else { return "view.layer.transform = \(text)" }
      let plane = transform.affine
      let names = ["a", "b", "c", "d", "tx", "ty"]
      let numbers = [plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty]
      let list = zip(names, numbers).map { "\($0): \(MotionText.number($1))" }.joined(separator: ", ")
      return plane == .identity ? "view.transform = .identity" : "view.transform = CGAffineTransform(\(list))"
    default: return "view.layer.setValue(\(text), forKeyPath: \"\(keyPath)\")"
    }
  }

  /// Returns the animation option of a curve; nil if there is none.
  static func option(of function: TimingFunction) -> String? {
    switch function {
    case .linear: ".curveLinear"
    case .easeIn: ".curveEaseIn"
    case .easeOut: ".curveEaseOut"
    case .easeInEaseOut: ".curveEaseInOut"
    default: nil
    }
  }

  private func options(of row: TimingRow, _ curve: String?) -> String {
    ([curve].compactMap(\.self) + flags(of: row)).joined(separator: ", ")
  }

  private func flags(of row: TimingRow) -> [String] {
    let timing = row.summary.timing
    return [
      row.summary.beginsFromCurrentState ? ".beginFromCurrentState" : nil,
      timing.repeatCount == .infinity ? ".repeat" : nil, timing.autoreverses ? ".autoreverse" : nil,
    ].compactMap(\.self)
  }
}

extension String {
  /// The text with its first letter capitalized.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
