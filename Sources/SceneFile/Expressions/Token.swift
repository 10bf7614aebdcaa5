import SceneDiagnostics
import SceneSyntax

/// A word of an expression, with its place.
struct Token: Sendable {
  enum Kind: Hashable, Sendable {
    case number(Double, ExpressionValue.Unit)
    case name(String)
    case text(String)
    case hexColor(String)
    case symbol(String)
    case end
  }

  let kind: Kind
  let offset: Int
  let length: Int
}
