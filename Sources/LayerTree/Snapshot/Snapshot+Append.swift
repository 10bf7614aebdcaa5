package import Geometry

extension Snapshot {
  /// Adds what another snapshot shows, above everything else.
  ///
  /// - Parameters:
  ///   - other: The other snapshot.
  ///   - origin: The position of its top left corner.
  ///   - scale: The magnification.
  package mutating func append(_ other: Snapshot, at origin: Point, scale: Double = 1) {
    let place = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    LayerPicture(other.nodes).append(to: &nodes, through: Projection(place), tint: nil)
    isCut = isCut || other.isCut
  }
}
