import Motion
import SceneProgram

/// Writes the animation of a SwiftUI step.
struct SwiftUIAnimationCode {
  private let parameters: OutlineParameters
  private let expressions: ExpressionCode

  init(_ parameters: OutlineParameters, _ expressions: ExpressionCode) {
    self.parameters = parameters
    self.expressions = expressions
  }

  private func number(_ name: String) throws(Omission) -> String? {
    parameters[name]?.text == "infinity" ? nil : try expressions.parameter(name, of: parameters)
  }

  /// Returns the animation with its modifiers.
  ///
  /// - Throws: An ``Omission`` if a value has no equivalent in Swift.
  func text() throws(Omission) -> String {
    let word = try self.word()
    var arguments: [String] = []
    for name in Self.arguments(of: word) {
      if let value = try number(name) { arguments.append("\(name): \(value)") }
    }
    if word == "timingCurve" {
      guard let function = parameters.timingFunction else { throw Omission(message: "controlPoints") }
      let points = [function.x1, function.y1, function.x2, function.y2].map(SwiftText.number)
      arguments = points + [try number("duration").map { "duration: \($0)" }].compactMap(\.self)
    }
    var text = ".\(word)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    let autoreverses = try parameters["autoreverses"]?.expression.map { (value) throws(Omission) in
      try expressions.code(value, as: .boolean)
    }
    if parameters["repeatCount"]?.text == "infinity" {
      text += autoreverses == nil ? ".repeatForever()" : ".repeatForever(autoreverses: \(autoreverses ?? "true"))"
    } else if let count = try number("repeatCount") {
      text += ".repeatCount(\(count)\(autoreverses.map { ", autoreverses: \($0)" } ?? ""))"
    }
    if let speed = try number("speed") { text += ".speed(\(speed))" }
    if let delay = try number("delay") { text += ".delay(\(delay))" }
    return text
  }

  private func word() throws(Omission) -> String {
    guard let value = parameters["animation"] else { return "default" }
    if case .text(let word)? = value.expression { return word }
    guard let text = value.text, Self.words.contains(text) else {
      throw Omission(message: "an animation that changes")
    }
    return text
  }

  private static let words: Set<String> = [
    "default", "smooth", "snappy", "bouncy", "spring", "interactiveSpring", "interpolatingSpring", "linear", "easeIn",
    "easeOut", "easeInOut", "timingCurve",
  ]

  /// Returns the arguments of an animation, in Swift's order.
  private static func arguments(of word: String) -> [String] {
    switch word {
    case "smooth", "snappy", "bouncy": ["duration", "extraBounce"]
    case "spring": ["duration", "bounce", "response", "dampingFraction", "blendDuration"]
    case "interactiveSpring": ["duration", "extraBounce", "response", "dampingFraction", "blendDuration"]
    case "interpolatingSpring": ["mass", "stiffness", "damping", "duration", "bounce", "initialVelocity"]
    case "linear", "easeIn", "easeOut", "easeInOut": ["duration"]
    default: []
    }
  }
}
