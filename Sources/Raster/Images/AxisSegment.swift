import Arithmetic

/// One segment of an image along an axis of the canvas.
struct AxisSegment {
  /// The start, in pixels of the canvas.
  let start: Double
  /// The end, in pixels of the canvas; greater than ``start``.
  let end: Double
  private let firstPixel: Double
  private let pixelsPerPixel: Double

  /// Creates segment `index` of `shape`, in ascending order on the canvas; nil if it is empty.
  init?(_ shape: AxisPlacement.Shape, _ index: Int) {
    let isMirrored = shape.ends[0] > shape.ends[3]
    let from = isMirrored ? 3 - index : index
    let to = isMirrored ? 2 - index : index + 1
    guard shape.ends[from] < shape.ends[to] else { return nil }
    start = Double(shape.ends[from]) / 256
    end = Double(shape.ends[to]) / 256
    firstPixel = shape.pixels[from]
    pixelsPerPixel = (shape.pixels[to] - shape.pixels[from]) / (end - start)
  }

  /// True if a pixel of the canvas covers more than one pixel of the image.
  var isShrunk: Bool { abs(pixelsPerPixel) > 1 }

  /// The maximum number of the image's pixels that a pixel of the canvas needs; the next segment may cover a part of
  /// it.
  var maximumTapCount: Int { isShrunk ? Int(saturating: abs(pixelsPerPixel).rounded(.up)) + 2 : 2 }

  /// Returns the position in the image for a position on the canvas.
  func pixel(at position: Double) -> Double { firstPixel + (position - start) * pixelsPerPixel }
}
