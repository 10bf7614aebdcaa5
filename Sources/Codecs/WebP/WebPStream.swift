import Arithmetic
package import Pixels

/// Writes frames to an animated WebP file.
///
/// libwebp encodes a lossless file as a whole, so frames are added one after the other.
package struct WebPStream: FrameSink, ~Copyable {
  /// Passes frames on unchanged, except for those that equal the previous one.
  package struct Encoder: FrameEncoder {
    /// Creates an encoder.
    package init() {}

    package func encode(_ frame: Bitmap, after previous: Bitmap?) -> Bitmap? { frame == previous ? nil : frame }
  }

  package let encoder = Encoder()
  private var output: OutputFile
  /// The lossless encoding; with a quality, a fast one that serves as an archive of the frames.
  private let lossless: WebPAnimation
  /// The lossy encoding; nil if no quality is set.
  private var lossy: WebPAnimator?
  private let options: WebPOptions
  private let jobs: Int
  private let rate: FrameRate
  private let plays: Int
  private var end = 0

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - output: The output file.
  ///   - rate: The rate of the frames; the file stores milliseconds.
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - plays: The number of times the animation plays, 0 for an endless loop.
  ///   - options: The quality and the effort.
  ///   - jobs: The number of threads; the bytes are the same for any number.
  /// - Throws: ``OutputError`` when the frames are too large for the format.
  package init(
    _ output: consuming OutputFile, rate: FrameRate, width: Int, height: Int, plays: Int, options: WebPOptions,
    jobs: Int = 1
  ) throws(OutputError) {
    let lossless: WebPAnimation
    do throws(ImageError) {
      lossless = try WebPAnimation(
        width: width, height: height, plays: plays, effort: options.quality == nil ? options.effort : nil, jobs: jobs)
      if let quality = options.quality {
        lossy = try WebPAnimator(
          width: width, height: height, interval: 1000 * rate.time(ofFrame: 1), quality: quality,
          effort: options.effort, jobs: jobs)
      }
    } catch {
      throw .image(error)
    }
    self.output = output
    self.lossless = lossless
    self.rate = rate
    self.plays = plays
    self.options = options
    self.jobs = jobs
  }

  package mutating func write(_ frame: Bitmap?, for slot: FrameSchedule.Slot) throws(OutputError) {
    end = milliseconds(slot.start + slot.length)
    guard let frame else { return }
    let start = milliseconds(slot.start)
    do throws(ImageError) {
      try lossy?.add(frame, at: start)
      try lossless.add(frame, at: start)
    } catch {
      throw .image(error)
    }
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    var bytes: [UInt8]
    do throws(ImageError) {
      bytes = try lossless.finish(at: end)
      if let lossy = lossy.take() {
        let file = try lossy.finish(at: end, plays: plays)
        bytes =
          Double(file.count) < Self.minimumGain * Double(bytes.count)
          ? file : try smaller(of: file, andLossless: bytes)
      }
    } catch {
      throw .image(error)
    }
    try output.write(bytes)
    try output.finish()
    return bytes.count
  }

  /// Returns the lossy file, or a lossless one that is not much larger.
  ///
  /// - Parameters:
  ///   - lossy: The lossy file.
  ///   - archive: A lossless file that was encoded with little effort.
  /// - Returns: The bytes of one of the files.
  /// - Throws: ``ImageError`` when memory runs out.
  private func smaller(of lossy: [UInt8], andLossless archive: [UInt8]) throws(ImageError) -> [UInt8] {
    let decoder: WebPAnimationDecoder
    do throws(ImageError) {
      decoder = try WebPAnimationDecoder(archive)
    } catch {
      // Canvases above the decoder's limit are not encoded again.
      guard case .tooManyPixels = error else { throw error }
      return lossy.count < archive.count ? lossy : archive
    }
    let animation = try WebPAnimation(
      width: decoder.width, height: decoder.height, plays: plays, effort: options.effort, jobs: jobs)
    var start = 0
    while var frame = try decoder.next() {
      frame.premultiply()
      try animation.add(frame, at: start)
      start = decoder.end
    }
    let lossless = try animation.finish(at: end)
    return Double(lossy.count) < Self.minimumSaving * Double(lossless.count) ? lossy : lossless
  }

  /// The size of a lossy file, relative to the archive, below which no lossless file is nearly as small: of the
  /// archive's size, other efforts leave at least 0.6.
  private static let minimumGain = 0.3
  /// The size of a lossy file, relative to the lossless one, from which its savings do not outweigh its errors.
  ///
  /// Sizes hardly depend on the quality in this range, since most rectangles are encoded losslessly.
  private static let minimumSaving = 0.9

  private func milliseconds(_ frame: Int) -> Int {
    Int(clamping: (rate.time(ofFrame: frame) * 1000).rounded())
  }
}

extension Int {
  /// Creates an integer from a number without a fractional part, clamped to the range of integers.
  fileprivate init(clamping value: Double) { self = Int(exactly: value) ?? (value > 0 ? .max : 0) }
}
