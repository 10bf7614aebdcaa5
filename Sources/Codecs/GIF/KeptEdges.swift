import Pixels

/// The pixels of edges that stay opaque on the screen though they have become less than half opaque.
///
/// Only the disposal of a whole rectangle makes pixels clear, and all that shows in it must be drawn again. Edges that tremble
/// by a fraction of a pixel would need that in every frame; instead, a pixel beside one that has a color stays until it is
/// clearer than the matte allows, or another one beside it becomes clear.
struct KeptEdges {
  private let width: Int
  /// By the number of pixels before them in the picture; some have a color again.
  private var pixels: Set<Int32> = []

  /// - Parameter width: The width of the pictures.
  init(width: Int) { self.width = width }

  /// Adds those that soften.
  ///
  /// - Parameters:
  ///   - edges: The edges of the next picture.
  ///   - cleared: A rectangle of pixels that must become clear in it.
  /// - Returns: The rectangle of all that must become clear, kept ones included.
  mutating func cleared(by edges: FrameChanges.Edges, and cleared: PixelRect?) -> PixelRect? {
    pixels.formUnion(edges.softened)
    let faded = edges.faded.filter(pixels.contains).map(place)
    guard let must = faded.reduce(cleared, { $0?.union($1) ?? $1 }) else { return nil }
    // What belongs to something that goes does not stay behind alone.
    let around = PixelRect(x: must.x - 1, y: must.y - 1, width: must.width + 2, height: must.height + 2)
    return pixels.reduce(must) { around.contains(place($1)) ? $0.union(place($1)) : $0 }
  }

  /// Forgets the pixels of a rectangle, which becomes clear; it grows to hold all others, if that is not by much.
  mutating func clear(_ rectangle: inout PixelRect) {
    let all = pixels.reduce(rectangle) { $0.union(place($1)) }
    if all.area - rectangle.area <= rectangle.area / 8 { rectangle = all }
    pixels = pixels.filter { !rectangle.contains(place($0)) }
  }

  private func place(_ pixel: Int32) -> PixelRect {
    PixelRect(x: Int(pixel) % width, y: Int(pixel) / width, width: 1, height: 1)
  }
}
