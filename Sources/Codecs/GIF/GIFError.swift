import CGIF

/// The errors of giflib, with its own messages.
enum GIFError {
  /// The error for an animation without frames.
  static let noFrames = ImageError.cannotEncode(.gif, reason: "it has no frames")

  /// Returns the error for a code from giflib's encoder.
  static func encoding(_ code: Int32) -> ImageError { .cannotEncode(.gif, reason: text(code)) }

  /// Returns the error that an encoder handle holds.
  static func encoding(_ file: UnsafePointer<GifFileType>) -> ImageError { unsafe encoding(file.pointee.Error) }

  /// Returns the error for a code from giflib's decoder; if the input was exhausted, the code only indicates which part
  /// was missing first.
  static func decoding(_ code: Int32, isCutShort: Bool) -> ImageError {
    .damaged(.gif, reason: isCutShort ? "it is truncated" : text(code))
  }

  private static func text(_ code: Int32) -> String {
    // `GifErrorString` returns constant text, or nil for codes it does not know.
    unsafe GifErrorString(code).map { unsafe String(cString: $0) } ?? "giflib error \(code)"
  }
}
