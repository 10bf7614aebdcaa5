import Arithmetic
package import Motion

/// A spring in the notations of all engines.
package struct SpringNotations: Hashable, Sendable {
  /// A named parameter.
  package struct Entry: Hashable, Sendable {
    /// The name, as spelled by the engine.
    package let name: String
    /// The value; nil if the engine cannot express this spring.
    package let value: Double?
  }

  /// An engine with its parameters for the spring.
  package struct Notation: Hashable, Sendable {
    /// The engine's name.
    package let name: String
    /// The parameters.
    package let entries: [Entry]

    /// True if the engine can express this spring.
    package var isPossible: Bool { entries.allSatisfy { $0.value != nil } }
    /// The parameters, for display; a velocity, in distances per second, is included only if it isn't 0.
    package var text: String {
      entries.filter { $0.value != 0 || !$0.name.lowercased().hasSuffix("velocity") }
        .map { "\($0.name) \($0.value?.text(decimals: 4) ?? "–")" }.joined(separator: ", ")
    }
  }

  /// The notations of all engines.
  package let all: [Notation]

  /// Converts a spring to every notation.
  package init(_ curve: SpringCurve) {
    let pop = curve.popBouncinessAndSpeed
    all = [
      Notation(
        name: "Core Animation",
        entries: [
          Entry(name: "mass", value: curve.mass), Entry(name: "stiffness", value: curve.stiffness),
          Entry(name: "damping", value: curve.damping), Entry(name: "initialVelocity", value: curve.initialVelocity),
        ]),
      Notation(
        name: "SwiftUI",
        entries: [
          Entry(name: "duration", value: curve.perceptualDuration), Entry(name: "bounce", value: curve.bounce),
          Entry(name: "velocity", value: curve.initialVelocity),
        ]),
      Notation(
        name: "Response",
        entries: [
          Entry(name: "response", value: curve.perceptualDuration),
          Entry(name: "dampingFraction", value: curve.dampingRatio),
          Entry(name: "velocity", value: curve.initialVelocity),
        ]),
      Notation(
        name: "UIView",
        entries: [
          Entry(name: "duration", value: curve.viewDuration), Entry(name: "damping", value: curve.dampingRatio),
          Entry(name: "velocity", value: curve.initialVelocity),
        ]),
      Notation(
        name: "Pop",
        entries: [
          Entry(name: "bounciness", value: pop?.bounciness), Entry(name: "speed", value: pop?.speed),
          Entry(name: "velocity", value: curve.initialVelocity),
        ]),
      Notation(
        name: "Pop dynamics",
        entries: [
          Entry(name: "tension", value: curve.stiffness / curve.mass),
          Entry(name: "friction", value: curve.damping / curve.mass),
          Entry(name: "velocity", value: curve.initialVelocity),
        ]),
    ]
  }
}

extension TimingFunction {
  /// The name in Core Animation or UIKit, if the function has one, or else its control points.
  package var text: String {
    Self.named.first { $0.function == self }?.name ?? "cubic-bezier\(points)"
  }

  /// The control points, in parentheses.
  package var points: String {
    "(\([x1, y1, x2, y2].map { $0.plainText(decimals: 4) }.joined(separator: ", ")))"
  }
}
