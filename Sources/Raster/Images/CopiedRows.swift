import Pixels

/// The rows of a picture that lies pixel on pixel.
@safe struct CopiedRows: PixelRows {
  private let pixels: UnsafeRawPointer
  private let bytesPerRow: Int
  private let dx: Int
  private let dy: Int

  /// The picture whose memory begins at `pixels`, moved by (`dx`, `dy`).
  ///
  /// The memory must outlive this; only rows and columns that the picture has may be asked for, give or take three
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
