import Arithmetic

/// The placement of an image along one axis of the canvas.
///
/// Ends are rounded to the grid of outlines, and relative to a whole pixel. Moving an image by whole pixels does not
/// change its scaling, and a scaled copy has the right pixels for every position.
struct AxisPlacement {
  /// The shape of the segments, without their position.
  struct Shape: Hashable {
    /// The ends of the segments in 256ths of a pixel; descending where the image is mirrored.
    var ends: SIMD4<Int32>
    /// The same ends in pixels of the image.
    var pixels: SIMD4<Double>
    /// The image's pixels that are shown.
    var window: Range<Int>

    /// The number of pixels of the canvas that are covered, in whole or in part.
    var count: Int { ends[0] == ends[3] ? 0 : Int(max(ends[0], ends[3]) + 255) >> 8 }

    /// True if each pixel of the image lies exactly on one of the canvas, not mirrored.
    var isCopy: Bool {
      guard pixels[0] >= Double(window.lowerBound), pixels[3] <= Double(window.upperBound) else { return false }
      return (0..<4).allSatisfy { index in
        Double(ends[index] - ends[0]) == (pixels[index] - pixels[0]) * 256
          && pixels[0] == pixels[0].rounded() && ends[0] & 255 == 0
      }
    }
  }

  let shape: Shape
  /// The canvas pixel used as the origin of the ends.
  let origin: Int

  /// The placement of `axis` at `scale` pixels per point, with the origin at `offset`; nil when it is too large.
  init?(_ axis: ImageAxis, scale: Double, offset: Double) {
    let positions = axis.positions * scale + SIMD4(repeating: offset)
    // Every comparison with NaN is false.
    guard positions.min() > -GuardBand.limit, positions.max() < GuardBand.limit else { return nil }
    guard abs(positions[0]) < GuardBand.limit, abs(positions[3]) < GuardBand.limit else { return nil }
    let grid = (positions * 256).rounded(.toNearestOrAwayFromZero)
    origin = Int(saturating: (grid.min() / 256).rounded(.down))
    shape = Shape(
      ends: SIMD4<Int32>(grid - Double(origin) * 256), pixels: axis.pixels, window: axis.window)
  }

  /// The placement on a copy that begins at the origin of the ends.
  init(shape: Shape) { (self.shape, origin) = (shape, 0) }

  /// Resizes all pixels of an image to `count`.
  init(resizing pixels: Range<Int>, to count: Int) {
    let (low, high, end) = (Double(pixels.lowerBound), Double(pixels.upperBound), Int32(count) * 256)
    shape = Shape(ends: SIMD4(0, 0, end, end), pixels: SIMD4(low, low, high, high), window: pixels)
    origin = 0
  }

  /// The column on the canvas minus the column of a copy.
  var copyOffset: Int { origin + Int(shape.ends[0] >> 8) - Int(shape.pixels[0]) }
}
