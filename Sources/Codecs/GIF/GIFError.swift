import CGIF

/// giflib's error codes in its own words.
enum GIFError {
  /// The error for a code from writing.
  static func encoding(_ code: Int32) -> ImageError { .cannotEncode(.gif, reason: text(code)) }

  /// The error that a handle for writing holds.
  static func encoding(_ file: UnsafePointer<GifFileType>) -> ImageError { unsafe encoding(file.pointee.Error) }

  /// The error for a code from reading.
  static func decoding(_ code: Int32) -> ImageError {
    switch code {
    case D_GIF_ERR_NOT_GIF_FILE: .wrongFormat(.gif)
    case D_GIF_ERR_READ_FAILED, D_GIF_ERR_EOF_TOO_SOON: .damaged(.gif, reason: "it is cut short")
    default: .damaged(.gif, reason: text(code))
    }
  }

  private static func text(_ code: Int32) -> String {
    // `GifErrorString` returns constant text, or nil for codes it does not know.
    unsafe GifErrorString(code).map { unsafe String(cString: $0) } ?? "error \(code) of giflib"
  }
}
