/// Which of a picture's rows, or columns, make up each of the canvas', and with which weights.
///
/// Enlarged, a pixel of the canvas is the linear mean of the two nearest of the picture; shrunk, it is the mean of all
/// that it covers, each counted by how much of it is covered. At scale one the two are the same.
struct AxisFilter {
  /// Neighbouring pixels of the picture; the weights follow one another in ``AxisFilter/weights``.
  struct Taps {
    var first: Int
    var count: Int
    var firstWeight: Int
  }

  /// What the weights of one pixel sum up to.
  static let one = 1 << 15

  private(set) var taps: [Taps] = []
  private(set) var weights: [UInt16] = []
  /// The first of the canvas' pixels.
  let origin: Int

  /// Makes the filter for the canvas' pixels `range`, where a picture of `count` pixels begins at `offset` and takes
  /// `scale` pixels of the canvas for each of its own, in the other direction when negative.
  init(range: Range<Int>, count: Int, scale: Double, offset: Double) {
    origin = range.lowerBound
    taps.reserveCapacity(range.count)
    for position in range {
      if abs(scale) >= 1 {
        appendLinear(at: (Double(position) + 0.5 - offset) / scale - 0.5, count: count)
      } else {
        let start = (Double(position) - offset) / scale
        let end = (Double(position) + 1 - offset) / scale
        appendMean(from: min(start, end), to: max(start, end), count: count)
      }
    }
  }

  private mutating func appendSingle(_ index: Int) {
    taps.append(Taps(first: index, count: 1, firstWeight: weights.count))
    weights.append(UInt16(AxisFilter.one))
  }

  private mutating func appendLinear(at centre: Double, count: Int) {
    guard centre > 0 else { return appendSingle(0) }
    guard centre < Double(count - 1) else { return appendSingle(count - 1) }
    let first = Int(centre)
    let second = Int((centre - Double(first)) * Double(AxisFilter.one) + 0.5)
    guard second > 0 else { return appendSingle(first) }
    taps.append(Taps(first: first, count: 2, firstWeight: weights.count))
    weights.append(UInt16(AxisFilter.one - second))
    weights.append(UInt16(second))
  }

  /// Weights are differences of a rounded running sum, so that they add up exactly however many there are.
  private mutating func appendMean(from start: Double, to end: Double, count: Int) {
    let start = max(start, 0)
    let end = min(end, Double(count))
    guard start < end else { return appendSingle(start > 0 ? count - 1 : 0) }
    let first = Int(start)
    let last = min(count - 1, Int(end.rounded(.up)) - 1)
    taps.append(Taps(first: first, count: last - first + 1, firstWeight: weights.count))
    var before = 0
    for index in first...last {
      let covered = min(end, Double(index + 1)) - start
      let sum = index == last ? AxisFilter.one : Int(covered / (end - start) * Double(AxisFilter.one) + 0.5)
      weights.append(UInt16(sum - before))
      before = sum
    }
  }
}
