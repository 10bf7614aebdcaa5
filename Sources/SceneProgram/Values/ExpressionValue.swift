package import Geometry

/// The value of an expression.
package enum ExpressionValue: Hashable, Sendable {
  case number(Double, Unit)
  case boolean(Bool)
  case color(Color)
  case text(String)
  /// The numbers of a point, a size, or a rectangle.
  case numbers([Double])
  /// A word from the choices of a variable.
  case choice(Choice)
  /// A table of data.
  case table(DataTable)
  /// A row of a table.
  case row(DataRow)

  /// The unit of a number.
  ///
  /// A number without a unit takes the unit of the other operand.
  package enum Unit: String, Hashable, Sendable {
    case none
    case seconds
    case degrees
    /// A multiple of pi, which is certainly meant in radians and must not be used as degrees.
    case pi
  }

  package static func number(_ value: Double) -> ExpressionValue { .number(value, .none) }

  /// The type of the value, for messages.
  package var kindName: String {
    switch self {
    case .number(_, .seconds): "a time"
    case .number(_, .degrees): "an angle"
    case .number: "a number"
    case .boolean: "true or false"
    case .color: "a color"
    case .text: "text"
    case .numbers(let numbers): "a list of \(numbers.count) numbers"
    case .choice(let choice): "one of \(choice.words.joined(separator: ", "))"
    case .table(let table): "the rows of \(table.name)"
    case .row(let row): "a row of \(row.table.name)"
    }
  }
}

extension ExpressionValue {
  /// Returns true if both values have the same type.
  package func isSameKind(as other: ExpressionValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.boolean, .boolean), (.color, .color), (.text, .text), (.row, .row): true
    case (.choice(let one), .choice(let other)): one.words == other.words
    default: false
    }
  }
}

/// A word from an ordered list.
package struct Choice: Hashable, Sendable {
  /// The selected word.
  package let word: String
  /// The list of words, in order.
  package let words: [String]

  package init(word: String, words: [String]) {
    self.word = word
    self.words = words
  }
}
