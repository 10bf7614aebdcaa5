import Arithmetic
import Geometry

/// The rows of a rotated or skewed rectangle, for finding the pixels that are entirely inside.
struct ParallelogramRows: Hashable {
  private let inverse: AffineTransform
  private let rect: Rect

  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform from its space to pixels.
  init?(_ rect: Rect, through transform: AffineTransform) {
    guard let inverse = transform.inverted, !rect.isEmpty else { return nil }
    self.inverse = inverse
    self.rect = rect
  }

  /// Returns the part of `columns` that is inside in all of `rows`; an empty range at their start if there is none.
  func columns(of rows: Range<Int>, among columns: Range<Int>) -> Range<Int> {
    var low = Double(columns.lowerBound)
    var high = Double(columns.upperBound)
    for y in [Double(rows.lowerBound) - 0.5, Double(rows.upperBound) + 0.5] {
      narrow(&low, &high, slope: inverse.a, start: inverse.c * y + inverse.tx, from: rect.minX, to: rect.maxX)
      narrow(&low, &high, slope: inverse.b, start: inverse.d * y + inverse.ty, from: rect.minY, to: rect.maxY)
    }
    // This is half a pixel more than needed, to allow for rounding.
    let first = (low + 0.5).rounded(.up)
    let end = (high - 0.5).rounded(.down)
    guard first < end else { return columns.lowerBound..<columns.lowerBound }
    return Int(saturating: first)..<Int(saturating: end)
  }

  /// Narrows the interval to the part where `slope · x + start` is between two numbers.
  private func narrow(
    _ low: inout Double, _ high: inout Double, slope: Double, start: Double, from lower: Double, to upper: Double
  ) {
    guard abs(slope) > 1e-9 else {
      if start < lower || start > upper { high = low }
      return
    }
    let (a, b) = ((lower - start) / slope, (upper - start) / slope)
    low = max(low, min(a, b))
    high = min(high, max(a, b))
  }
}
