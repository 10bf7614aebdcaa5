import Codecs
import Encodings
import Flipbook
import SystemCalls

/// Functions that find the image files that a path refers to.
enum SubjectImages {
  /// The file name extensions of images, animations, and movies.
  private static let endings = [
    ".png", ".apng", ".gif", ".webp", ".jpg", ".jpeg", ".mp4", ".m4v", ".mov", ".webm", ".mkv", ".y4m",
  ]

  /// Returns the subject at a path: images for an image file, a folder, or a file name pattern; otherwise a scene; nil
  /// if nothing exists there.
  static func source(_ path: String) -> GoldenSubject.Source? {
    switch FileSystem.kind(of: path) {
    case .folder: return .pictures(path)
    case .file: return endings.contains(where: path.lowercased().hasSuffix) ? .pictures(path) : .scene(path)
    case .other: return nil
    case nil:
      if SceneSource.parts(of: path).animation != nil { return .scene(path) }
      return isPattern(path) && !FilePaths.matching(path).isEmpty ? .pictures(path) : nil
    }
  }

  /// Returns the files at a path, sorted by the numbers in their names.
  static func all(at path: String) -> [String] {
    switch FileSystem.kind(of: path) {
    case .file: return [path]
    case .folder:
      let manifest = "\(path)/manifest.json"
      let pictures = FileSystem.names(in: path).filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }
        .map { "\(path)/\($0)" }
      return FileSystem.kind(of: manifest) == .file ? pictures + [manifest] : NaturalOrder.sorted(pictures)
    case nil where isPattern(path): return NaturalOrder.sorted(FilePaths.matching(path))
    case nil, .other: return []
    }
  }

  /// Returns whether a path contains shell wildcards.
  static func isPattern(_ path: String) -> Bool { path.contains { "*?[".contains($0) } }
}
