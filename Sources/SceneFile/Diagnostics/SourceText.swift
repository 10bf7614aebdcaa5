/// A text that a scene is read from: the scene, a file that it includes, a value from outside.
struct SourceText: Sendable {
  /// What it is called in messages.
  let name: String
  let text: String
}
