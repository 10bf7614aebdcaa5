import Arithmetic
import Motion
import SceneSyntax

/// Suggests Pop's spring constants for springs in the notation of other engines.
enum PopConstants {
  /// The verb of steps with Pop springs.
  static let verb = "pop"

  /// Suggests the tension and friction for a Pop step with the spring parameters of another engine.
  ///
  /// - Parameters:
  ///   - key: The unknown key.
  ///   - entries: All entries of the step.
  /// - Returns: The hint; nil if the key is not a spring parameter.
  static func hint(for key: String, among entries: [SyntaxNode.Entry]) -> String? {
    func number(_ name: String) -> Double? {
      entries.first { $0.key == name }.flatMap { $0.value.text }.flatMap(Double.init)
    }
    let curve: SpringCurve?
    switch key {
    case "dampingFraction":
      let ratio = number(key) ?? 1
      curve = number("response").flatMap { try? SpringCurve(response: $0, dampingRatio: ratio) }
    case "perceptualDuration", "bounce":
      let duration = number("perceptualDuration") ?? number("duration") ?? 0.5
      curve = try? SpringCurve(perceptualDuration: duration, bounce: number("bounce") ?? 0)
    default: return nil
    }
    guard let curve else {
      return "a Pop spring takes bounciness and speed, tension and friction, or response and dampingRatio"
    }
    func rounded(_ value: Double) -> String { ((value * 10).rounded() / 10).plainText }
    return "the equivalent spring is tension: \(rounded(curve.stiffness)), friction: \(rounded(curve.damping))"
  }
}
