/// The rules of one map, which are kept once, or once for everything that its `for` runs through.
struct RuleBlock: Sendable {
  let rules: [Rule]
  /// What `for` says; nil without one.
  let loop: SyntaxNode?
}
