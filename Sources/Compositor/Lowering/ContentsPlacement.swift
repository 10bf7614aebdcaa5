import Geometry
import LayerTree
import Raster

/// The placement of a layer's contents in the space of its bounds.
enum ContentsPlacement {
  /// The rectangle that the shown part of the picture, in units of the picture, fills.
  static func rect(for image: ImageReference, shown: Rect, of layer: LayerProperties) -> Rect {
    let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
    let natural = Size(
      Double(image.pixelWidth) * shown.width / scale, Double(image.pixelHeight) * shown.height / scale)
    return layer.contentsGravity.rect(for: natural, in: layer.bounds)
  }
}
