/// Rows of bytes, with one or four bytes per pixel.
///
/// A view of memory that its creator keeps alive while it is in use.
@safe struct BytePlane {
  let width: Int
  let height: Int
  /// The number of bytes per pixel: 4, or 1 for coverage alone.
  let channels: Int
  private let bytes: UnsafeMutableRawPointer
  private let bytesPerRow: Int

  /// - Parameters:
  ///   - bytes: The first row.
  ///   - bytesPerRow: The distance between rows, in bytes.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - channels: The number of bytes per pixel, 1 or 4.
  @unsafe init(bytes: UnsafeMutableRawPointer, bytesPerRow: Int, width: Int, height: Int, channels: Int) {
    unsafe self.bytes = bytes
    self.bytesPerRow = bytesPerRow
    (self.width, self.height, self.channels) = (width, height, channels)
  }

  /// Returns the address of the first byte of row `y`.
  @inline(__always)
  @unsafe func row(_ y: Int) -> UnsafeMutableRawPointer { unsafe bytes + y &* bytesPerRow }
}
