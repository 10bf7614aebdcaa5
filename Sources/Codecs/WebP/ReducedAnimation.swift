import Pixels

/// Opaque frames in few colors, for a lossless WebP file.
///
/// Interfaces have flat areas and sharp edges. VP8, the usual lossy WebP, blurs both at half the resolution of color,
/// and libwebp leaves traces of moved content; the same frames in the colors of a GIF, coded without further loss, are
/// often both smaller and more accurate.
struct ReducedAnimation: ~Copyable, Sendable {
  /// The length of a frame in the GIF, so that its elapsed time counts frames.
  private static let centiseconds = 2

  private let effort: Int
  private let jobs: Int
  private let size: (width: Int, height: Int)
  private var encoder: GIFEncoder
  /// The frames as a GIF, used to choose the colors.
  private var bytes: [UInt8] = []
  /// The last frame, with its duration in frames, its weight for choosing colors.
  private var last: (frame: Bitmap, length: Int)?

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - quality: The quality from 1 to 99, as for a GIF.
  ///   - effort: The effort spent on a smaller file, from 0 to 9.
  ///   - jobs: The number of threads; the bytes are the same for any number.
  init(width: Int, height: Int, quality: Int, effort: Int, jobs: Int) {
    var gif = GIFOptions()
    gif.quality = quality
    // Errors that help LZW help WebP less, since it exploits other repetitions: with many colors, a few errors smooth
    // noise; with few colors, they are noise themselves.
    gif.lossy = min(15, max(0, quality - 60))
    gif.effort = GIFOptions.mostQuickEffort + 1
    // WebP has no steps at the powers of two.
    gif.tableSizes = AdaptivePalette.fineSizes
    encoder = GIFEncoder(width: width, height: height, options: gif)
    size = (width, height)
    self.effort = effort
    self.jobs = jobs
  }

  /// Adds a frame whose pixels are all opaque.
  ///
  /// - Parameters:
  ///   - frame: The frame; nil if it looks like the one before.
  ///   - length: The number of frames that it lasts.
  /// - Throws: ``ImageError`` when memory runs out.
  mutating func add(_ frame: Bitmap?, length: Int) throws(ImageError) {
    if let frame {
      try addLast()
      last = (frame, length)
    } else {
      last?.length += length
    }
  }

  private mutating func addLast() throws(ImageError) {
    guard let last else { return }
    bytes += try encoder.add(last.frame, centiseconds: last.length * Self.centiseconds)
    self.last = nil
  }

  /// Makes the file.
  ///
  /// - Parameters:
  ///   - plays: The number of times the animation plays, 0 for an endless loop.
  ///   - milliseconds: Returns the start time of a frame by its number, or the end of the last one.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ImageError`` when memory runs out.
  consuming func finish(plays: Int, milliseconds: (_ frame: Int) -> Int) throws(ImageError) -> [UInt8] {
    try addLast()
    var bytes = bytes
    let animation = try WebPAnimation(
      width: size.width, height: size.height, plays: plays, coding: .lossless, effort: effort, jobs: jobs)
    bytes += try encoder.finish()
    var decoder = try GIFDecoder(bytes)
    var elapsed = 0
    while let frame = try decoder.next() {
      try animation.add(frame.bitmap, at: milliseconds(elapsed / Self.centiseconds))
      elapsed += frame.centiseconds
    }
    return try animation.finish(at: milliseconds(elapsed / Self.centiseconds))
  }
}
