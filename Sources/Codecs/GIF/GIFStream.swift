package import Pixels

/// Writes a GIF whose frames arrive one after the other, in an unknown number.
///
/// Frames that follow the previous one too closely are skipped, as in ``FrameSchedule/init(gifAt:frameCount:order:)``.
/// If that is the last frame, it replaces the previous one, since it is how the animation ends.
package struct GIFStream: FrameSink, ~Copyable {
  /// Compares each frame with the previous one, and keeps it if it may have to be compared with another.
  package struct Encoder: FrameEncoder {
    fileprivate let gif: GIFSink.Encoder
    fileprivate let keepsFrames: Bool

    package func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> EncodedFrame {
      EncodedFrame(compared: try gif.encode(frame, after: previous), frame: keepsFrames ? frame : nil)
    }
  }

  /// A frame's changes, and the frame itself if it must be kept.
  package struct EncodedFrame: Sendable {
    fileprivate let compared: GIFSink.EncodedFrame
    fileprivate let frame: Bitmap?
  }

  package let encoder: Encoder
  private let rate: FrameRate
  private var gif: GIFSink
  /// The frame to write once its end is known, and its start in hundredths of a second.
  private var shown: (frame: EncodedFrame, start: Int)?
  /// The last frame that was skipped because it followed too closely.
  private var skipped: EncodedFrame?
  /// The frame that was written last.
  private var written: Bitmap?
  private var end = 0

  /// Begins a GIF.
  ///
  /// - Parameters:
  ///   - gif: The GIF file, with no frames yet.
  ///   - rate: The rate of the frames.
  package init(_ gif: consuming GIFSink, rate: FrameRate) {
    // If GIF can represent the frame rate exactly, no frame is skipped.
    let isFast = rate.framesPerSecond * Double(FrameSchedule.minimumGIFDelay) > 100
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
    guard start - last.start >= FrameSchedule.minimumGIFDelay else {
      // The early frame also replaces the previous one if it is visible for longer.
      let takesPlace = end - start > start - last.start
      if takesPlace { shown = (try comparedAgain(frame), last.start) }
      skipped = takesPlace ? nil : frame
      return
    }
    try await add(last.frame, centiseconds: start - last.start)
    // Its changes are relative to the previous frame, even if that was skipped.
    shown = (skipped == nil ? frame : try comparedAgain(frame), start)
    skipped = nil
  }

  @discardableResult
  package consuming func finish() async throws(OutputError) -> Int {
    if let shown {
      let last = try skipped.map { frame throws(OutputError) in try comparedAgain(frame) } ?? shown.frame
      try await add(last, centiseconds: max(FrameSchedule.minimumGIFDelay, end - shown.start))
    }
    return try await gif.finish()
  }

  /// Returns a frame compared with the one that was written last.
  private func comparedAgain(_ frame: EncodedFrame) throws(OutputError) -> EncodedFrame {
    try frame.frame.map { picture throws(OutputError) in try encoder.encode(picture, after: written) } ?? frame
  }

  private mutating func add(_ frame: EncodedFrame, centiseconds: Int) async throws(OutputError) {
    try await gif.write(frame.compared, centiseconds: centiseconds)
    written = frame.frame
  }
}
