import Motion
import SceneProgram

/// Writes property animators, and the steps that control them, as UIKit code.
///
/// An animator is kept until it has finished; the next step creates a new one.
struct AnimatorCode {
  private let writer: SceneCodeWriter
  private let steps: StepCode
  private var expressions: ExpressionCode { steps.expressions }

  init(_ writer: SceneCodeWriter, _ steps: StepCode) { (self.writer, self.steps) = (writer, steps) }

  /// Returns the statements for a step that controls an animator.
  ///
  /// - Throws: An ``Omission`` if the animator has no equivalent in the API.
  func statements(
    _ verb: AnimatorVerb, _ step: OutlineStep, _ animator: String
  ) throws(Omission) -> [String] {
    guard writer.style == .uiKit, let (name, method) = writer.animatorNames[animator],
      let outline = writer.outline.animators.first(where: { $0.name == animator })
    else { throw Omission(message: "the property animator \(animator)") }
    try steps.checkViews(outline.changes)
    _ = try timing(outline.parameters)
    writer.drivenAnimators.insert(animator)
    let current = "\(method)()"
    var lines: [String] = []
    let completion = steps.statements(for: step.completion)
    if !completion.isEmpty {
      lines += ["\(current).addCompletion { [self] _ in"] + completion.indented + ["}"]
    }
    switch verb {
    case .startAnimator: lines.append("\(current).startAnimation()")
    case .pauseAnimator: lines.append("\(current).pauseAnimation()")
    case .reverseAnimator:
      let reversed = try expressions.parameter("reversed", of: step.parameters, as: .boolean)
      lines.append(reversed.map { "\(current).isReversed = \($0)" } ?? "\(current).isReversed.toggle()")
    case .scrubAnimator:
      // An inactive animator must be paused at its start first.
      let fraction = try expressions.parameter("to", of: step.parameters) ?? "0"
      lines += ["if \(name) == nil { \(current).pauseAnimation() }", "\(name)?.fractionComplete = \(fraction)"]
    case .stopAnimator:
      let position = step.parameters["at"]?.text ?? "current"
      lines += ["\(name)?.stopAnimation(false)", "\(name)?.finishAnimation(at: .\(position))"]
    case .continueAnimator:
      let hasPace =
        step.parameters.timingFunction != nil
        || ["damping", "springDuration", "bounce"].contains { step.parameters[$0] != nil }
      let pace = hasPace ? try timing(step.parameters) : "nil"
      let factor = try expressions.parameter("durationFactor", of: step.parameters) ?? "0"
      lines.append("\(name)?.continueAnimation(withTimingParameters: \(pace), durationFactor: \(factor))")
    }
    return lines
  }

  /// Returns the method that returns the active animator or creates a new one.
  func lines(for animator: OutlineAnimator) throws(Omission) -> [String] {
    guard let (name, method) = writer.animatorNames[animator.name] else { return [] }
    let duration = try expressions.parameter("duration", of: animator.parameters) ?? "0"
    var lines = [
      "/// The property animator \(name); it is recreated after it has finished.",
      "private func \(method)() -> UIViewPropertyAnimator {", "  if let \(name) { return \(name) }",
      "  let animator = UIViewPropertyAnimator(",
      "    duration: \(duration), timingParameters: \(try timing(animator.parameters)))",
    ]
    if let isLinear = try expressions.parameter("scrubsLinearly", of: animator.parameters, as: .boolean) {
      lines.append("  animator.scrubsLinearly = \(isLinear)")
    }
    lines.append("  animator.addAnimations { [self] in")
    lines += try steps.statements(of: animator.changes).indented.indented + ["  }"]
    lines += ["  animator.addCompletion { [self] _ in", "    \(name) = nil"]
    lines += steps.statements(for: animator.completion).indented.indented
    return lines + ["  }", "  \(name) = animator", "  return animator", "}"]
  }

  private func timing(_ parameters: OutlineParameters) throws(Omission) -> String {
    if parameters["springDuration"] != nil || parameters["bounce"] != nil {
      let duration = try expressions.parameter("springDuration", of: parameters) ?? "0.5"
      let bounce = try expressions.parameter("bounce", of: parameters) ?? "0"
      let velocity = try expressions.parameter("velocity", of: parameters)
      let speed = velocity.map { ", initialVelocity: CGVector(dx: \($0), dy: \($0))" } ?? ""
      return "UISpringTimingParameters(duration: \(duration), bounce: \(bounce)\(speed))"
    }
    guard let damping = try expressions.parameter("damping", of: parameters) else {
      return "UICubicTimingParameters(\(SwiftText.animationCurve(parameters.timingFunction ?? .easeInEaseOut)))"
    }
    let velocity = try expressions.parameter("velocity", of: parameters)
    let speed = velocity.map { ", initialVelocity: CGVector(dx: \($0), dy: \($0))" } ?? ""
    return "UISpringTimingParameters(dampingRatio: \(damping)\(speed))"
  }
}
