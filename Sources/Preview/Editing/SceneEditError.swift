/// A reason why a scene's file is not changed.
struct SceneEditError: Error, Hashable, CustomStringConvertible {
  /// The message for the user, one sentence.
  let description: String
}
