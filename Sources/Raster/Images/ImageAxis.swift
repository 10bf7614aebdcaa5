import Arithmetic

/// The placement of an image along one axis: three consecutive segments, of which the outer ones may be empty.
///
/// The middle one fills the space between the margins; see `CALayer.contentsCenter`.
package struct ImageAxis: Hashable {
  /// The ends of the segments, in the layer's space.
  var positions: SIMD4<Double>
  /// The ends of the segments, in pixels of the image.
  var pixels: SIMD4<Double>
  /// The range of the image's pixels that are visible; positions outside take the nearest of them.
  var window: Range<Int>

  /// Places a part of an image.
  ///
  /// - Parameters:
  ///   - count: The number of the image's pixels along the axis.
  ///   - shown: The visible part of the image, in fractions of its size.
  ///   - center: The part of the visible area that stretches, in fractions of its size.
  ///   - start: The start of the visible area, in points.
  ///   - length: The length of the visible area, in points.
  ///   - scale: The number of the image's pixels per point in the margins.
  package init(
    count: Int, shown: ClosedRange<Double>, center: ClosedRange<Double>, start: Double, length: Double, scale: Double
  ) {
    let limit = Double(count)
    let (first, last) = (shown.lowerBound * limit, shown.upperBound * limit)
    let firstPixel = Int(saturating: min(max(first.rounded(.down), 0), limit - 1))
    window = firstPixel..<max(firstPixel + 1, Int(saturating: min(max(last.rounded(.up), 0), limit)))
    var low = first + min(max(center.lowerBound, 0), 1) * (last - first)
    var high = first + min(max(center.upperBound, 0), 1) * (last - first)
    if high - low < 1 {
      // The stretching part is at least one pixel wide.
      let middle = min(max((low + high) / 2, first + 0.5), max(last - 0.5, first + 0.5))
      (low, high) = (max(first, middle - 0.5), min(last, middle + 0.5))
    }
    pixels = SIMD4(first, low, high, last)
    var (before, after) = ((low - first) / scale, (last - high) / scale)
    if before + after > length {
      let factor = length / (before + after)
      (before, after) = (before * factor, after * factor)
    }
    positions = SIMD4(start, start + before, start + length - after, start + length)
  }

  /// Places a whole image, stretched uniformly.
  init(count: Int, start: Double, length: Double) {
    self.init(count: count, shown: 0...1, center: 0...1, start: start, length: length, scale: 1)
  }

  /// True if the margins are scaled differently from the middle.
  var isSliced: Bool { pixels[0] < pixels[1] || pixels[2] < pixels[3] }

  /// The mean number of points per pixel of the image.
  var scale: Double { (positions[3] - positions[0]) / (pixels[3] - pixels[0]) }
}
