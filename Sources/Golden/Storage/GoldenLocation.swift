import Flipbook
import SystemCalls

/// The location of a scene's golden: the folder with its name in `__Goldens__` beside the scene.
package struct GoldenLocation: Hashable, Sendable {
  /// The folder of goldens, beside the scenes or tests they belong to.
  package static let folderName = "__Goldens__"

  /// The name of the golden and of its folder.
  package let name: String
  /// The golden's folder.
  package let folder: String

  /// Makes the location of a golden from its folder.
  package init(folder: String) {
    self.folder = folder
    name = folder.split(separator: "/").last.map(String.init) ?? folder
  }

  /// The place for a golden of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene's file.
  ///   - variant: One of its variants.
  ///   - goldens: The folder of goldens, if it isn't beside the scene.
  package init(scene: String, variant: String? = nil, in goldens: String? = nil) {
    let slash = scene.lastIndex(of: "/")
    let file = slash.map { scene[scene.index(after: $0)...] } ?? scene[...]
    var stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? String(file)
    if let animation = SceneSource.parts(of: scene).animation { stem += "-\(animation)" }
    let parent = goldens ?? (slash.map { String(scene[...$0]) } ?? "") + Self.folderName
    name = Self.fileName(variant.map { "\(stem)@\($0)" } ?? stem)
    folder = "\(parent)/\(name)"
  }

  /// The place for a golden of that name.
  package init(name: String, in goldens: String) {
    self.name = Self.fileName(name)
    folder = "\(goldens)/\(self.name)"
  }

  /// The goldens of a scene and of its variants.
  package static func all(ofScene scene: String, in goldens: String? = nil) -> [GoldenLocation] {
    var names = GoldenNames()
    return names.places(ofScene: scene, in: goldens)
  }

  /// All goldens in a folder and its subfolders, except the ones in reports.
  package static func all(inside folder: String) -> [GoldenLocation] {
    if StoredGolden.exists(in: folder) { return [GoldenLocation(folder: folder)] }
    if FileSystem.kind(of: "\(folder)/\(GoldenReport.factsName)") == .file { return [] }
    return FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      return FileSystem.kind(of: path) == .folder ? all(inside: path) : []
    }
  }

  /// Converts a path relative to the golden's folder to one relative to the current folder.
  package func located(_ path: String) -> String {
    let path = SystemEnvironment.absolute("\(SystemEnvironment.absolute(folder))/\(path)")
    let current = SystemEnvironment.absolute(".")
    return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
  }

  /// A name as a part of a file's name.
  package static func fileName(_ name: String) -> String {
    String(name.map { "/:\\*?\"<>|".contains($0) || $0.isNewline ? "_" : $0 })
  }
}
