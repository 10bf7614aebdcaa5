import Geometry
import LayerTree

extension LayerProperties {
  /// Sets the layer's transform to a 3D matrix.
  mutating func place(by matrix: Transform3D) {
    anchorPoint = .zero
    position = .zero
    transform = matrix
  }

  /// Sets the layer's transform to a matrix, and its anchor point to the file's.
  mutating func place(by matrix: AffineTransform, anchor: Vector) {
    let anchor = Point(anchor.x, anchor.y)
    if bounds.isEmpty {
      bounds.origin = anchor
      anchorPoint = .zero
    } else {
      anchorPoint = Point(anchor.x / bounds.width, anchor.y / bounds.height)
    }
    position = matrix.apply(anchor)
    transform = Transform3D(AffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0))
  }
}
