import Pixels

/// Edge pixels that stay opaque on the canvas although they have become less than half opaque in the frame.
///
/// Only the disposal of a whole rectangle makes pixels transparent, and its contents must then be drawn again. Edges
/// that tremble by a fraction of a pixel would need that in every frame. Instead, a pixel keeps its color as long as
/// the matte allows and an adjacent pixel is at least half opaque.
struct KeptEdges {
  private let width: Int
  private let matte: Matte
  /// The indices of the pixels, in row order.
  private var pixels: Set<Int32> = []

  /// - Parameters:
  ///   - width: The width of the frames.
  ///   - matte: The matte that limits the alpha of kept pixels.
  init(width: Int, matte: Matte) { (self.width, self.matte) = (width, matte) }

  /// Adds the edge pixels that become translucent in a frame.
  ///
  /// - Parameters:
  ///   - picture: The frame; only needed if the matte keeps edges.
  ///   - softened: The indices of the pixels that may keep their colors from now on.
  ///   - cleared: A rectangle of pixels that must become transparent.
  /// - Returns: The bounding box of all pixels that must become transparent, including kept ones; nil if there are
  ///   none.
  mutating func cleared(in picture: Bitmap?, softened: [Int32], _ cleared: PixelRect?) -> PixelRect? {
    var must = cleared
    if !pixels.isEmpty, let picture {
      pixels = pixels.filter { pixel in
        let place = place(pixel)
        let color = picture[place.x, place.y]
        // The pixel is drawn in a color again.
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
    // A kept pixel next to cleared ones is cleared too, so that no edge remains behind.
    let around = PixelRect(x: must.x - 1, y: must.y - 1, width: must.width + 2, height: must.height + 2)
    return pixels.reduce(must) { around.contains(place($1)) ? $0.union(place($1)) : $0 }
  }

  /// Removes the pixels of a cleared rectangle, after extending it to all other kept pixels if that adds little area.
  mutating func clear(_ rectangle: inout PixelRect) {
    let all = pixels.reduce(rectangle) { $0.union(place($1)) }
    if all.area - rectangle.area <= rectangle.area / 8 { rectangle = all }
    pixels = pixels.filter { !rectangle.contains(place($0)) }
  }

  /// Returns whether a pixel has an adjacent pixel that is at least half opaque.
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
