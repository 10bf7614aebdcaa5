import Arithmetic

/// The placement of an image along one axis: three consecutive segments, with possibly empty outer ones.
///
/// The middle one fills the space between the margins; see `CALayer.contentsCenter`.
package struct ImageAxis: Hashable {
  /// The ends of the segments, in the layer's space.
  var positions: SIMD4<Double>
  /// The ends of the segments, in pixels of the image.
  var pixels: SIMD4<Double>
  /// The image's pixels that are shown; positions outside take the nearest of them.
  var window: Range<Int>

  /// Places a part of an image.
  ///
  /// - Parameters:
  ///   - count: The image's pixels along the axis.
  ///   - shown: The part of it that is shown, as fractions.
  ///   - center: The part of the shown area that stretches, as fractions.
  ///   - start: The start of the shown area, in points.
  ///   - length: The length of the shown area, in points.
  ///   - scale: Pixels per point of the margins.
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
      // The stretching part is at least a pixel.
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

  /// The whole of an image, stretched evenly.
  init(count: Int, start: Double, length: Double) {
    self.init(count: count, shown: 0...1, center: 0...1, start: start, length: length, scale: 1)
  }

  /// True if the margins are scaled differently from the middle.
  var isSliced: Bool { pixels[0] < pixels[1] || pixels[2] < pixels[3] }

  /// The mean number of points for each pixel.
  var scale: Double { (positions[3] - positions[0]) / (pixels[3] - pixels[0]) }
}
