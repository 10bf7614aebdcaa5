import Geometry
import LayerTree
import Motion

extension LayerProperties {
  /// Mirrors the layer's content horizontally: a path, an image, and the sublayers.
  mutating func flip() {
    let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0)
    if content.kind == .shape { shape.path = shape.path.transformed(by: mirror) }
    if contents != nil { effects.isContentsMirrored.toggle() }
    // The transform of the sublayers is about the anchor point.
    let anchor = bounds.minX + anchorPoint.x * bounds.width
    let shift = bounds.minX + bounds.maxX - 2 * anchor
    sublayerTransform = Transform3D(AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: shift, ty: 0))
      .concatenating(sublayerTransform)
  }
}
