import Arithmetic
import Figma
public import Geometry
import SceneProgram
import SceneWriting
import Typography
import VectorArt

extension SceneSource {
  /// Converts a frame of a Figma file, and the screens of its prototype, to a scene.
  ///
  /// - Parameters:
  ///   - path: The file: the response of `GET /v1/files/:key` or `GET /v1/files/:key/nodes` of Figma's REST API. Its
  ///     images are beside it or in its folder `images`, named after their keys.
  ///   - node: The name or the key of a node; nil for the frame at which the prototype begins, or else the first frame.
  ///   - fonts: Font files that are searched before the system's.
  ///   - images: The library that stores the images.
  ///   - imagePath: Returns the path of an image's file relative to the scene, or nil if the image has no file.
  /// - Returns: The scene; nil for other files.
  /// - Throws: ``RenderError`` when the file cannot be read, or is invalid.
  public static func importedFigma(
    path: String, node: String? = nil, fonts: [String] = [], images: ImageLibrary,
    imagePath: @escaping (ImageReference) -> String?
  ) throws(RenderError) -> ImportedScene? {
    let bytes = try InputFile.read(path)
    return try rethrowing(as: { RenderError(.figma($0), path: path) }) { () throws(FigmaError) in
      guard let document = try FigmaDocument(bytes) else { return nil }
      let found = try document.scene(
        of: node, resources: .beside(path, images: images), fonts: FontLibrary(files: fonts, drawings: .svg))
      let range = Scene.canvasExtents
      guard range.contains(found.size.width), range.contains(found.size.height) else {
        throw FigmaError(
          """
          the node is \(found.size.width.plainText) × \(found.size.height.plainText) points, but each side of a \
          scene's canvas must be from \(range.lowerBound.plainText) to \(range.upperBound.plainText): choose another \
          node with --node
          """)
      }
      let text = SceneWriter.text(
        of: found.root, canvas: found.size, comment: "From \(path.split(separator: "/").last ?? "a file").",
        prototype: found.prototype, imagePath: imagePath)
      return ImportedScene(text: text, warnings: found.warnings.map(\.description))
    }
  }
}
