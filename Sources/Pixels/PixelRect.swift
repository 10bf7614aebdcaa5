/// A rectangle of whole pixels, x to the right and y down: columns `minX..<maxX` of rows `minY..<maxY`.
public struct PixelRect: Hashable, Sendable {
  /// The left column.
  public var minX: Int
  /// The top row.
  public var minY: Int
  /// The column after the last.
  public var maxX: Int
  /// The row after the last.
  public var maxY: Int

  /// Creates a rectangle from its edges; it is empty unless both ends are greater than the starts.
  @inlinable
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// Creates a rectangle from its top left pixel and its size.
  @inlinable
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// A rectangle without pixels, the identity of ``union(_:)``.
  @inlinable public static var empty: PixelRect {
    PixelRect(minX: .max, minY: .max, maxX: .min, maxY: .min)
  }

  /// The left column.
  @inlinable public var x: Int { minX }
  /// The top row.
  @inlinable public var y: Int { minY }
  /// The number of columns.
  @inlinable public var width: Int { max(minX, maxX) - minX }
  /// The number of rows.
  @inlinable public var height: Int { max(minY, maxY) - minY }
  /// True if it contains no pixels.
  @inlinable public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  /// The number of pixels.
  @inlinable public var area: Int { isEmpty ? 0 : (maxX - minX) * (maxY - minY) }

  /// The first column of the vector of four pixels that contains ``minX``.
  @inlinable package var alignedMinX: Int { minX & ~3 }

  /// Returns whether every pixel of the other rectangle is in this one.
  public func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns the smallest rectangle that contains both.
  @inlinable
  public func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Returns the pixels in both rectangles; empty if they don't overlap.
  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// Returns the rectangle moved to the right by `dx` columns and down by `dy` rows.
  @inlinable
  package func moved(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  /// Returns the rectangle extended by `x` columns and `y` rows on each side; an empty rectangle stays empty.
  package func grown(x: Int, y: Int) -> PixelRect {
    isEmpty ? self : PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Returns up to four rectangles that cover the pixels outside of `hole`, which must be within this rectangle.
  package func parts(outside hole: PixelRect) -> [PixelRect] {
    guard !hole.isEmpty else { return [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: hole.minX, maxY: maxY),
      PixelRect(minX: hole.maxX, minY: minY, maxX: maxX, maxY: maxY),
      PixelRect(minX: hole.minX, minY: minY, maxX: hole.maxX, maxY: hole.minY),
      PixelRect(minX: hole.minX, minY: hole.maxY, maxX: hole.maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
}
