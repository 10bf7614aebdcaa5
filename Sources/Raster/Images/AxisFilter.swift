import Arithmetic

/// The weights of a bitmap's rows or columns in the rows or columns of the canvas.
///
/// In an enlarged image, a pixel of the canvas interpolates the two nearest pixels of the image, or takes the nearest;
/// in a minified image, it is the mean of all pixels that it covers, weighted by the covered length. At scale 1, all of
/// these are equal.
struct AxisFilter {
  /// A range of adjacent pixels of the image, with the start of their weights in ``AxisFilter/weights``.
  struct Taps {
    var first: Int
    var count: Int
    var firstWeight: Int
  }

  /// The sum of one pixel's weights; a single weight is clamped to 16 bits.
  static let one = 1 << 16

  private(set) var taps: [Taps] = []
  private(set) var weights: [UInt16] = []
  /// The index of the first canvas pixel.
  let origin: Int
  /// The maximum number of the image's pixels that any pixel of the canvas needs, inside or outside of this range.
  let maximumTapCount: Int
  private let window: Range<Int>

  /// Creates the filter for the canvas' pixels in `range`, counted from the same pixel as the ends of `shape`.
  init(_ shape: AxisPlacement.Shape, range: Range<Int>, isNearest: Bool) {
    origin = range.lowerBound
    window = shape.window
    taps.reserveCapacity(range.count)
    weights.reserveCapacity(range.count * 2)
    let segments = (0..<3).compactMap { AxisSegment(shape, $0) }
    maximumTapCount = segments.reduce(2) { max($0, $1.maximumTapCount) }
    guard let last = segments.last else { return }
    for position in range {
      let center = Double(position) + 0.5
      let segment = segments.first { $0.end > center } ?? last
      if segment.isShrunk {
        appendMean(of: segments, at: Double(position))
      } else if isNearest {
        appendSingle(Int(saturating: segment.pixel(at: center).rounded(.down)))
      } else {
        appendLinear(at: segment.pixel(at: center) - 0.5)
      }
    }
  }

  private mutating func appendSingle(_ index: Int) {
    let index = min(max(index, window.lowerBound), window.upperBound - 1)
    taps.append(Taps(first: index, count: 1, firstWeight: weights.count))
    append(weight: AxisFilter.one)
  }

  private mutating func append(weight: Int) { weights.append(UInt16(min(weight, AxisFilter.one - 1))) }

  private mutating func appendLinear(at center: Double) {
    guard center > Double(window.lowerBound) else { return appendSingle(window.lowerBound) }
    guard center < Double(window.upperBound - 1) else { return appendSingle(window.upperBound - 1) }
    let first = Int(saturating: center)
    let second = Int(saturating: (center - Double(first)) * Double(AxisFilter.one) + 0.5)
    guard second > 0 else { return appendSingle(first) }
    guard second < AxisFilter.one else { return appendSingle(first + 1) }
    taps.append(Taps(first: first, count: 2, firstWeight: weights.count))
    append(weight: AxisFilter.one - second)
    append(weight: second)
  }

  /// Adds the mean of the segments at the canvas' pixel `position`.
  ///
  /// Weights are differences of a rounded running sum, so any number of them adds up exactly.
  private mutating func appendMean(of segments: [AxisSegment], at position: Double) {
    var parts: [(start: Double, end: Double, share: Double)] = []
    for (index, segment) in segments.enumerated() {
      // The outer segments are extended beyond their ends.
      let from = index == 0 ? position : max(position, segment.start)
      let to = index == segments.count - 1 ? position + 1 : min(position + 1, segment.end)
      guard from < to else { continue }
      let (a, b) = (segment.pixel(at: from), segment.pixel(at: to))
      let start = min(max(min(a, b), Double(window.lowerBound)), Double(window.upperBound))
      let end = min(max(max(a, b), Double(window.lowerBound)), Double(window.upperBound))
      if start < end { parts.append((start, end, abs(to - from) * (end - start) / abs(b - a))) }
    }
    let total = parts.reduce(0) { $0 + $1.share }
    guard total > 0 else {
      // The position is outside the image.
      let segment = position < segments[0].start ? segments[0] : segments[segments.count - 1]
      return appendSingle(Int(saturating: segment.pixel(at: position + 0.5).rounded(.down)))
    }
    let first = Int(saturating: parts.reduce(Double(window.upperBound)) { min($0, $1.start) })
    let last = min(window.upperBound, Int(saturating: parts.reduce(0) { max($0, $1.end) }.rounded(.up))) - 1
    taps.append(Taps(first: first, count: last - first + 1, firstWeight: weights.count))
    var (sum, before) = (0.0, 0)
    for index in first...last {
      for part in parts {
        let covered = min(part.end, Double(index + 1)) - max(part.start, Double(index))
        if covered > 0 { sum += covered / (part.end - part.start) * part.share / total }
      }
      let rounded =
        index == last ? AxisFilter.one : min(AxisFilter.one, Int(saturating: sum * Double(AxisFilter.one) + 0.5))
      append(weight: rounded - before)
      before = rounded
    }
  }
}
