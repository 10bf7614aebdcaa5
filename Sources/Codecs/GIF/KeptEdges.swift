import Pixels

/// The pixels of edges that stay opaque on the screen though they have become less than half opaque.
///
/// Only the disposal of a whole rectangle makes pixels clear, and its content must be drawn again. Edges that tremble
/// by a fraction of a pixel would need that in every frame; instead, a pixel that keeps its color stays as long as the
/// matte allows, and one beside it is at least half opaque.
struct KeptEdges {
  private let width: Int
  private let matte: Matte
  /// By the number of pixels before them in the frame.
  private var pixels: Set<Int32> = []

  /// - Parameters:
  ///   - width: The width of the frames.
  ///   - matte: The matte that decides about unchanged pixels.
  init(width: Int, matte: Matte) { (self.width, self.matte) = (width, matte) }

  /// Adds the edges that soften in a frame.
  ///
  /// - Parameters:
  ///   - picture: The frame; only needed when the matte keeps edges.
  ///   - softened: The pixels that may stay from then on.
  ///   - cleared: A rectangle of pixels that must become clear.
  /// - Returns: The rectangle of all pixels that must become clear, including kept ones.
  mutating func cleared(in picture: Bitmap?, softened: [Int32], _ cleared: PixelRect?) -> PixelRect? {
    var must = cleared
    if !pixels.isEmpty, let picture {
      pixels = pixels.filter { pixel in
        let place = place(pixel)
        let color = picture[place.x, place.y]
        // It has a color again.
        if color.alpha >= 128 { return false }
        if matte.keeps(UInt32(color.alpha) << 24), KeptEdges.isBesideColor(place.x, place.y, in: picture) {
          return true
        }
        must = must?.union(place) ?? place
        return false
      }
    }
    pixels.formUnion(softened)
    guard let must else { return nil }
    // A pixel next to cleared ones is cleared too, so that no edge remains behind.
    let around = PixelRect(x: must.x - 1, y: must.y - 1, width: must.width + 2, height: must.height + 2)
    return pixels.reduce(must) { around.contains(place($1)) ? $0.union(place($1)) : $0 }
  }

  /// Drops the pixels of a cleared rectangle; it grows to hold all others, if that adds little.
  mutating func clear(_ rectangle: inout PixelRect) {
    let all = pixels.reduce(rectangle) { $0.union(place($1)) }
    if all.area - rectangle.area <= rectangle.area / 8 { rectangle = all }
    pixels = pixels.filter { !rectangle.contains(place($0)) }
  }

  /// Returns whether a pixel beside one is at least half opaque.
  static func isBesideColor(_ x: Int, _ y: Int, in picture: Bitmap) -> Bool {
    func hasColor(_ x: Int, _ y: Int) -> Bool {
      x >= 0 && x < picture.width && y >= 0 && y < picture.height && picture[x, y].alpha >= 128
    }
    return hasColor(x - 1, y) || hasColor(x + 1, y) || hasColor(x, y - 1) || hasColor(x, y + 1)
  }

  private func place(_ pixel: Int32) -> PixelRect {
    PixelRect(x: Int(pixel) % width, y: Int(pixel) / width, width: 1, height: 1)
  }
}
