import Arithmetic
package import Pixels

extension Bitmap {
  /// The filter taps of one output sample: consecutive input samples of a row or column, with their weights.
  private struct Taps {
    let first: Int
    let weights: [Float]
  }

  /// Returns the image resampled to a new size, with area averaging when it shrinks and bilinear interpolation when it
  /// grows.
  ///
  /// - Precondition: The size is valid for a bitmap.
  package func resampled(width: Int, height: Int) -> Bitmap {
    let (columns, rows) = (Self.taps(from: self.width, to: width), Self.taps(from: self.height, to: height))
    var result = Bitmap(width: width, height: height)
    // The horizontally scaled source rows that the current output row needs, by their index.
    var narrow: [Int: [SIMD4<Float>]] = [:]
    for (y, taps) in rows.enumerated() {
      let needed = taps.first..<(taps.first + taps.weights.count)
      narrow = narrow.filter { needed.contains($0.key) }
      var sums = [SIMD4<Float>](repeating: SIMD4(repeating: 0), count: width)
      for (offset, weight) in taps.weights.enumerated() {
        let row = narrow[taps.first + offset] ?? narrowed(taps.first + offset, columns)
        narrow[taps.first + offset] = row
        for x in 0..<width { sums[x] += row[x] * weight }
      }
      for x in 0..<width {
        let sum = sums[x].rounded(.toNearestOrAwayFromZero)
        func component(_ value: Float) -> UInt8 { UInt8(saturating: Double(value)) }
        // Clamping keeps the premultiplied components valid despite rounding.
        let alpha = component(sum.w)
        result[x, y] = Pixel(
          red: min(component(sum.x), alpha), green: min(component(sum.y), alpha), blue: min(component(sum.z), alpha),
          alpha: alpha)
      }
    }
    return result
  }

  /// Returns a row of the image, scaled horizontally.
  private func narrowed(_ y: Int, _ columns: [Taps]) -> [SIMD4<Float>] {
    withWords(ofRow: y) { words in
      columns.map { taps in
        var sum = SIMD4<Float>(repeating: 0)
        for (offset, weight) in taps.weights.enumerated() {
          let word = words[taps.first + offset]
          sum +=
            SIMD4(Float(word & 255), Float((word >> 8) & 255), Float((word >> 16) & 255), Float(word >> 24)) * weight
        }
        return sum
      }
    }
  }

  private static func taps(from old: Int, to new: Int) -> [Taps] {
    let step = Double(old) / Double(new)
    return (0..<new).map { index in
      if step <= 1 {
        let center = min(max((Double(index) + 0.5) * step - 0.5, 0), Double(old - 1))
        let first = min(Int(saturating: center.rounded(.down)), max(0, old - 2))
        let share = Float(center - Double(first))
        return Taps(first: first, weights: old == 1 ? [1] : [1 - share, share])
      }
      let (start, end) = (Double(index) * step, Double(index + 1) * step)
      let first = Int(saturating: start.rounded(.down))
      let last = min(Int(saturating: end.rounded(.up)), old)
      let covered = (first..<last).map { min(Double($0 + 1), end) - max(Double($0), start) }
      let total = covered.reduce(0, +)
      return Taps(first: first, weights: covered.map { Float($0 / total) })
    }
  }
}
