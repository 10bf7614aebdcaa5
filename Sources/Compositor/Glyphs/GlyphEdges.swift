import Geometry
import Typography

/// The sides of a glyph's outline on the pixel grid, its origin at the grid's.
///
/// Rounded to the grid once, before they are placed: moving them by steps of the grid gives the same sides wherever the
/// glyph stands.
struct GlyphEdges {
  let edges: [Edge]
  /// The pixels around the outline, in 256ths.
  private(set) var minX = Int32.max
  private(set) var minY = Int32.max
  private(set) var maxX = Int32.min
  private(set) var maxY = Int32.min

  /// The sides of `glyph` of `face`, of which `transform` takes an em to pixels; none when they leave the grid, which they
  /// only do when the font says that they don't go so far.
  init(_ glyph: UInt32, of face: FontFace, through transform: AffineTransform) {
    let polyline = Polyline(face.outline(of: glyph), scale: FlatteningScale(transform).pixelsPerUnit)
    guard let extent = PixelExtent(polyline, through: transform), extent.isWithinGuardBand else {
      edges = []
      return
    }
    var edges: [Edge] = []
    edges.reserveCapacity(polyline.points.count)
    var start = 0
    for end in polyline.contourEnds {
      var (x0, y0) = GlyphEdges.nearest(polyline.points[end - 1], transform)
      for point in polyline.points[start..<end] {
        let (x1, y1) = GlyphEdges.nearest(point, transform)
        if y0 != y1 {
          (minX, maxX) = (min(minX, x0, x1), max(maxX, x0, x1))
          (minY, maxY) = (min(minY, y0, y1), max(maxY, y0, y1))
          edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1))
        }
        (x0, y0) = (x1, y1)
      }
      start = end
    }
    self.edges = edges
  }

  private static func nearest(_ point: Point, _ transform: AffineTransform) -> (Int32, Int32) {
    let place = transform.apply(point)
    return (FixedPoint.nearest(place.x), FixedPoint.nearest(place.y))
  }

  /// The pixels that are touched with the origin at (x, y), which is in 256ths of a pixel.
  func box(x: Int32, y: Int32) -> PixelBox {
    guard minX < maxX else { return .empty }
    return PixelBox(
      minX: Int((minX + x) >> 8), minY: Int((minY + y) >> 8), maxX: Int((maxX + x + 255) >> 8),
      maxY: Int((maxY + y + 255) >> 8))
  }

  /// What it takes in memory, in bytes.
  var byteCount: Int { edges.count * MemoryLayout<Edge>.stride + 128 }
}
