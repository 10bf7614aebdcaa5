import Arithmetic
public import Geometry

/// A value for a variable of a scene, from outside.
public enum VariableValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// A color.
  case color(Color)
  /// A text, a choice, or any other value as a scene writes it: `Hello`, `calm`, `0.35s`, `#2E6BE6`.
  case text(String)

  /// The value as a scene writes it.
  package var text: String {
    switch self {
    case .number(let number): number.plainText
    case .boolean(let boolean): boolean ? "true" : "false"
    case .color(let color): "UIColor(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
    case .text(let text): text
    }
  }
}

extension VariableValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByStringLiteral
{
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Makes true or false.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Makes a text, a choice, or any other value as a scene writes it.
  public init(stringLiteral value: String) { self = .text(value) }
}
