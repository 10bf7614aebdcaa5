package import Pixels

/// The pixels that are painted on: a bitmap, or a group's offscreen surface.
///
/// A view of memory that its creator keeps alive while it is in use.
@safe package struct Canvas {
  /// The rectangle of the canvas, in the frame's coordinates.
  package let box: PixelRect
  private let pixels: UnsafeMutableRawPointer
  /// The distance between rows, in bytes.
  let bytesPerRow: Int

  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - box: The rectangle of the canvas.
  ///   - pixels: The address of column ``PixelRect/alignedMinX`` in the first row, aligned to 16 bytes.
  ///   - bytesPerRow: The distance between rows in bytes, a multiple of 16; enough for the columns up to the next
  ///     multiple of four after the last.
  @unsafe init(box: PixelRect, pixels: UnsafeMutableRawPointer, bytesPerRow: Int) {
    self.box = box
    unsafe self.pixels = pixels
    self.bytesPerRow = bytesPerRow
  }

  /// Returns the address of the pixel at column `x`, at least ``PixelRect/alignedMinX``, of row `y`.
  @inline(__always)
  @unsafe func pixel(x: Int, y: Int) -> UnsafeMutableRawPointer {
    unsafe pixels + (y &- box.minY) &* bytesPerRow + (x &- box.alignedMinX) &* 4
  }

  /// Returns a canvas of the pixels in `box`, which is within this canvas and begins at its left edge or at a multiple
  /// of four columns.
  package func part(_ box: PixelRect) -> Canvas {
    precondition(box.intersection(self.box) == box && !box.isEmpty, "the part must be within the canvas")
    // Sound: the part's first vector begins where one of the canvas' does, and its rows have the same stride.
    return unsafe Canvas(
      box: box, pixels: pixel(x: box.alignedMinX, y: box.minY), bytesPerRow: bytesPerRow)
  }

  /// Overwrites some pixels of row `y` with a color.
  package func fill(_ columns: Range<Int>, y: Int, with color: PremultipliedColor) {
    precondition(
      columns.clamped(to: box.minX..<box.maxX) == columns && y >= box.minY && y < box.maxY,
      "the pixels must be within the canvas")
    // Sound: the pixels are within the canvas.
    let row = unsafe pixel(x: columns.lowerBound, y: y).assumingMemoryBound(to: UInt32.self)
    unsafe row.update(repeating: color.word, count: columns.count)
  }

  /// Copies pixels from `other`, a canvas that contains this one.
  package func copy(_ other: Canvas) {
    for y in box.minY..<box.maxY {
      // Sound: both rows contain the pixels from a multiple of four to the next after the last.
      unsafe pixel(x: box.alignedMinX, y: y).copyMemory(
        from: other.pixel(x: box.alignedMinX, y: y), byteCount: quads * 16)
    }
  }

  /// Copies the pixels that `other` has in common with this canvas.
  package func copyShared(_ other: Canvas) {
    let shared = box.intersection(other.box)
    guard !shared.isEmpty else { return }
    for y in shared.minY..<shared.maxY {
      // Sound: both rows contain the pixels.
      unsafe pixel(x: shared.minX, y: y).copyMemory(
        from: other.pixel(x: shared.minX, y: y), byteCount: (shared.maxX - shared.minX) * 4)
    }
  }

  /// The number of vectors of four pixels in a row.
  var quads: Int { (box.maxX - box.alignedMinX + 3) / 4 }
}
