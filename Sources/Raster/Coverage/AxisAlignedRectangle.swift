import Geometry
package import Pixels

/// A rectangle with sides parallel to the axes, in 256ths of a pixel.
package struct AxisAlignedRectangle {
  private let minX: Int
  private let minY: Int
  private let maxX: Int
  private let maxY: Int

  /// Creates the rectangle with these edges; nil if they don't form one.
  package init?(_ edges: Span<Edge>) {
    guard edges.count == 2 else { return nil }
    let (a, b) = (edges[0], edges[1])
    guard a.x0 == a.x1, b.x0 == b.x1, a.y0 == b.y1, a.y1 == b.y0 else { return nil }
    (minX, maxX) = (Int(min(a.x0, b.x0)), Int(max(a.x0, b.x0)))
    (minY, maxY) = (Int(min(a.y0, a.y1)), Int(max(a.y0, a.y1)))
  }

  /// Returns the pixels that `other` covers exactly as this rectangle does.
  package func pixelsAlike(in other: AxisAlignedRectangle) -> PixelRect {
    /// Returns the columns, or rows, that both cover equally: all of them if both have the same sides, otherwise the
    /// ones strictly between the sides.
    func alike(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
      if a == b { return a.lowerBound &>> 8..<(a.upperBound &+ 255) &>> 8 }
      let first = (max(a.lowerBound, b.lowerBound) &+ 255) &>> 8
      return first..<max(first, min(a.upperBound, b.upperBound) &>> 8)
    }
    let columns = alike(minX..<maxX, other.minX..<other.maxX)
    let rows = alike(minY..<maxY, other.minY..<other.maxY)
    return PixelRect(
      minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound, maxY: rows.upperBound)
  }

  /// One row of the rectangle, as three runs of equal coverage.
  struct Row {
    /// A run of pixels with the same coverage.
    struct Part {
      var columns: Range<Int>
      var coverage: UInt32
    }
    let left: Part
    let middle: Part
    let right: Part
  }

  /// Returns the coverage of the pixels in row `y`: exactly the sums of ``CoverageCells``.
  func row(_ y: Int) -> Row {
    let height = max(0, min(maxY, (y &+ 1) &<< 8) &- max(minY, y &<< 8))
    let (first, last) = (minX &>> 8, maxX &>> 8)
    func part(_ columns: Range<Int>, width: Int) -> Row.Part {
      let sum = SIMD4(repeating: Int32(truncatingIfNeeded: 2 &* height &* width))
      return Row.Part(columns: columns, coverage: Coverage.ofQuad(sum, rule: .nonZero)[0])
    }
    guard first < last else {
      let none = Row.Part(columns: first..<first, coverage: 0)
      return Row(left: part(first..<(first + 1), width: maxX &- minX), middle: none, right: none)
    }
    // A side between two columns covers no pixel partially.
    let start = (minX &+ 255) &>> 8
    return Row(
      left: part(first..<start, width: 256 &- minX & 255), middle: part(start..<last, width: 256),
      right: part(last..<(last + (maxX & 255 == 0 ? 0 : 1)), width: maxX & 255))
  }
}
