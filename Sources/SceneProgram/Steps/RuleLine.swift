import Geometry
import LayerTree
import SceneDiagnostics

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
