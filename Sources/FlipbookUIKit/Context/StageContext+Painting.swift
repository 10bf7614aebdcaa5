import Compositor
import Flipbook
import Geometry
import LayerTree

extension StageContext {
  /// Paints a drawing and stores the image.
  func paint(_ drawing: LayerDescription, in canvas: Rect, scale: Double) -> ImageReference {
    let own = Stage(size: canvas.size, background: .clear)
    var root = drawing
    root.properties.position = .zero
    own.root.addSublayer(root.makeLayer())
    var options = RenderOptions()
    options.size = .scale(scale)
    do throws(RenderError) {
      let bitmap = try Renderer(own, images: images, fonts: fonts, options: options).still(at: 0)
      return images.image(drawn: bitmap, scale: scale)
    } catch {
      preconditionFailure("the drawing cannot be painted: \(error)")
    }
  }
}
