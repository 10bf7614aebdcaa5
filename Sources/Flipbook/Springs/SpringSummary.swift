import Arithmetic
public import Motion

/// A spring in every notation, with the characteristics of its motion.
public struct SpringSummary: Sendable {
  /// A named value.
  public struct Row: Sendable {
    /// The parameter's name, as its engine spells it.
    public let name: String
    /// The value; nil if the engine cannot express this spring.
    public let value: Double?
    /// The engine that uses the parameter, or the meaning of the value.
    public let note: String
  }

  /// The values, grouped by notation.
  public let rows: [Row]

  /// Creates the summary of a spring curve.
  public init(_ curve: SpringCurve) {
    let pop = curve.popBouncinessAndSpeed
    let endless = curve.damping == 0
    rows = [
      Row(name: "mass", value: curve.mass, note: "CASpringAnimation, spring:"),
      Row(name: "stiffness", value: curve.stiffness, note: "CASpringAnimation, spring:"),
      Row(name: "damping", value: curve.damping, note: "CASpringAnimation, spring:"),
      Row(name: "initialVelocity", value: curve.initialVelocity, note: "distances per second, toward the target"),
      Row(name: "perceptualDuration", value: curve.perceptualDuration, note: "SwiftUI duration, s"),
      Row(name: "bounce", value: curve.bounce, note: "SwiftUI bounce: 0 smooth, 0.15 snappy, 0.3 bouncy"),
      Row(name: "response", value: curve.perceptualDuration, note: "SwiftUI response, s"),
      Row(name: "dampingRatio", value: curve.dampingRatio, note: "SwiftUI dampingFraction, UIKit damping"),
      Row(
        name: "Spring.stiffness", value: curve.swiftUIStiffness, note: "reported by SwiftUI's Spring(duration:bounce:)"),
      Row(name: "viewDuration", value: curve.viewDuration, note: "UIKit block with that damping, animate:, s"),
      Row(name: "tension", value: curve.stiffness / curve.mass, note: "Pop dynamicsTension"),
      Row(name: "friction", value: curve.damping / curve.mass, note: "Pop dynamicsFriction"),
      Row(name: "bounciness", value: pop?.bounciness, note: "Pop springBounciness"),
      Row(name: "speed", value: pop?.speed, note: "Pop springSpeed"),
      Row(
        name: "settlingDuration", value: endless ? nil : curve.settlingDuration,
        note: "time until within 0.1 % of the distance, s"),
      Row(name: "overshoot", value: curve.overshoot, note: "beyond the target, as a fraction of the distance"),
      Row(name: "peakVelocity", value: curve.peakVelocity, note: "distances per second"),
    ]
  }
}

extension SpringSummary: CustomStringConvertible {
  /// The summary as text, with one line per value.
  public var description: String {
    rows.map { row in
      let name = row.name + String(repeating: " ", count: max(0, 20 - row.name.count))
      let value = row.value.map(Self.rounded) ?? "none"
      return name + value + String(repeating: " ", count: max(1, 14 - value.count)) + row.note + "\n"
    }.joined()
  }

  /// Returns the number, rounded to six significant digits.
  private static func rounded(_ number: Double) -> String {
    let scaled = (number * 1e6).rounded() / 1e6
    return scaled == scaled.rounded() && abs(scaled) < 1e15 ? String(Int(saturating: scaled)) : String(scaled)
  }
}
