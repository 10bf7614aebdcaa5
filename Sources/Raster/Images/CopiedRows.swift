import Pixels

/// The rows of an image that is aligned with the pixels of the canvas.
@safe struct CopiedRows: PixelRows {
  private let pixels: UnsafeRawPointer
  private let bytesPerRow: Int
  private let dx: Int
  private let dy: Int

  /// Creates the rows of the image whose memory begins at `pixels`, offset by (`dx`, `dy`).
  ///
  /// The memory must outlive this value; only existing rows and columns may be requested, with a margin of three
  /// columns.
  @unsafe init(_ bitmap: Bitmap, pixels: UnsafeRawPointer, dx: Int, dy: Int) {
    unsafe self.pixels = pixels
    bytesPerRow = bitmap.bytesPerRow
    (self.dx, self.dy) = (dx, dy)
  }

  func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer {
    unsafe pixels + (y - dy) * bytesPerRow + (minX - dx) * 4
  }
}
