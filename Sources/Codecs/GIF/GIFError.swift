import CGIF

/// giflib's error codes in its own words.
enum GIFError {
  /// There was nothing to write.
  static let noFrames = ImageError.cannotEncode(.gif, reason: "it has no frames")

  /// The error for a code from writing.
  static func encoding(_ code: Int32) -> ImageError { .cannotEncode(.gif, reason: text(code)) }

  /// The error that a handle for writing holds.
  static func encoding(_ file: UnsafePointer<GifFileType>) -> ImageError { unsafe encoding(file.pointee.Error) }

  /// The error for a code from reading; if the bytes have run out, codes only indicate the first missing part.
  static func decoding(_ code: Int32, isCutShort: Bool) -> ImageError {
    .damaged(.gif, reason: isCutShort ? "it is cut short" : text(code))
  }

  private static func text(_ code: Int32) -> String {
    // `GifErrorString` returns constant text, or nil for codes it does not know.
    unsafe GifErrorString(code).map { unsafe String(cString: $0) } ?? "error \(code) of giflib"
  }
}
