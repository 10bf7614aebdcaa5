import Geometry
import LayerTree
import SceneDiagnostics

/// A function that an expression can call.
package struct ExpressionFunction: Sendable {
  package typealias Body = @Sendable (ArgumentList) throws(ExpressionError) -> ExpressionValue

  package let name: String
  private let body: Body

  package init(name: String, body: @escaping Body) {
    self.name = name
    self.body = body
  }

  /// Returns the result of the function.
  package func call(_ values: ArgumentList) throws(ExpressionError) -> ExpressionValue { try body(values) }
}
