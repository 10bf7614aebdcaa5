/// The reason why a scene's file cannot be edited.
struct SceneEditError: Error, Hashable, CustomStringConvertible {
  /// The message for the user, one sentence.
  let description: String
}
