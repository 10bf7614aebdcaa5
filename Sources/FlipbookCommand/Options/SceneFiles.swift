import ArgumentParser
import Flipbook
import Golden
import SystemCalls

/// The scene files that arguments name.
enum SceneFiles {
  /// Returns the scene at a path, or every scene in a folder.
  ///
  /// A YAML file is a scene if it has a canvas. Folders called `Assets` or `__Goldens__`, and hidden ones, hold parts of
  /// scenes and are left out.
  ///
  /// - Throws: `ValidationError` when a folder has no scenes.
  static func named(_ path: String) throws -> [String] {
    guard FileSystem.kind(of: path) == .folder else { return [path] }
    let scenes = inside(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
    guard !scenes.isEmpty else { throw ValidationError("there are no scenes in \(path)") }
    return scenes
  }

  /// Returns the scenes in a folder and its subfolders, by name; empty if there are none.
  static func inside(_ folder: String) -> [String] {
    FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = folder == "." ? name : "\(folder)/\(name)"
      switch FileSystem.kind(of: path) {
      case .folder: return name == "Assets" || name == GoldenPlace.folderName ? [] : inside(path)
      case .file: return isScene(path) ? [path] : []
      case nil, .other: return []
      }
    }
  }

  private static func isScene(_ path: String) -> Bool {
    guard path.hasSuffix(".yaml") || path.hasSuffix(".yml") else { return false }
    guard let source = try? SceneSource(path: path) else { return false }
    return source.hasCanvas
  }
}
