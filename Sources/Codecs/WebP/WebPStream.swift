import Arithmetic
package import Pixels

/// An animated WebP file that frames are written to.
///
/// libwebp makes the file in one piece, so frames are encoded one after the other.
package struct WebPStream: FrameSink, ~Copyable {
  /// Passes frames on unchanged, without frames equal to the one before.
  package struct Encoder: FrameEncoder {
    package func encode(_ frame: Bitmap, after previous: Bitmap?) -> Bitmap? { frame == previous ? nil : frame }
  }

  package let encoder = Encoder()
  private var output: OutputFile
  private let animation: WebPAnimation
  /// The same frames in rounded colors, if the file is lossy and the first one was translucent.
  private var rounded: WebPAnimation?
  /// The same frames in few colors, if the file is lossy and all of them were opaque so far.
  private var reduced: ReducedAnimation?
  private var samples = WebPSamples()
  private let rate: FrameRate
  private let plays: Int
  private let options: WebPOptions
  private let jobs: Int
  private var end = 0

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - output: The file.
  ///   - rate: The rate that frames are counted by; the file has milliseconds.
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
    let animation: WebPAnimation
    do throws(ImageError) {
      animation = try WebPAnimation(
        width: width, height: height, plays: plays,
        coding: options.quality.map { .lossy(quality: $0) } ?? .lossless, effort: options.effort, jobs: jobs)
    } catch {
      throw .image(error)
    }
    self.output = output
    self.animation = animation
    reduced = options.quality.map {
      ReducedAnimation(width: width, height: height, quality: $0, effort: options.effort, jobs: jobs)
    }
    self.rate = rate
    self.plays = plays
    self.options = options
    self.jobs = jobs
  }

  package mutating func write(_ frame: Bitmap?, for slot: FrameSchedule.Slot) throws(OutputError) {
    end = milliseconds(slot.start + slot.length)
    do throws(ImageError) {
      if let frame {
        let start = milliseconds(slot.start)
        try animation.add(frame, at: start)
        if reduced != nil, let quality = options.quality, !frame.isOpaque {
          // VP8 has alpha, too, but a GIF has none.
          reduced = nil
          if samples.isEmpty {
            rounded = try WebPAnimation(
              width: frame.width, height: frame.height, plays: plays, coding: .nearLossless(quality: quality),
              effort: options.effort, jobs: jobs)
          }
        }
        try rounded?.add(frame, at: start)
        if options.quality != nil { samples.add(frame, at: start) }
      }
      try reduced?.add(frame, length: slot.length)
    } catch {
      throw .image(error)
    }
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    var bytes: [UInt8]
    do throws(ImageError) {
      bytes = try animation.finish(at: end)
      var other: [UInt8]?
      if let reduced = reduced.take() {
        let rate = rate
        other = try reduced.finish(plays: plays) { Self.milliseconds($0, at: rate) }
      } else if let rounded {
        other = try rounded.finish(at: end)
      }
      if let other {
        let (score, otherScore) = (try score(bytes), try score(other))
        if otherScore < score { bytes = other }
      }
    } catch {
      throw .image(error)
    }
    try output.write(bytes)
    try output.finish()
    return bytes.count
  }

  /// The logarithm of the size that a file would have if it were as close to the frames as others; less is better.
  ///
  /// A file of twice the size may have half the error (6 dB): both codecs do better than that, so this favors small files.
  /// Visible damage, such as the traces that libwebp leaves of moving layers, counts more than its share.
  private func score(_ file: [UInt8]) throws(ImageError) -> Double {
    let error = try samples.error(of: file)
    // An error of a tenth of a level cannot be seen.
    return log(Double(file.count)) + 0.5 * log(max(0.01, error)) + max(0, log(error / Self.visible))
  }

  /// The mean squared error of an image that is visibly damaged (30 dB).
  private static let visible = 65.0

  private func milliseconds(_ frame: Int) -> Int { Self.milliseconds(frame, at: rate) }

  private static func milliseconds(_ frame: Int, at rate: FrameRate) -> Int {
    Int(clamping: (rate.time(ofFrame: frame) * 1000).rounded())
  }
}

extension Int {
  /// Creates an integer from a number that has none behind the point, brought into range.
  fileprivate init(clamping value: Double) { self = Int(exactly: value) ?? (value > 0 ? .max : 0) }
}
