package import Geometry

extension Snapshot {
  /// Adds what another snapshot shows, above everything else, its top left corner at `origin`.
  package mutating func append(_ other: Snapshot, at origin: Point) {
    LayerPicture(other.nodes).append(to: &nodes, through: .translation(origin.x, origin.y), tint: nil)
    isCut = isCut || other.isCut
  }
}
