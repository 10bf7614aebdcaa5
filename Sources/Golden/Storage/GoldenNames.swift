import Flipbook

/// A cache of the goldens in folders, by the names of their scenes; each folder is read only once.
struct GoldenNames {
  /// The goldens of each folder, by the names of the scenes that they may belong to.
  private var folders: [String: [Substring: [String]]] = [:]

  /// Returns the recorded goldens of a scene and of its variants.
  ///
  /// - Parameters:
  ///   - scene: The scene's file.
  ///   - goldens: The folder of goldens, if it isn't beside the scene.
  /// - Returns: The locations, sorted by name.
  mutating func locations(ofScene scene: String, in goldens: String?) -> [GoldenLocation] {
    let own = GoldenLocation(scene: scene, in: goldens)
    let parent = String(own.folder.dropLast(own.name.count + 1))
    let names = folders[parent] ?? Self.names(in: parent)
    folders[parent] = names
    return names[own.name[...], default: []]
      .map { GoldenLocation(folder: "\(parent)/\($0)") }
      .filter { StoredGolden.exists(in: $0.folder) }
  }

  private static func names(in folder: String) -> [Substring: [String]] {
    var names: [Substring: [String]] = [:]
    for name in FileSystem.names(in: folder) {
      names[name[...], default: []].append(name)
      // The name of a variant follows an `@`, which may also occur in the names of scenes.
      for end in name.indices where name[end] == "@" { names[name[..<end], default: []].append(name) }
    }
    return names
  }
}
