import Flipbook
import SystemCalls

/// The location of a scene's golden: a folder with the golden's name in `__Goldens__` beside the scene.
package struct GoldenLocation: Hashable, Sendable {
  /// The name of the folder for goldens, beside the scenes or tests that they belong to.
  package static let folderName = "__Goldens__"

  /// The name of the golden and of its folder.
  package let name: String
  /// The path of the golden's folder.
  package let folder: String

  /// Creates the location of a golden from its folder.
  package init(folder: String) {
    self.folder = folder
    name = folder.split(separator: "/").last.map(String.init) ?? folder
  }

  /// Creates the location of a scene's golden.
  ///
  /// - Parameters:
  ///   - scene: The scene's file.
  ///   - variant: The variant of the scene; nil for the scene itself.
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

  /// Creates the location of a named golden in a folder.
  package init(name: String, in goldens: String) {
    self.name = Self.fileName(name)
    folder = "\(goldens)/\(self.name)"
  }

  /// Returns the recorded goldens of a scene and of its variants.
  package static func all(ofScene scene: String, in goldens: String? = nil) -> [GoldenLocation] {
    var names = GoldenNames()
    return names.locations(ofScene: scene, in: goldens)
  }

  /// Returns all goldens in a folder and its subfolders, except in reports.
  package static func all(inside folder: String) -> [GoldenLocation] {
    if StoredGolden.exists(in: folder) { return [GoldenLocation(folder: folder)] }
    if FileSystem.kind(of: "\(folder)/\(ReportRoot.factsName)") == .file { return [] }
    return FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      return FileSystem.kind(of: path) == .folder ? all(inside: path) : []
    }
  }

  /// Converts a path relative to the golden's folder to a path relative to the current folder.
  package func located(_ path: String) -> String {
    let path = SystemEnvironment.absolute("\(SystemEnvironment.absolute(folder))/\(path)")
    let current = SystemEnvironment.absolute(".")
    return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
  }

  /// Returns a name converted to a part of a file name.
  package static func fileName(_ name: String) -> String {
    String(name.map { "/:\\*?\"<>|".contains($0) || $0.isNewline ? "_" : $0 })
  }
}
