import Geometry
import SceneDiagnostics
import SceneSyntax

/// The value of an expression.
enum ExpressionValue: Hashable, Sendable {
  case number(Double, Unit)
  case boolean(Bool)
  case color(Color)
  case text(String)
  /// A point, a size or a rectangle of a layer.
  case numbers([Double])
  /// One of the words that a variable can be.
  case choice(Choice)
  /// Rows of data.
  case table(DataTable)
  /// One row of data.
  case row(DataRow)

  /// The unit of a number.
  ///
  /// Numbers without a unit take the unit of the other operand.
  enum Unit: String, Hashable, Sendable {
    case none
    case seconds
    case degrees
    /// Made from pi: surely meant as radians, and not to be taken for degrees by accident.
    case pi
  }

  static func number(_ value: Double) -> ExpressionValue { .number(value, .none) }

  /// The kind of value, for messages.
  var kindName: String {
    switch self {
    case .number(_, .seconds): "a time"
    case .number(_, .degrees): "an angle"
    case .number: "a number"
    case .boolean: "true or false"
    case .color: "a color"
    case .text: "a text"
    case .numbers(let numbers): "a list of \(numbers.count) numbers"
    case .choice(let choice): "one of \(choice.words.joined(separator: ", "))"
    case .table(let table): "the rows of \(table.name)"
    case .row(let row): "a row of \(row.table.name)"
    }
  }
}

extension ExpressionValue {
  /// The color, or the color that a text names, as in `if dark then '#333' else '#EEE'`.
  var color: Color? {
    switch self {
    case .color(let color): color
    case .text(let text): Color(text)
    default: nil
    }
  }

  /// Returns whether both are numbers, both colors, and so on.
  func isSameKind(as other: ExpressionValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.boolean, .boolean), (.color, .color), (.text, .text), (.row, .row): true
    case (.choice(let one), .choice(let other)): one.words == other.words
    default: false
    }
  }
}
