public import SceneProgram
public import Typography

extension FontLibrary {
  /// Makes a library of the fonts that a scene brings along, and all others after them.
  public convenience init(for scene: Scene) { self.init(files: scene.fontFiles) }

  /// Makes a library of the fonts that several scenes bring along, those of the first one first.
  public convenience init(for scenes: [Scene]) {
    var files: [String] = []
    for file in scenes.flatMap(\.fontFiles) where !files.contains(file) { files.append(file) }
    self.init(files: files)
  }
}
