/// A reason why a scene's file is not changed.
struct SceneEditError: Error, Hashable, CustomStringConvertible {
  /// One sentence for the person who wants it changed.
  let description: String
}
