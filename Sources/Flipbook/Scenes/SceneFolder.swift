import SceneCompiler
import SceneDiagnostics
import SceneProgram
import SystemCalls

/// The folder of a scene's files; their names must not lead out of it.
///
/// Folders called `Assets` beside the scene or in a folder above it are allowed as well. Links are resolved before the
/// location of a file is checked.
struct SceneFolder {
  /// The scene's folder, with its `/`; empty for the current one.
  let path: String
  /// True if files may lie anywhere.
  let allowsOutside: Bool

  /// Makes the folder of a scene; for the standard input, `-`, it is the current folder.
  init(ofScene scene: String, allowsOutside: Bool) {
    path = Self.folder(of: scene)
    self.allowsOutside = allowsOutside
  }

  /// The path of a named file.
  ///
  /// - Parameters:
  ///   - name: The name, relative to the folder of `includer`.
  ///   - includer: The file that contains the name; nil for the scene.
  /// - Returns: The path, or the reason why it may not be opened. The file may be missing.
  func path(of name: String, from includer: String? = nil) -> Result<String, FileNotFound> {
    let file = name.hasPrefix("/") ? name : (includer.map(Self.folder) ?? path) + name
    guard !allowsOutside else { return .success(file) }
    // For a file that is missing, or missing in this scale, the folder decides.
    let parent = Self.folder(of: file)
    guard let real = FilePaths.resolved(file) ?? FilePaths.resolved(parent.isEmpty ? "." : parent),
      let home = FilePaths.resolved(path.isEmpty ? "." : path)
    else { return .success(file) }
    if Self.isInside(real, home) { return .success(file) }
    var around = home
    while true {
      if Self.isInside(real, around + "/Assets") { return .success(file) }
      guard let slash = around.lastIndex(of: "/"), !around.isEmpty else { break }
      around = String(around[..<slash])
    }
    return .failure(
      FileNotFound(
        message: "‘\(name)’ is outside the scene's folder and Assets",
        hint: "move it there, or allow it with --allow-outside"))
  }

  /// The path of a named image, any of whose variants may be opened.
  func path(ofPicture name: String) -> Result<String, FileNotFound> {
    for variant in ImageVariant.variants(of: name) {
      if case .failure(let failure) = path(of: variant.path) { return .failure(failure) }
    }
    return path(of: name)
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
