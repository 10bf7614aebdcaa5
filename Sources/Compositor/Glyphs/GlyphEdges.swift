import Geometry
import Pixels
import Raster

/// The edges of a glyph's outline on the pixel grid, relative to its origin, or the edges of all glyphs of a text
/// layout.
///
/// They are rounded to the grid only once, before they are placed: offsets in steps of the grid give the same edges at
/// every position.
struct GlyphEdges {
  let edges: [Edge]
  /// The bounding box of the edges, in 256ths of a pixel.
  private var minX = Int32.max
  private var minY = Int32.max
  private var maxX = Int32.min
  private var maxY = Int32.min

  /// Creates the edges of an outline that `transform` maps to pixels.
  init(_ polyline: Polyline, through transform: AffineTransform) {
    let reach = Int(GuardBand.limit)
    var list = EdgeList()
    _ = list.append(
      polyline, through: transform, within: PixelRect(minX: -reach, minY: -reach, maxX: reach, maxY: reach))
    self.init(list.edges)
  }

  /// Creates the edges of several glyphs.
  init(_ edges: [Edge]) {
    self.edges = edges
    for edge in edges {
      (minX, maxX) = (min(minX, edge.x0, edge.x1), max(maxX, edge.x0, edge.x1))
      (minY, maxY) = (min(minY, edge.y0, edge.y1), max(maxY, edge.y0, edge.y1))
    }
  }

  /// Returns the rectangle of the touched pixels with the origin at (x, y), in 256ths of a pixel.
  func box(x: Int32, y: Int32) -> PixelRect {
    guard minX < maxX else { return .empty }
    return PixelRect(
      minX: Int((minX + x) >> 8), minY: Int((minY + y) >> 8), maxX: Int((maxX + x + 255) >> 8),
      maxY: Int((maxY + y + 255) >> 8))
  }

  /// The approximate size in memory, in bytes.
  var byteCount: Int { edges.count * MemoryLayout<Edge>.stride + 128 }
}
