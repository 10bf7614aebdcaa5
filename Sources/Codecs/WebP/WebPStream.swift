package import Pixels

/// An animated WebP file that frames are written to.
///
/// libwebp makes the file in one piece, so frames are encoded one after the other.
package struct WebPStream: FrameSink, ~Copyable {
  /// Passes frames on as they are, without those that look like the one before.
  package struct Encoder: FrameEncoder {
    package func encode(_ frame: Bitmap, after previous: Bitmap?) -> Bitmap? { frame == previous ? nil : frame }
  }

  package let encoder = Encoder()
  private var output: OutputFile
  private var animation: WebPAnimationEncoder
  private let rate: FrameRate
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
  /// - Throws: ``OutputError`` when the frames are too large for the format.
  package init(
    _ output: consuming OutputFile, rate: FrameRate, width: Int, height: Int, plays: Int, options: WebPOptions
  ) throws(OutputError) {
    let animation: WebPAnimationEncoder
    do throws(ImageError) {
      animation = try WebPAnimationEncoder(width: width, height: height, plays: plays, options: options)
    } catch {
      throw .image(error)
    }
    self.output = output
    self.animation = animation
    self.rate = rate
  }

  package mutating func write(_ frame: Bitmap?, for slot: FrameSchedule.Slot) throws(OutputError) {
    end = milliseconds(slot.start + slot.length)
    guard let frame else { return }
    do throws(ImageError) {
      try animation.add(frame, at: milliseconds(slot.start))
    } catch {
      throw .image(error)
    }
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    let bytes: [UInt8]
    do throws(ImageError) { bytes = try animation.finish(at: end) } catch { throw .image(error) }
    try output.write(bytes)
    try output.finish()
    return bytes.count
  }

  private func milliseconds(_ frame: Int) -> Int { Int(clamping: (rate.time(ofFrame: frame) * 1000).rounded()) }
}

extension Int {
  /// Creates an integer from a number that has none behind the point, brought into range.
  fileprivate init(clamping value: Double) { self = Int(exactly: value) ?? (value > 0 ? .max : 0) }
}
