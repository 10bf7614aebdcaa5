/// A line of `always`: evaluated at every tick.
package struct OutlineRule: Sendable {
  package enum Content: Sendable {
    /// Gives a value a name, for the rules below.
    case name(String, OutlineExpression)
    case change(OutlineChange)
    /// A rule that code cannot express.
    case unsupported
  }

  package let content: Content
  /// The rule as people read it.
  package let text: String

  package init(content: Content, text: String) {
    self.content = content
    self.text = text
  }
}
