import LayerTree
import Motion
import SceneProgram

/// Writes interactions as property animators that the percentage scrubs.
struct InteractionCode {
  private let writer: SceneCodeWriter
  /// The methods that begin interactions.
  private(set) var methods: [SceneCodeWriter.Method] = []

  init(_ writer: SceneCodeWriter, _ steps: StepCode) {
    self.writer = writer
    guard writer.style == .uiKit else { return }
    for interaction in writer.outline.interactions {
      guard let name = writer.interactionNames[interaction.name] else { continue }
      methods.append(method(for: interaction, named: name, steps))
    }
  }

  private func method(
    for interaction: OutlineInteraction, named name: String, _ steps: StepCode
  ) -> SceneCodeWriter.Method {
    var body: [String]
    do throws(Omission) {
      guard let changes = interaction.changes else { throw Omission(message: "changes that code has no words for") }
      body = try ChangeCode(writer).statements(changes)
    } catch {
      writer.omit("\(interaction.name): \(error.message)")
      body = ["// Not exported: \(error.message)"]
    }
    let duration = SwiftText.number(interaction.duration)
    let curve = interaction.timingFunction.map { ", \(SwiftText.controlPoints($0))" } ?? ", curve: .linear"
    var lines = [
      "let animator = \(name) ?? UIViewPropertyAnimator(duration: \(duration)\(curve)) { [unowned self] in"
    ]
    lines += body.indented + ["}", "if \(name) == nil {"]
    if interaction.timingFunction != nil { lines.append("  animator.scrubsLinearly = false") }
    lines += ["  animator.addCompletion { [unowned self] _ in", "    \(name) = nil"]
    lines += steps.statements(for: interaction.completion).indented.indented
    lines += ["  }", "  \(name) = animator", "}", "animator.pauseAnimation()", "animator.isReversed = false"]
    return SceneCodeWriter.Method(
      name: Self.begin(name), summary: "Begins \(interaction.name), or catches it where it is.", lines: lines)
  }

  private static func begin(_ name: String) -> String { "begin\(name.prefix(1).uppercased() + name.dropFirst())" }

  /// The statements that drive an interaction.
  static func step(
    _ step: OutlineStep, _ interaction: String, _ writer: SceneCodeWriter
  ) throws(Omission) -> [String] {
    guard let name = writer.interactionNames[interaction],
      let outline = writer.outline.interactions.first(where: { $0.name == interaction })
    else { throw Omission(message: "an interaction, which UIKit's animators are for") }
    let expressions = ExpressionCode(writer)
    func number(_ key: String) throws(Omission) -> String? {
      guard let value = step.parameters[key] else { return nil }
      guard let expression = value.expression else { throw Omission(message: key) }
      return try expressions.code(expression, as: .number)
    }
    switch step.verb {
    case "begin": return ["\(begin(name))()"]
    case "update":
      guard let percent = try number("to") else { throw Omission(message: "to") }
      return ["\(name)?.fractionComplete = \(percent)"]
    default:
      writer.use(.release)
      let timing: String
      if let damping = try number("damping") {
        let velocity = try number("velocity").map { ", initialVelocity: CGVector(dx: \($0), dy: \($0))" } ?? ""
        timing = "UISpringTimingParameters(dampingRatio: \(damping)\(velocity))"
      } else {
        timing =
          "UICubicTimingParameters(\(SwiftText.animationCurve(step.parameters.completionCurve ?? outline.completionCurve)))"
      }
      var speed = try number("completionSpeed") ?? SwiftText.number(outline.completionSpeed)
      speed = speed == "1" ? "" : ", speed: \(speed)"
      return ["release(\(name), finishing: \(step.verb == "finish"), with: \(timing)\(speed))"]
    }
  }
}

extension SwiftText {
  /// The arguments that give a curve by its control points.
  static func controlPoints(_ function: TimingFunction) -> String {
    "controlPoint1: CGPoint(x: \(number(function.x1)), y: \(number(function.y1))), "
      + "controlPoint2: CGPoint(x: \(number(function.x2)), y: \(number(function.y2)))"
  }

  /// The arguments that give a curve, by its name if UIKit has one.
  static func animationCurve(_ function: TimingFunction) -> String {
    switch function {
    case .linear: "animationCurve: .linear"
    case .easeIn: "animationCurve: .easeIn"
    case .easeOut: "animationCurve: .easeOut"
    case .easeInEaseOut: "animationCurve: .easeInOut"
    default: controlPoints(function)
    }
  }
}
