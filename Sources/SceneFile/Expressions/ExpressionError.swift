import SceneDiagnostics
import SceneSyntax

/// Why an expression means nothing, and which part of it.
struct ExpressionError: Error, Sendable {
  /// Where the part begins in the expression, in unicode scalars.
  let offset: Int
  /// How many scalars it covers.
  let length: Int
  let message: String
  var hint: String?
  /// The name that nothing has, where that is the reason.
  var unknownName: String?
}
