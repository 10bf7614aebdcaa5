import SceneProgram

/// A word of an expression, and where it stands.
struct Token: Sendable {
  package enum Kind: Hashable, Sendable {
    case number(Double, ExpressionValue.Unit)
    case name(String)
    case text(String)
    case hexColor(String)
    case symbol(String)
    case end
  }

  package let kind: Kind
  package let offset: Int
  package let length: Int
}
