/// Pixels that are painted on: a bitmap, or a group's surface.
///
/// A view of memory that its maker keeps alive while it is in use.
@safe struct Canvas {
  /// The pixels there are, in the frame's coordinates.
  let box: PixelBox
  private let pixels: UnsafeMutableRawPointer
  private let bytesPerRow: Int

  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - box: The pixels there are.
  ///   - pixels: Column ``PixelBox/alignedMinX`` of the first row; on a 16-byte boundary.
  ///   - bytesPerRow: The distance between rows, a multiple of 16; enough for the columns up to the next multiple of
  ///     four after the last.
  @unsafe init(box: PixelBox, pixels: UnsafeMutableRawPointer, bytesPerRow: Int) {
    self.box = box
    unsafe self.pixels = pixels
    self.bytesPerRow = bytesPerRow
  }

  /// The pixel at column `x`, at least ``PixelBox/alignedMinX``, of row `y`.
  @inline(__always)
  @unsafe func pixel(x: Int, y: Int) -> UnsafeMutableRawPointer {
    unsafe pixels + (y &- box.minY) &* bytesPerRow + (x &- box.alignedMinX) &* 4
  }

  /// Overwrites all pixels.
  func fill(with color: PremultipliedColor) {
    for y in box.minY..<box.maxY {
      // Sound: the row lies within the canvas.
      let row = unsafe pixel(x: box.minX, y: y).assumingMemoryBound(to: UInt32.self)
      unsafe row.update(repeating: color.word, count: box.maxX - box.minX)
    }
  }
}
