/// Pixels to paint with, row by row: an image as it lies on the canvas, or a group's surface.
protocol PixelRows {
  /// The pixels of row `y` from column `minX` to `maxX`, valid until the next call.
  ///
  /// What lies outside the source may be anything, but must be memory that can be read.
  mutating func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer
}
