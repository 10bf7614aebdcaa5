/// A rectangle of whole pixels: columns `minX..<maxX` of rows `minY..<maxY`.
struct PixelBox: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// A box without pixels, the neutral element of ``union(_:)``.
  static let empty = PixelBox(minX: .max, minY: .max, maxX: .min, maxY: .min)

  var isEmpty: Bool { minX >= maxX || minY >= maxY }

  /// The column where a vector of four pixels begins that holds ``minX``.
  var alignedMinX: Int { minX & ~3 }

  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  func moved(x dx: Int, y dy: Int) -> PixelBox {
    PixelBox(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Up to four boxes that hold the pixels not in `hole`, which lies within.
  func parts(outside hole: PixelBox) -> [PixelBox] {
    guard !hole.isEmpty else { return [self] }
    return [
      PixelBox(minX: minX, minY: minY, maxX: hole.minX, maxY: maxY),
      PixelBox(minX: hole.maxX, minY: minY, maxX: maxX, maxY: maxY),
      PixelBox(minX: hole.minX, minY: minY, maxX: hole.maxX, maxY: hole.minY),
      PixelBox(minX: hole.minX, minY: hole.maxY, maxX: hole.maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
}
