import Codecs
import Encodings
import Flipbook
import SystemCalls

/// The files of images that a path means.
enum SubjectPictures {
  /// The endings of images, animations, and movies.
  private static let endings = [
    ".png", ".apng", ".gif", ".webp", ".jpg", ".jpeg", ".mp4", ".m4v", ".mov", ".webm", ".mkv", ".y4m",
  ]

  /// The subject at a path: images for an image's file, a folder, or a pattern of names, else a scene; nil if there is
  /// nothing.
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

  /// The files at a path, in the order of the numbers in their names.
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

  /// Returns whether a path has the shell's signs for other names.
  static func isPattern(_ path: String) -> Bool { path.contains { "*?[".contains($0) } }
}
