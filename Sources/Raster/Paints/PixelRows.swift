/// Pixels to paint with, row by row: an image placed on the canvas, or a group's surface.
protocol PixelRows {
  /// The pixels of row `y` from column `minX` to `maxX`, valid until the next call.
  ///
  /// Pixels outside the source are undefined, but must be readable memory.
  mutating func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer
}
