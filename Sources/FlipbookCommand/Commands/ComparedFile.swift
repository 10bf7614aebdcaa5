import Flipbook
import Golden
import SystemCalls

/// The kinds of files that can be compared.
enum ComparedFile {
  /// Returns whether a path has the extension of a scene or a Lottie animation.
  static func isScene(_ path: String) -> Bool {
    let file = SceneSource.parts(of: path).file.lowercased()
    return [".yaml", ".yml", ".json", ".lottie"].contains(where: file.hasSuffix)
  }

  /// Returns whether a path has the extension of an image, an animation, or a movie.
  static func isImage(_ path: String) -> Bool {
    let endings = [".png", ".apng", ".gif", ".webp", ".jpg", ".jpeg", ".mp4", ".m4v", ".mov", ".webm", ".mkv", ".y4m"]
    return endings.contains(where: path.lowercased().hasSuffix)
  }
}
