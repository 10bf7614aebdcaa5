import Pixels

/// Opaque frames in few colors, of which a lossless WebP file is made.
///
/// Interfaces have flat areas and sharp edges. VP8, which lossy WebP is otherwise, blurs both at half the resolution of
/// color, and libwebp leaves traces of what has moved on; the same frames in the colors of a GIF, coded without further
/// loss, are often both smaller and closer.
struct ReducedAnimation: ~Copyable, Sendable {
  /// The length of each frame of the GIF, so that elapsed time counts frames.
  private static let centiseconds = 2

  private let options: WebPOptions
  private let size: (width: Int, height: Int)
  private var encoder: GIFEncoder
  /// The frames as a GIF, which the colors are chosen for.
  private var bytes: [UInt8] = []

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - quality: The quality from 1 to 99, as that of a GIF.
  ///   - options: The effort.
  init(width: Int, height: Int, quality: Int, options: WebPOptions) {
    var gif = GIFOptions()
    gif.quality = quality
    // Errors that help LZW hinder WebP, which looks for other repetitions.
    gif.lossy = 0
    gif.effort = 0
    encoder = GIFEncoder(width: width, height: height, options: gif)
    size = (width, height)
    self.options = options
  }

  /// Adds a frame whose pixels are all opaque.
  mutating func add(_ frame: Bitmap) throws(ImageError) {
    bytes += try encoder.add(frame, centiseconds: Self.centiseconds)
  }

  /// Makes the file.
  ///
  /// - Parameters:
  ///   - starts: The beginning of each frame, in milliseconds.
  ///   - end: The end of the last one.
  ///   - plays: The number of times the animation plays, 0 for an endless loop.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ImageError`` when memory runs out.
  consuming func finish(starts: [Int], end: Int, plays: Int) throws(ImageError) -> [UInt8] {
    var (options, bytes, size) = (options, bytes, size)
    options.quality = nil
    bytes += try encoder.finish()
    var decoder = try GIFDecoder(bytes)
    var animation = try WebPAnimationEncoder(width: size.width, height: size.height, plays: plays, options: options)
    var index = 0
    while let frame = try decoder.next() {
      // Frames that look alike in few colors have become one.
      if index < starts.count { try animation.add(frame.bitmap, at: starts[index]) }
      index += frame.centiseconds / Self.centiseconds
    }
    return try animation.finish(at: end)
  }
}
