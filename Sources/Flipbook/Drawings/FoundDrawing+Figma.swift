import Figma
import SceneCompiler
import SceneDiagnostics
import Typography
import VectorArt

extension FoundDrawing {
  /// Reads a node of a Figma file that a scene shows as a drawing.
  ///
  /// - Throws: ``RenderError`` when the file is missing, is not a Figma file, or has no such node.
  init(figma path: String, node: String?, images: ImageLibrary, fonts: FontLibrary) throws(RenderError) {
    let bytes = try InputFile.readNamed(path)
    let scene = try rethrowing(as: { RenderError(.figma($0), path: path) }) { () throws(FigmaError) -> FigmaScene? in
      try FigmaDocument(bytes)?.scene(
        of: node, resources: .beside(path, images: images), fonts: fonts, playsPrototype: false)
    }
    guard let scene else {
      throw RenderError(.frames("the file is neither an SVG drawing nor a Figma file"), path: path)
    }
    self.init(
      size: scene.size, root: scene.root, file: path,
      warnings: scene.warnings.map { .warning($0.description, file: path) })
  }
}
