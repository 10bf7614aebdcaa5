import LayerTree
import Motion
import SceneProgram

/// Writes interactive transitions as property animators that are scrubbed by the percentage.
struct InteractionCode {
  private let writer: SceneCodeWriter
  /// The methods that begin interactions.
  private(set) var methods: [SceneCodeWriter.Method] = []

  init(_ writer: SceneCodeWriter, _ steps: StepCode) {
    self.writer = writer
    guard writer.style != .swiftUI else { return }
    for interaction in writer.outline.interactions {
      guard let name = writer.interactionNames[interaction.name] else { continue }
      methods.append(
        writer.style == .uiKit
          ? method(for: interaction, named: name, steps) : layerMethod(for: interaction, named: name, steps))
    }
  }

  private func method(
    for interaction: OutlineInteraction, named name: String, _ steps: StepCode
  ) -> SceneCodeWriter.Method {
    var body: [String]
    do throws(Omission) {
      guard let changes = interaction.changes else {
        throw Omission(message: "changes that cannot be expressed in code")
      }
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
      name: Self.begin(name), summary: "Begins \(interaction.name), or interrupts it.", lines: lines)
  }

  /// Returns a method that begins a transition of layers, which have no property animators.
  private func layerMethod(
    for interaction: OutlineInteraction, named name: String, _ steps: StepCode
  ) -> SceneCodeWriter.Method {
    writer.use(.transition)
    var ends: [String] = []
    do throws(Omission) {
      guard let changes = interaction.changes else {
        throw Omission(message: "changes that cannot be expressed in code")
      }
      guard interaction.timingFunction == nil else { throw Omission(message: "a separate timing while it is scrubbed") }
      for change in changes { ends += try self.ends(change) }
    } catch {
      writer.omit("\(interaction.name): \(error.message)")
      ends = ["// Not exported: \(error.message)"]
    }
    let duration = SwiftText.number(interaction.duration)
    var lines = ["if let \(name) { return \(name).hold() }", "\(name) = Transition(duration: \(duration), ["]
    lines += ends.indented + ["]) { [unowned self] in", "  \(name) = nil"]
    lines += steps.statements(for: interaction.completion).indented + ["}"]
    return SceneCodeWriter.Method(
      name: Self.begin(name), summary: "Begins \(interaction.name), or interrupts it.", lines: lines)
  }

  /// Returns the end values of a change as numbers, each with its layer and key path.
  private func ends(_ change: OutlineChange) throws(Omission) -> [String] {
    guard case .layer(let layer) = change.subject, let property = AnimatableProperty(keyPath: change.keyPath) else {
      throw Omission(message: "a change of \(change.keyPath)")
    }
    let name = writer.layerName(of: layer)
    let expressions = ExpressionCode(writer)
    let parts: [String]
    switch property.kind {
    case .number:
      let value = try expressions.value(change.end, property.kind, property.unit)
      return ["(\(name), \"\(property.keyPath)\", \(value)),"]
    case .point: parts = ["x", "y"]
    case .size: parts = ["width", "height"]
    default: throw Omission(message: "a change of a \(property.kind.rawValue)")
    }
    var values: [String] = []
    if case .list(let items) = change.end.value, items.count == parts.count {
      for item in items {
        guard let expression = item.expression else { throw Omission(message: change.keyPath) }
        values.append(try expressions.code(expression, as: .number))
      }
    } else {
      guard let expression = change.end.value.expression else { throw Omission(message: change.keyPath) }
      values = try parts.map { (_) throws(Omission) in try expressions.code(expression, as: .number) }
    }
    return zip(parts, values).map { "(\(name), \"\(property.keyPath).\($0)\", \($1))," }
  }

  private static func begin(_ name: String) -> String { "begin\(name.prefix(1).uppercased() + name.dropFirst())" }

  /// Returns the statements that control an interactive transition.
  static func step(
    _ verb: InteractionVerb, _ step: OutlineStep, _ interaction: String, _ writer: SceneCodeWriter
  ) throws(Omission) -> [String] {
    guard let name = writer.interactionNames[interaction],
      let outline = writer.outline.interactions.first(where: { $0.name == interaction })
    else { throw Omission(message: "an interaction, which needs UIKit's property animators") }
    let expressions = ExpressionCode(writer)
    func number(_ key: String) throws(Omission) -> String? {
      try expressions.parameter(key, of: step.parameters)
    }
    let finishes: Bool
    switch verb {
    case .begin: return ["\(begin(name))()"]
    case .update:
      guard let percent = try number("to") else { throw Omission(message: "to") }
      return writer.style == .uiKit
        ? ["\(name)?.fractionComplete = \(percent)"] : ["\(name)?.update(to: \(percent))"]
    case .finish: finishes = true
    case .cancel: finishes = false
    }
    guard writer.style == .uiKit else { return [try release(step, finishing: finishes, name, writer, number)] }
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
    return ["release(\(name), finishing: \(finishes), with: \(timing)\(speed))"]
  }
}

extension InteractionCode {
  /// Returns the statement that releases a transition of layers.
  private static func release(
    _ step: OutlineStep, finishing finishes: Bool, _ name: String, _ writer: SceneCodeWriter,
    _ number: (String) throws(Omission) -> String?
  ) throws(Omission) -> String {
    let outline = writer.outline.interactions.first { writer.interactionNames[$0.name] == name }
    let finishing = "\(name)?.release(finishing: \(finishes)"
    let speed = try number("completionSpeed") ?? SwiftText.number(outline?.completionSpeed ?? 1)
    let end = speed == "1" ? ")" : ", speed: \(speed))"
    guard step.parameters["damping"] != nil else {
      let curve = step.parameters.completionCurve ?? outline?.completionCurve ?? .easeInEaseOut
      return "\(finishing), with: \(SwiftText.timingFunction(curve))\(end)"
    }
    guard step.parameters["velocity"] == nil else { throw Omission(message: "a release with a velocity") }
    guard case .number(let damping)? = step.parameters["damping"]?.expression,
      let spring = try? UIKitSpring(duration: 1, dampingRatio: damping, generation: .iOS8)
    else { throw Omission(message: "a damping that changes") }
    let frequency = SwiftText.number(spring.curve.stiffness.squareRoot())
    return "\(finishing), dampingRatio: \(SwiftText.number(damping)), frequency: \(frequency)\(end)"
  }
}

extension SwiftText {
  /// Returns the arguments for a curve, by its control points.
  static func controlPoints(_ function: TimingFunction) -> String {
    "controlPoint1: CGPoint(x: \(number(function.x1)), y: \(number(function.y1))), "
      + "controlPoint2: CGPoint(x: \(number(function.x2)), y: \(number(function.y2)))"
  }

  /// Returns the arguments for a curve, by its name if UIKit has one.
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
