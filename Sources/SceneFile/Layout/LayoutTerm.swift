/// A length of a layout.
enum LayoutTerm: Sendable {
  case constant(Double)
  /// One that follows other layers or a state, as it is written.
  case expression(SyntaxNode)
}
