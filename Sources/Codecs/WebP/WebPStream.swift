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
  /// The lossless encoding; nil once it could not be smaller than the lossy one.
  private var lossless: WebPAnimation?
  /// The lossy encoding; nil if no quality is set.
  private var lossy: WebPAnimator?
  /// The frames that have not been added to the lossless encoding yet.
  private var waiting: [(frame: Bitmap, start: Int)] = []
  private static let maximumWaitingCount = 6
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
      lossless = try WebPAnimation(width: width, height: height, plays: plays, effort: options.effort, jobs: jobs)
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
  }

  package mutating func write(_ frame: Bitmap?, for slot: FrameSchedule.Slot) throws(OutputError) {
    end = milliseconds(slot.start + slot.length)
    guard let frame else { return }
    let start = milliseconds(slot.start)
    do throws(ImageError) {
      guard lossy != nil else {
        try lossless?.add(frame, at: start)
        return
      }
      try lossy?.add(frame, at: start)
      guard lossless != nil else { return }
      waiting.append((frame, start))
      if lossy?.isFarSmaller == true {
        (lossless, waiting) = (nil, [])
      } else if waiting.count > Self.maximumWaitingCount {
        let (frame, start) = waiting.removeFirst()
        try lossless?.add(frame, at: start)
      }
    } catch {
      throw .image(error)
    }
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    var bytes: [UInt8] = []
    do throws(ImageError) {
      if let lossless {
        for (frame, start) in waiting { try lossless.add(frame, at: start) }
        bytes = try lossless.finish(at: end)
      }
      if let lossy = lossy.take() {
        let file = try lossy.finish(at: end, plays: plays)
        if bytes.isEmpty || file.count < bytes.count { bytes = file }
      }
    } catch {
      throw .image(error)
    }
    try output.write(bytes)
    try output.finish()
    return bytes.count
  }

  private func milliseconds(_ frame: Int) -> Int {
    Int(clamping: (rate.time(ofFrame: frame) * 1000).rounded())
  }
}

extension Int {
  /// Creates an integer from a number without a fractional part, clamped to the range of integers.
  fileprivate init(clamping value: Double) { self = Int(exactly: value) ?? (value > 0 ? .max : 0) }
}
