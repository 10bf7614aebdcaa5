import SceneDiagnostics
import SceneSyntax

/// An error in an expression, and the part that causes it.
struct ExpressionError: Error, Sendable {
  /// The offset of the part in the expression, in Unicode scalars.
  let offset: Int
  /// The number of scalars that it covers.
  let length: Int
  let message: String
  var hint: String?
  /// The name that nothing has, where that is the reason.
  var unknownName: String?
}
