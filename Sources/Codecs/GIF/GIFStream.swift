package import Pixels

/// A GIF whose frames arrive one after the other, in an unknown number.
///
/// Frames that begin too soon after the one before are left out, as in ``FrameSchedule/init(gifAt:frameCount:order:)``;
/// the last one takes the place of the one before it then, since it is how the animation ends.
package struct GIFStream: FrameSink, ~Copyable {
  /// Compares each frame with the one before, and keeps it if it may have to be compared with another.
  package struct Encoder: FrameEncoder {
    fileprivate let gif: GIFSink.Encoder
    fileprivate let keepsFrames: Bool

    package func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> EncodedFrame {
      EncodedFrame(compared: try gif.encode(frame, after: previous), frame: keepsFrames ? frame : nil)
    }
  }

  /// A compared frame.
  package struct EncodedFrame: Sendable {
    fileprivate let compared: GIFSink.EncodedFrame
    fileprivate let frame: Bitmap?
  }

  package let encoder: Encoder
  private let rate: FrameRate
  private var gif: GIFSink
  /// The frame that is shown until another one can be, and when it begins, in hundredths of a second.
  private var shown: (frame: EncodedFrame, start: Int)?
  /// The last frame that found no room.
  private var skipped: EncodedFrame?
  /// The frame that was written last.
  private var written: Bitmap?
  private var end = 0

  /// Begins a GIF.
  ///
  /// - Parameters:
  ///   - gif: The file, with no frames yet.
  ///   - rate: The rate that frames are counted by.
  package init(_ gif: consuming GIFSink, rate: FrameRate) {
    // At a rate that GIF can represent exactly, no frame is skipped.
    let isFast = rate.framesPerSecond * Double(FrameSchedule.shortestGIFDelay) > 100
    encoder = Encoder(gif: gif.encoder, keepsFrames: isFast)
    self.gif = gif
    self.rate = rate
  }

  package mutating func write(_ frame: EncodedFrame, for slot: FrameSchedule.Slot) async throws(OutputError) {
    let start = rate.centiseconds(ofFrame: slot.start)
    end = rate.centiseconds(ofFrame: slot.start + slot.length)
    guard let last = shown else {
      shown = (frame, start)
      return
    }
    guard start - last.start >= FrameSchedule.shortestGIFDelay else {
      // One that lasts longer than its room is early takes the place, too.
      let takesPlace = end - start > start - last.start
      if takesPlace { shown = (try comparedAgain(frame), last.start) }
      skipped = takesPlace ? nil : frame
      return
    }
    try await add(last.frame, centiseconds: start - last.start)
    // Its changes are relative to the frame before, possibly not the one shown.
    shown = (skipped == nil ? frame : try comparedAgain(frame), start)
    skipped = nil
  }

  @discardableResult
  package consuming func finish() async throws(OutputError) -> Int {
    if let shown {
      let last = try skipped.map { frame throws(OutputError) in try comparedAgain(frame) } ?? shown.frame
      try await add(last, centiseconds: max(FrameSchedule.shortestGIFDelay, end - shown.start))
    }
    return try await gif.finish()
  }

  /// A frame compared with the one that was written last.
  private func comparedAgain(_ frame: EncodedFrame) throws(OutputError) -> EncodedFrame {
    try frame.frame.map { picture throws(OutputError) in try encoder.encode(picture, after: written) } ?? frame
  }

  private mutating func add(_ frame: EncodedFrame, centiseconds: Int) async throws(OutputError) {
    try await gif.write(frame.compared, centiseconds: centiseconds)
    written = frame.frame
  }
}
