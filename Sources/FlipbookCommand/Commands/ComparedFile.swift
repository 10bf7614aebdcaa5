import Flipbook
import Golden
import SystemCalls

/// The kinds of files that can be compared.
enum ComparedFile {
  /// Returns whether a path names a scene or a Lottie animation, by its ending.
  static func isScene(_ path: String) -> Bool {
    let file = SceneSource.parts(of: path).file.lowercased()
    return [".yaml", ".yml", ".json", ".lottie"].contains(where: file.hasSuffix)
  }

  /// Returns whether a path names a picture, an animation, or a movie, by its ending.
  static func isPicture(_ path: String) -> Bool {
    let endings = [".png", ".apng", ".gif", ".webp", ".jpg", ".jpeg", ".mp4", ".m4v", ".mov", ".webm", ".mkv", ".y4m"]
    return endings.contains(where: path.lowercased().hasSuffix)
  }
}
