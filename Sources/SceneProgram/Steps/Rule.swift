/// A line of `always`, which is evaluated at every tick.
package enum Rule: Sendable {
  /// Gives a value a name, for the rules below.
  case name(String, slot: Int, Computed<ExpressionValue>)
  /// Says a property or a state.
  case change(Computed<Step.Change>)
}

extension Rule: CustomStringConvertible {
  package var description: String {
    switch self {
    case .name(let name, let slot, let value): "value[\(slot)] \(name) = \(value.text())"
    case .change(let change): change.text()
    }
  }
}

/// A line of `always` as it is written, for reviews.
package struct RuleLine: Sendable {
  /// The property or state that it says, or the name that it gives.
  package let name: String
  /// The text of the line, with the `for` around it.
  package let expression: String

  package init(name: String, expression: String) {
    self.name = name
    self.expression = expression
  }
}
