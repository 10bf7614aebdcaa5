import Compositor
import Flipbook
import Geometry
import LayerTree
import Pixels

extension StageContext {
  /// The pixels per point of drawings read as images.
  private static let drawingScale = 3.0

  /// Returns the image in a file, with a drawing painted at three pixels per point; nil if there is no such image.
  func image(at path: String) -> ImageReference? {
    guard Drawing.isDrawing(path) else { return try? images.image(at: path, preferredScale: 2) }
    guard let drawing = try? Drawing.load(path, images: images, fonts: fonts) else { return nil }
    return images.image(
      drawn: bitmap(of: drawing.makeStage(), scale: Self.drawingScale), scale: Self.drawingScale)
  }

  /// Returns the pixels of a drawing.
  func bitmap(of drawing: LayerDescription, in canvas: Rect, scale: Double) -> Bitmap {
    let own = Stage(size: canvas.size, background: .clear)
    var root = drawing
    root.properties.position = .zero
    own.root.addSublayer(root.makeLayer())
    return bitmap(of: own, scale: scale)
  }

  private func bitmap(of stage: Stage, scale: Double) -> Bitmap {
    var options = RenderOptions()
    options.size = .scale(scale)
    do throws(RenderError) {
      return try Renderer(stage, images: images, fonts: fonts, options: options).still(at: 0)
    } catch {
      preconditionFailure("the drawing cannot be painted: \(error)")
    }
  }
}
