import SceneDiagnostics
import SceneSyntax

/// A line of `always`, which is evaluated at every tick.
enum Rule: Sendable {
  /// Gives a value a name, for the rules below.
  case name(String, slot: Int, Computed<ExpressionValue>)
  /// Says a property or a state.
  case change(Computed<Step.Change>)
}

extension Rule: CustomStringConvertible {
  var description: String {
    switch self {
    case .name(let name, let slot, let value): "value[\(slot)] \(name) = \(value.text())"
    case .change(let change): change.text()
    }
  }
}
