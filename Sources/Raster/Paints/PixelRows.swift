/// Pixels to paint with, row by row: an image placed on the canvas, or a group's surface.
protocol PixelRows {
  /// Returns the pixels of row `y` from column `minX` to `maxX`, valid until the next call.
  ///
  /// Pixels outside the source are undefined, but must be readable memory.
  mutating func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer
}

/// The pixels of a group's surface, painted at the same position.
struct SurfaceRows: PixelRows {
  let canvas: Canvas

  @inline(__always)
  func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer {
    // Sound: groups are painted only onto columns and rows that they contain.
    unsafe UnsafeRawPointer(canvas.pixel(x: minX, y: y))
  }
}
