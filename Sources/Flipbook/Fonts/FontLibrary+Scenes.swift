import Geometry
public import SceneProgram
public import Typography
import VectorArt

extension FontLibrary {
  /// Creates a library of a scene's fonts, followed by all others.
  public convenience init(for scene: Scene) { self.init(files: scene.fontFiles, drawings: .svg) }

  /// Measures texts in whole points; a text that no font can show has an empty size.
  package var measure: TextMeasure {
    { text, width in
      guard let size = try? self.size(of: text, width: width) else { return .zero }
      return Size(size.width.rounded(.up), size.height.rounded(.up))
    }
  }

  /// Creates a library of several scenes' fonts, in the order of the scenes.
  public convenience init(for scenes: [Scene]) {
    var files: [String] = []
    for file in scenes.flatMap(\.fontFiles) where !files.contains(file) { files.append(file) }
    self.init(files: files, drawings: .svg)
  }
}
