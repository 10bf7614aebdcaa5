import Arithmetic
package import Pixels

/// Writes frames to an animated WebP file.
///
/// Frames are compared with the canvas, so they are added one after the other.
package struct WebPStream: FrameSink, ~Copyable {
  /// Passes frames on unchanged, except for those that equal the previous one.
  package struct Encoder: FrameEncoder {
    /// Creates an encoder.
    package init() {}

    package func encode(_ frame: Bitmap, after previous: Bitmap?) -> Bitmap? { frame == previous ? nil : frame }
  }

  package let encoder = Encoder()
  private var output: OutputFile
  private let size: (width: Int, height: Int)
  private let exactCoder: WebPExactCoder
  /// The lossless encoding by libwebp; with a quality, a fast one that serves as an archive of the frames.
  private var lossless: WebPAnimation?
  /// The lossless encoding of opaque frames, if no quality is set.
  private var exact: WebPExactAnimator?
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
    exactCoder = WebPExactCoder(keepsImages: options.quality != nil)
    do throws(ImageError) {
      try WebPAnimationEncoder.checkSize(width: width, height: height)
      if let quality = options.quality {
        lossy = try WebPAnimator(
          width: width, height: height, interval: 1000 * rate.time(ofFrame: 1), quality: quality,
          effort: options.effort, exactCoder: exactCoder, jobs: jobs)
      }
    } catch {
      throw .image(error)
    }
    size = (width, height)
    self.output = output
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
      if lossless == nil, exact == nil { try begin(with: frame) }
      try lossy?.add(frame, at: start)
      try lossless?.add(frame, at: start)
      try exact?.add(frame, at: start)
    } catch {
      throw .image(error)
    }
  }

  private mutating func begin(with frame: Bitmap) throws(ImageError) {
    if options.quality == nil, frame.isOpaque {
      exact = try exactAnimator()
    } else {
      lossless = try animation(effort: options.quality == nil ? options.effort : nil)
    }
  }

  private func exactAnimator() throws(ImageError) -> WebPExactAnimator {
    try WebPExactAnimator(
      width: size.width, height: size.height, effort: options.effort, coder: exactCoder, jobs: jobs)
  }

  private func animation(effort: Int?) throws(ImageError) -> WebPAnimation {
    try WebPAnimation(width: size.width, height: size.height, plays: plays, effort: effort, jobs: jobs)
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    var bytes: [UInt8] = []
    do throws(ImageError) {
      if let exact = exact.take() { bytes = try exact.finish(at: end, plays: plays) }
      if let lossless { bytes = try lossless.finish(at: end) }
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
    let limit = Double(lossy.count) / Self.minimumSaving
    var animation: WebPAnimation?
    var exact: WebPExactAnimator?
    var start = 0
    while var frame = try decoder.next() {
      frame.premultiply()
      if animation == nil, exact == nil {
        if frame.isOpaque {
          exact = try exactAnimator()
        } else {
          animation = try self.animation(effort: options.effort)
        }
      }
      try animation?.add(frame, at: start)
      try exact?.add(frame, at: start)
      // The rest of the lossless file only makes it larger.
      if let count = exact?.byteCount, Double(count) > limit { return lossy }
      start = decoder.end
    }
    var lossless = archive
    if let animation { lossless = try animation.finish(at: end) }
    if let exact = exact.take() { lossless = try exact.finish(at: end, plays: plays) }
    return Double(lossless.count) > limit ? lossy : lossless
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
