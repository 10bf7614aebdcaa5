package import Pixels

/// A GIF whose frames come one after the other, nobody knows how many.
///
/// Frames that begin too soon after the one before are left out, as in ``FrameSchedule/init(gifAt:frameCount:order:)``;
/// the last one takes the place of the one before it then, since it is how the animation ends.
package struct GIFStream: FrameSink, ~Copyable {
  /// Hands frames on: the encoder compares them itself.
  package struct Encoder: FrameEncoder {
    package func encode(_ frame: Bitmap, after previous: Bitmap?) -> Bitmap { frame }
  }

  package let encoder = Encoder()
  private let rate: FrameRate
  private var output: OutputFile
  private var gif: GIFEncoder
  /// The frame that is shown until another one can be, and when it begins, in hundredths of a second.
  private var shown: (frame: Bitmap, start: Int)?
  /// The last frame that found no room.
  private var skipped: Bitmap?
  private var end = 0
  private var byteCount = 0

  /// Begins a GIF.
  ///
  /// - Parameters:
  ///   - output: The file.
  ///   - rate: The rate that frames are counted by.
  ///   - gif: The encoder, with no frames yet.
  package init(_ output: consuming OutputFile, rate: FrameRate, gif: consuming GIFEncoder) {
    self.output = output
    self.rate = rate
    self.gif = gif
  }

  package mutating func write(_ frame: Bitmap, for slot: FrameSchedule.Slot) throws(OutputError) {
    let start = rate.centiseconds(ofFrame: slot.start)
    end = rate.centiseconds(ofFrame: slot.start + slot.length)
    guard let last = shown else {
      shown = (frame, start)
      return
    }
    guard start - last.start >= FrameSchedule.shortestGIFDelay else {
      // One that lasts longer than its room is early takes the place, too.
      let takesPlace = end - start > start - last.start
      shown = (takesPlace ? frame : last.frame, last.start)
      skipped = takesPlace ? nil : frame
      return
    }
    try add(last.frame, centiseconds: start - last.start)
    (shown, skipped) = ((frame, start), nil)
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    if let shown {
      try add(skipped ?? shown.frame, centiseconds: max(FrameSchedule.shortestGIFDelay, end - shown.start))
    }
    let bytes: [UInt8]
    do throws(ImageError) { bytes = try gif.finish() } catch { throw .image(error) }
    try output.write(bytes)
    try output.finish()
    return byteCount + bytes.count
  }

  private mutating func add(_ frame: Bitmap, centiseconds: Int) throws(OutputError) {
    let bytes: [UInt8]
    do throws(ImageError) { bytes = try gif.add(frame, centiseconds: centiseconds) } catch { throw .image(error) }
    try output.write(bytes)
    byteCount += bytes.count
  }
}
