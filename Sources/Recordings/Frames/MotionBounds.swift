package import Pixels

/// Finds the bounding rectangle of all changes in a sequence of frames.
///
/// Blocks of pixels are compared rather than single pixels, since the noise of lossy movies changes a few pixels
/// everywhere.
package struct MotionBounds {
  private var last: BlockMeans?
  private var changed = PixelRect.empty
  private var (width, height) = (0, 0)

  /// The maximum difference of block means in an unchanged block, from 0 to 255.
  private static let threshold: Int32 = 5
  /// The margin around the changing pixels, in pixels.
  private static let margin = 8

  /// Creates empty bounds.
  package init() {}

  /// Adds the next frame.
  package mutating func add(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let means = BlockMeans(bitmap)
    if let last {
      means.forEachChange(from: last, above: Self.threshold) { changed = changed.union($0) }
    }
    last = means
  }

  /// The bounding rectangle with a margin and with even sides; nil if nothing has changed.
  package var rectangle: PixelRect? {
    guard !changed.isEmpty else { return nil }
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    var part = changed.grown(x: Self.margin, y: Self.margin).intersection(whole)
    if part.width & 1 == 1, part.maxX < width { part.maxX += 1 }
    if part.height & 1 == 1, part.maxY < height { part.maxY += 1 }
    return part
  }
}
