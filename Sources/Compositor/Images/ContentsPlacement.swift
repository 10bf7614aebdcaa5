import Geometry
import LayerTree

/// Where a layer's contents lie in the space of its bounds.
enum ContentsPlacement {
  /// The rectangle that the shown part of the picture, in units of the picture, fills.
  static func rect(for image: ImageReference, shown: Rect, of layer: LayerProperties) -> Rect {
    let bounds = layer.bounds
    let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
    let natural = Size(
      Double(image.pixelWidth) * shown.width / scale, Double(image.pixelHeight) * shown.height / scale)
    let size =
      switch layer.contentsGravity {
      case .resize: bounds.size
      case .resizeAspect:
        natural.scaled(by: min(bounds.width / natural.width, bounds.height / natural.height))
      case .resizeAspectFill:
        natural.scaled(by: max(bounds.width / natural.width, bounds.height / natural.height))
      case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: natural
      }
    let x =
      switch layer.contentsGravity {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      case .resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom: bounds.midX - size.width / 2
      }
    let y =
      switch layer.contentsGravity {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
      case .resize, .resizeAspect, .resizeAspectFill, .center, .left, .right: bounds.midY - size.height / 2
      }
    return Rect(origin: Point(x, y), size: size)
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size { Size(width * factor, height * factor) }
}
