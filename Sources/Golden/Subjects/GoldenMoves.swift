import Codecs
import Flipbook

/// The moves of a scene's goldens to the locations that belong to the scene's new name.
package struct GoldenMoves {
  /// The old and new location of each golden.
  package let all: [(old: GoldenLocation, new: GoldenLocation)]
  /// The goldens of the scene with explicit names; they aren't moved.
  package let named: [GoldenLocation]
  private let scenes: (old: String, new: String)

  /// Finds the goldens of a scene and their new locations.
  ///
  /// - Parameters:
  ///   - old: The old path of the scene.
  ///   - new: The new path of the scene.
  ///   - goldens: The folder of the goldens, if they aren't beside the scenes.
  /// - Throws: ``GoldenError`` if there is nothing to move, or the new location is in use.
  package init(from old: String, to new: String, in goldens: String?) throws(GoldenError) {
    let (isOld, isNew) = (FileSystem.kind(of: old) != nil, FileSystem.kind(of: new) != nil)
    if isOld, isNew { throw .forbidden("\(old) and \(new) both exist: remove the one you do not need") }
    guard isOld || isNew else {
      throw .render(RenderError(.missingInput("there is no such file, and \(new) does not exist either"), path: old))
    }
    let places = GoldenLocation.all(ofScene: old, in: goldens)
    guard !places.isEmpty else {
      throw .render(RenderError(.missingInput("it has no goldens"), path: old))
    }
    let (oldName, newPlace) = (GoldenLocation(scene: old, in: goldens).name, GoldenLocation(scene: new, in: goldens))
    let parent = String(newPlace.folder.dropLast(newPlace.name.count + 1))
    all = places.map { place in
      (place, GoldenLocation(name: newPlace.name + place.name.dropFirst(oldName.count), in: parent))
    }
    if let taken = all.first(where: { FileSystem.kind(of: $0.new.folder) != nil }) {
      throw .forbidden("\(taken.new.folder) already exists: remove it, or give the scene another name")
    }
    let file = SystemEnvironment.absolute(old)
    named = GoldenLocation.all(inside: String(places[0].folder.dropLast(places[0].name.count + 1))).filter { place in
      guard !places.contains(place), let manifest = try? StoredGolden.manifest(in: place.folder) else { return false }
      return (manifest.pictures ?? manifest.scene).map { SystemEnvironment.absolute(place.located($0)) } == file
    }
    scenes = (old, new)
  }

  /// Moves the scene, unless it has already been moved, and its goldens.
  ///
  /// - Throws: ``GoldenError`` when a golden is damaged, or a file cannot be written.
  package func perform() throws(GoldenError) {
    // Check for damaged goldens before anything is moved.
    for place in all { _ = try StoredGolden.manifest(in: place.old.folder) }
    try rethrowing(as: GoldenError.output) { () throws(OutputError) in
      if FileSystem.kind(of: scenes.old) != nil {
        if let slash = scenes.new.lastIndex(of: "/") { try FileSystem.makeFolders(String(scenes.new[..<slash])) }
        try FileSystem.rename(scenes.old, to: scenes.new)
      }
    }
    let file = SystemEnvironment.absolute(scenes.new)
    for (old, new) in all {
      try rethrowing(as: GoldenError.output) { () throws(OutputError) in
        if let slash = new.folder.lastIndex(of: "/") { try FileSystem.makeFolders(String(new.folder[..<slash])) }
        try FileSystem.rename(old.folder, to: new.folder)
      }
    }
    for place in all.map(\.new) + named {
      let path = SystemEnvironment.relative(file, from: SystemEnvironment.absolute(place.folder))
      try StoredGolden.change(in: place.folder) { manifest in
        if manifest.pictures != nil { manifest.pictures = path } else { manifest.scene = path }
      }
    }
  }
}
