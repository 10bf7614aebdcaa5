import SceneCompiler
import SceneDiagnostics
import SceneProgram
import SystemCalls

/// The folder of a scene's files, which restricts the files that the scene may refer to.
///
/// Folders named `Assets` in the scene's folder or in one of its parents are allowed as well. Symbolic links are
/// resolved before the location of a file is checked.
struct SceneFolder {
  /// The path of the scene's folder, with a trailing `/`; empty for the current folder.
  let path: String
  /// True if files may be anywhere.
  let allowsOutside: Bool

  /// Creates the folder of a scene file; for standard input, `-`, the current folder.
  init(ofScene scene: String, allowsOutside: Bool) {
    path = Self.folder(of: scene)
    self.allowsOutside = allowsOutside
  }

  /// Returns the path of a file that the scene refers to by name.
  ///
  /// - Parameters:
  ///   - name: The name, relative to the folder of `includer`.
  ///   - includer: The file that contains the name; nil for the scene.
  /// - Returns: The path, or the reason why it may not be opened. The file may be missing.
  func path(of name: String, from includer: String? = nil) -> Result<String, FileNotFound> {
    let file = name.hasPrefix("/") ? name : (includer.map(Self.folder) ?? path) + name
    guard !allowsOutside else { return .success(file) }
    // If the file doesn't exist, the location of its folder decides.
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
        hint: "move it there, or allow it with --allow-outside", exists: FileSystem.kind(of: file) != nil))
  }

  /// Returns the path of an image that the scene refers to by name, and checks the paths of all its variants.
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
