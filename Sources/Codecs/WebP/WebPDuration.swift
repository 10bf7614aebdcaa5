/// The limits of durations in animated WebP files.
enum WebPDuration {
  /// The longest duration of an animation in libwebp, in milliseconds.
  private static let maximumAnimation = Int(Int32.max)

  /// Checks the times of a frame.
  ///
  /// - Parameters:
  ///   - start: The start of the frame, in milliseconds.
  ///   - end: Its end.
  /// - Throws: ``ImageError/beyondFormat(_:reason:)`` when the frame or the animation lasts too long.
  static func check(from start: Int, to end: Int) throws(ImageError) {
    guard end - start <= WebPContainer.maximumFrameDuration, end <= maximumAnimation else {
      throw .beyondFormat(
        .webp,
        reason:
          "a frame can last at most \(WebPContainer.maximumFrameDuration / 1000) s, and an animation \(maximumAnimation / 1000) s"
      )
    }
  }
}
