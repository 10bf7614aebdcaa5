import Arithmetic

/// The placement of an image along one axis of the canvas.
///
/// Ends are rounded to the grid of outlines, and relative to a whole pixel. So moving an image by whole pixels does not
/// change its scaling, and a scaled copy has the right pixels for every position.
struct AxisPlacement {
  /// The shape of the segments, without their position.
  struct Shape: Hashable {
    /// The ends of the segments in 256ths of a pixel; descending if the image is mirrored.
    var ends: SIMD4<Int32>
    /// The same ends in pixels of the image.
    var pixels: SIMD4<Double>
    /// The range of the image's pixels that are visible.
    var window: Range<Int>

    /// The number of canvas pixels that are covered, completely or partially.
    var count: Int { ends[0] == ends[3] ? 0 : Int(max(ends[0], ends[3]) + 255) >> 8 }

    /// True if each pixel of the image exactly covers one of the canvas, without mirroring.
    var isCopy: Bool {
      guard pixels[0] >= Double(window.lowerBound), pixels[3] <= Double(window.upperBound) else { return false }
      return (0..<4).allSatisfy { index in
        Double(ends[index] - ends[0]) == (pixels[index] - pixels[0]) * 256
          && pixels[0] == pixels[0].rounded() && ends[0] & 255 == 0
      }
    }
  }

  let shape: Shape
  /// The canvas pixel that the ends are relative to.
  let origin: Int

  /// Creates the placement of `axis` at `scale` pixels per point, with the origin at `offset`; nil if it is too large.
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

  /// Creates the placement on a copy that begins at the origin of the ends.
  init(shape: Shape) { (self.shape, origin) = (shape, 0) }

  /// Creates a placement that resizes a range of an image's pixels to `count`.
  init(resizing pixels: Range<Int>, to count: Int) {
    let (low, high, end) = (Double(pixels.lowerBound), Double(pixels.upperBound), Int32(count) * 256)
    shape = Shape(ends: SIMD4(0, 0, end, end), pixels: SIMD4(low, low, high, high), window: pixels)
    origin = 0
  }

  /// The difference between a column on the canvas and the same column of a copy.
  var copyOffset: Int { origin + Int(shape.ends[0] >> 8) - Int(shape.pixels[0]) }
}
