import Compositor
import Flipbook
import Geometry
import LayerTree

extension StageContext {
  /// The pixels per point of drawings read as images.
  private static let drawingScale = 3.0

  /// Returns the image in a file, with a drawing painted at three pixels per point; nil if there is no such image.
  func image(at path: String) -> ImageReference? {
    guard Drawing.isDrawing(path) else { return try? images.image(at: path, preferredScale: 2) }
    guard let drawing = try? Drawing.load(path, images: images, fonts: fonts) else { return nil }
    return paint(drawing.makeStage(), scale: Self.drawingScale)
  }

  /// Paints a drawing and stores the image.
  func paint(_ drawing: LayerDescription, in canvas: Rect, scale: Double) -> ImageReference {
    let own = Stage(size: canvas.size, background: .clear)
    var root = drawing
    root.properties.position = .zero
    own.root.addSublayer(root.makeLayer())
    return paint(own, scale: scale)
  }

  private func paint(_ stage: Stage, scale: Double) -> ImageReference {
    var options = RenderOptions()
    options.size = .scale(scale)
    do throws(RenderError) {
      let bitmap = try Renderer(stage, images: images, fonts: fonts, options: options).still(at: 0)
      return images.image(drawn: bitmap, scale: scale)
    } catch {
      preconditionFailure("the drawing cannot be painted: \(error)")
    }
  }
}
