/// Rows of bytes, one or four to a pixel.
///
/// A view of memory that its maker keeps alive while it is in use.
@safe struct BytePlane {
  let width: Int
  let height: Int
  /// Bytes of a pixel: 4, or 1 for coverage alone.
  let channels: Int
  private let bytes: UnsafeMutableRawPointer
  private let bytesPerRow: Int

  /// - Parameters:
  ///   - bytes: The first row.
  ///   - bytesPerRow: The distance between rows.
  ///   - width: The pixels in a row.
  ///   - height: The rows.
  ///   - channels: The bytes of a pixel, 1 or 4.
  @unsafe init(bytes: UnsafeMutableRawPointer, bytesPerRow: Int, width: Int, height: Int, channels: Int) {
    unsafe self.bytes = bytes
    self.bytesPerRow = bytesPerRow
    (self.width, self.height, self.channels) = (width, height, channels)
  }

  /// The first byte of row `y`.
  @inline(__always)
  @unsafe func row(_ y: Int) -> UnsafeMutableRawPointer { unsafe bytes + y &* bytesPerRow }
}
