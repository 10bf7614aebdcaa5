import Arithmetic
import Motion
import SceneSyntax

/// Pop's constants for springs that are described in the words of other engines.
enum PopConstants {
  /// The verb of steps with Pop's springs.
  static let verb = "pop"

  /// Returns the tension and friction of the spring that a Pop step describes by keys it does not have.
  ///
  /// - Parameters:
  ///   - key: The unknown key.
  ///   - entries: All entries of the step.
  /// - Returns: The remedy; nil if the key describes no spring.
  static func hint(for key: String, among entries: [SyntaxNode.Entry]) -> String? {
    func number(_ name: String) -> Double? {
      entries.first { $0.key == name }.flatMap { $0.value.text }.flatMap(Double.init)
    }
    let curve: SpringCurve?
    switch key {
    case "response", "dampingRatio", "dampingFraction":
      let ratio = number("dampingRatio") ?? number("dampingFraction") ?? 1
      curve = number("response").flatMap { try? SpringCurve(response: $0, dampingRatio: ratio) }
    case "perceptualDuration", "bounce":
      let duration = number("perceptualDuration") ?? number("duration") ?? 0.5
      curve = try? SpringCurve(perceptualDuration: duration, bounce: number("bounce") ?? 0)
    case "stiffness", "damping":
      curve = number("stiffness").flatMap { stiffness in
        number("damping").flatMap { try? SpringCurve(stiffness: stiffness, damping: $0) }
      }
    default: return nil
    }
    guard let curve else { return "a spring of Pop has tension and friction, or bounciness and speed" }
    func rounded(_ value: Double) -> String { ((value * 10).rounded() / 10).plainText }
    return "the same spring is tension: \(rounded(curve.stiffness)), friction: \(rounded(curve.damping))"
  }
}
