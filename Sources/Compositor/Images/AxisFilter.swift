import Arithmetic

/// Which of a picture's rows, or columns, make up each of the canvas', and with which weights.
///
/// Enlarged, a pixel of the canvas is the linear mean of the two nearest of the picture, or the nearest; shrunk, it is the
/// mean of all that it covers, each counted by how much of it is covered. At scale one all are the same.
struct AxisFilter {
  /// Neighbouring pixels of the picture; the weights follow one another in ``AxisFilter/weights``.
  struct Taps {
    var first: Int
    var count: Int
    var firstWeight: Int
  }

  /// What the weights of one pixel sum up to; a weight of one is as near to it as 16 bits can come.
  static let one = 1 << 16

  private(set) var taps: [Taps] = []
  private(set) var weights: [UInt16] = []
  /// The first of the canvas' pixels.
  let origin: Int
  /// No pixel of the canvas, in this range or another, needs more pixels of the picture.
  let mostTaps: Int
  private let window: Range<Int>

  /// Makes the filter for the canvas' pixels `range`, counted as the ends of `shape` are.
  init(_ shape: AxisPlacement.Shape, range: Range<Int>, isNearest: Bool) {
    origin = range.lowerBound
    window = shape.window
    taps.reserveCapacity(range.count)
    weights.reserveCapacity(range.count * 2)
    let pieces = (0..<3).compactMap { AxisPiece(shape, $0) }
    mostTaps = pieces.reduce(2) { max($0, $1.mostTaps) }
    guard let last = pieces.last else { return }
    for position in range {
      let centre = Double(position) + 0.5
      let piece = pieces.first { $0.end > centre } ?? last
      if piece.isShrunk {
        appendMean(of: pieces, at: Double(position))
      } else if isNearest {
        appendSingle(Int(saturating: piece.pixel(at: centre).rounded(.down)))
      } else {
        appendLinear(at: piece.pixel(at: centre) - 0.5)
      }
    }
  }

  private mutating func appendSingle(_ index: Int) {
    let index = min(max(index, window.lowerBound), window.upperBound - 1)
    taps.append(Taps(first: index, count: 1, firstWeight: weights.count))
    append(weight: AxisFilter.one)
  }

  private mutating func append(weight: Int) { weights.append(UInt16(min(weight, AxisFilter.one - 1))) }

  private mutating func appendLinear(at centre: Double) {
    guard centre > Double(window.lowerBound) else { return appendSingle(window.lowerBound) }
    guard centre < Double(window.upperBound - 1) else { return appendSingle(window.upperBound - 1) }
    let first = Int(saturating: centre)
    let second = Int(saturating: (centre - Double(first)) * Double(AxisFilter.one) + 0.5)
    guard second > 0 else { return appendSingle(first) }
    guard second < AxisFilter.one else { return appendSingle(first + 1) }
    taps.append(Taps(first: first, count: 2, firstWeight: weights.count))
    append(weight: AxisFilter.one - second)
    append(weight: second)
  }

  /// Adds the mean of what the pieces show of the canvas' pixel `position`.
  ///
  /// Weights are differences of a rounded running sum, so that they add up exactly however many there are.
  private mutating func appendMean(of pieces: [AxisPiece], at position: Double) {
    var parts: [(start: Double, end: Double, share: Double)] = []
    for (index, piece) in pieces.enumerated() {
      // The outer pieces go on beyond their ends.
      let from = index == 0 ? position : max(position, piece.start)
      let to = index == pieces.count - 1 ? position + 1 : min(position + 1, piece.end)
      guard from < to else { continue }
      let (a, b) = (piece.pixel(at: from), piece.pixel(at: to))
      let start = min(max(min(a, b), Double(window.lowerBound)), Double(window.upperBound))
      let end = min(max(max(a, b), Double(window.lowerBound)), Double(window.upperBound))
      if start < end { parts.append((start, end, abs(to - from) * (end - start) / abs(b - a))) }
    }
    let total = parts.reduce(0) { $0 + $1.share }
    guard total > 0 else {
      // Beside the picture.
      let piece = position < pieces[0].start ? pieces[0] : pieces[pieces.count - 1]
      return appendSingle(Int(saturating: piece.pixel(at: position + 0.5).rounded(.down)))
    }
    let first = Int(parts.reduce(Double(window.upperBound)) { min($0, $1.start) })
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
