import Pixels

/// The encoded frames of an animation, with their start times.
struct WebPTimeline: Sendable {
  /// The frames; their durations are set by ``file(width:height:end:plays:)``.
  private(set) var frames: [WebPContainer.Frame] = []
  /// The start time of each frame, in milliseconds.
  private(set) var starts: [Int] = []
  /// The number of bytes in the images of all frames.
  private(set) var byteCount = 0

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - image: A still WebP file.
  ///   - bounds: The canvas rectangle that it covers; its origin is even.
  ///   - blends: True if it is blended with the canvas; false if it replaces it.
  ///   - start: The start time in milliseconds.
  mutating func append(_ image: [UInt8], in bounds: PixelRect, blends: Bool, at start: Int) {
    frames.append(WebPContainer.Frame(image: image, rectangle: bounds, blends: blends, duration: 0))
    starts.append(start)
    byteCount += image.count
  }

  /// Returns the bytes of the file.
  ///
  /// - Parameters:
  ///   - width: The width of the canvas in pixels.
  ///   - height: The height of the canvas in pixels.
  ///   - end: The end of the last frame, in milliseconds.
  ///   - plays: The number of times the animation plays, 0 for an endless loop.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ImageError/beyondFormat(_:reason:)`` when a frame lasts too long.
  func file(width: Int, height: Int, end: Int, plays: Int) throws(ImageError) -> [UInt8] {
    var frames = frames
    for index in frames.indices {
      let duration = (starts.indices.contains(index + 1) ? starts[index + 1] : end) - starts[index]
      guard duration <= WebPContainer.maximumFrameDuration else {
        throw .beyondFormat(.webp, reason: "a frame can last at most \(WebPContainer.maximumFrameDuration / 1000) s")
      }
      frames[index].duration = duration
    }
    return WebPContainer.file(frames, width: width, height: height, plays: plays)
  }
}
