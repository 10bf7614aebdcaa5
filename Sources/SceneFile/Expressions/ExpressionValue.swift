import Geometry

/// What an expression is worth.
enum ExpressionValue: Hashable, Sendable {
  case number(Double, Unit)
  case boolean(Bool)
  case color(Color)
  case text(String)

  /// What a number counts.
  ///
  /// Numbers without a unit take on the one of what they meet.
  enum Unit: String, Hashable, Sendable {
    case none
    case seconds
    case degrees
    /// Made from pi: surely meant as radians, and not to be taken for degrees by accident.
    case pi
  }

  static func number(_ value: Double) -> ExpressionValue { .number(value, .none) }

  /// What kind of thing it is, for messages.
  var kindName: String {
    switch self {
    case .number(_, .seconds): "a time"
    case .number(_, .degrees): "an angle"
    case .number: "a number"
    case .boolean: "true or false"
    case .color: "a colour"
    case .text: "a text"
    }
  }
}

extension ExpressionValue {
  /// Whether both are numbers, both colours, and so on.
  func isSameKind(as other: ExpressionValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.boolean, .boolean), (.color, .color), (.text, .text): true
    default: false
    }
  }
}
