/// A line of `always`: what is worked out anew at every tick.
struct Rule: Sendable {
  /// The target, or the name of a value for the lines below.
  let entry: SyntaxNode.Entry
  /// Whether it only gives a name to a value.
  let isName: Bool
}
