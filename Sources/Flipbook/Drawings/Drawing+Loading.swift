import Arithmetic
import Geometry
public import LayerTree
import SceneProgram
public import Typography
public import VectorArt

extension Drawing {
  /// Returns whether a file name has the extension of a drawing rather than a scene.
  public static func isDrawing(_ path: String) -> Bool {
    ["svg", "svgz"].contains(path.lowercased().split(separator: ".").last)
  }

  /// Reads an SVG file and the images that it refers to.
  ///
  /// - Parameters:
  ///   - path: The file; `-` reads standard input, with images in the current folder.
  ///   - images: The library that stores the images.
  ///   - fonts: The fonts for texts.
  ///   - allowsOutside: Whether images may be outside the file's folder.
  ///   - form: The form of the drawing's layers.
  /// - Returns: The drawing.
  /// - Throws: ``RenderError`` when the file is missing or isn't a drawing. Unsupported features are warnings.
  public static func load(
    _ path: String, images: ImageLibrary, fonts: FontLibrary = FontLibrary(drawings: .svg), allowsOutside: Bool = false,
    form: DrawingForm = .outlines
  ) throws(RenderError) -> Drawing {
    try read(InputFile.read(path), path, images: images, fonts: fonts, allowsOutside: allowsOutside, form: form)
  }

  /// Reads an SVG file referenced by a scene; it must be a regular file.
  static func load(named path: String, images: ImageLibrary, fonts: FontLibrary) throws(RenderError) -> Drawing {
    try read(InputFile.readNamed(path), path, images: images, fonts: fonts, form: .texts)
  }

  /// Decodes an SVG file; the paths of its images are relative to the file's folder.
  static func read(
    _ bytes: [UInt8], _ path: String, images: ImageLibrary, fonts: FontLibrary, allowsOutside: Bool = false,
    form: DrawingForm = .outlines
  ) throws(RenderError) -> Drawing {
    let resources = DrawingResources.beside(path, images: images, allowsOutside: allowsOutside)
    return try rethrowing(as: { RenderError(.drawing($0), path: path == "-" ? "standard input" : path) }) {
      () throws(DrawingError) in
      try Drawing.read(bytes, resources: resources, fonts: fonts, form: form)
    }
  }

  /// Checks that the drawing fits the size limits of a scene's canvas.
  ///
  /// - Parameter path: The drawing's file, for the message.
  /// - Throws: ``RenderError`` that points to the drawing's size.
  package func checkCanvas(path: String) throws(RenderError) {
    let range = Scene.canvasExtents
    guard !range.contains(size.width) || !range.contains(size.height) else { return }
    let message = """
      the drawing is \(size.width.plainText) × \(size.height.plainText) points, but each side of a scene's canvas must \
      be from \(range.lowerBound.plainText) to \(range.upperBound.plainText)
      """
    throw RenderError(.drawing(sizeError(message)), path: path)
  }

  /// Checks that the drawing can be rendered at a size.
  ///
  /// - Parameters:
  ///   - size: The size of the image.
  ///   - path: The drawing's file, for the message.
  /// - Throws: ``RenderError`` that points to the drawing's size, if the image is too large.
  package func check(_ size: OutputSize, path: String) throws(RenderError) {
    do throws(RenderError) { _ = try size.viewport(for: makeStage(for: size).canvasSize) } catch {
      guard case .beyondLimits(let text) = error.reason else { throw error }
      throw RenderError(.drawing(sizeError(text)), path: path)
    }
  }

  /// Creates a stage of the drawing's size, with a clear background, that shows the drawing and plays its animations.
  ///
  /// - Parameter size: The size of the image. A dimension that follows from the drawing is rounded to whole pixels.
  /// - Returns: The stage.
  public func makeStage(for size: OutputSize = .scale(1)) -> Stage {
    // A size in millimeters is rarely a whole number of pixels; browsers round it, too.
    func whole(_ extent: Double, _ scale: Double) -> Double {
      let pixels = extent * scale
      return pixels >= 1 ? pixels.rounded() / scale : extent
    }
    var canvas = self.size
    switch size {
    case .scale(let scale) where scale > 0: canvas = Size(whole(canvas.width, scale), whole(canvas.height, scale))
    case .width(let width) where canvas.width > 0: canvas.height = whole(canvas.height, Double(width) / canvas.width)
    case .height(let height) where canvas.height > 0: canvas.width = whole(canvas.width, Double(height) / canvas.height)
    case .scale, .width, .height, .box: break
    }
    let stage = Stage(size: canvas, background: .clear, duration: animation?.duration)
    stage.root.addSublayer(animation?.makeLayer() ?? root.makeLayer())
    return stage
  }
}
