package import Geometry

/// The value of an expression.
package enum ExpressionValue: Hashable, Sendable {
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
  package enum Unit: String, Hashable, Sendable {
    case none
    case seconds
    case degrees
    /// Made from pi: surely meant as radians, and not to be taken for degrees by accident.
    case pi
  }

  package static func number(_ value: Double) -> ExpressionValue { .number(value, .none) }

  /// The kind of value, for messages.
  package var kindName: String {
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
  /// Returns whether both are numbers, both colors, and so on.
  package func isSameKind(as other: ExpressionValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.boolean, .boolean), (.color, .color), (.text, .text), (.row, .row): true
    case (.choice(let one), .choice(let other)): one.words == other.words
    default: false
    }
  }
}

/// A word that was chosen from a list, whose order counts.
package struct Choice: Hashable, Sendable {
  /// The word.
  package let word: String
  /// The alternatives.
  package let words: [String]

  package init(word: String, words: [String]) {
    self.word = word
    self.words = words
  }
}
