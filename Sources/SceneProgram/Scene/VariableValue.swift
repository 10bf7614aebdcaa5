import Arithmetic
public import Geometry

/// A value for a variable of a scene.
public enum VariableValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A Boolean value.
  case boolean(Bool)
  /// A color.
  case color(Color)
  /// A text, a choice, or any other value in the notation of scene files: `Hello`, `calm`, `0.35s`, `#2E6BE6`.
  case text(String)

  /// The value in the notation of scene files.
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
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Creates a text, a choice, or any other value in the notation of scene files.
  public init(stringLiteral value: String) { self = .text(value) }
}
