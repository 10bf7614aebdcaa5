/// A text that a scene is read from: the scene, a file that it includes, a value from outside.
package struct SourceText: Sendable {
  /// The name in messages.
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
