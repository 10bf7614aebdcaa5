import Pixels

/// A GIF whose frames come one after the other, nobody knows how many.
///
/// Frames that begin too soon after the one before are left out, as in ``FrameSchedule/init(gifAt:frameCount:order:)``;
/// the last one takes the place of the one before it then, since it is how the animation ends.
package struct GIFStream: FrameSink, ~Copyable {
  package var encoder: GIFSink.Encoder { gif.encoder }
  private let rate: FrameRate
  private var gif: GIFSink
  /// The frame that is shown until another one can be, and when it begins, in hundredths of a second.
  private var shown: (frame: GIFSink.EncodedFrame, start: Int)?
  /// The last frame that found no room.
  private var skipped: Bitmap?
  /// The frame that was written last.
  private var written: Bitmap?
  private var end = 0

  /// Begins a GIF.
  ///
  /// - Parameters:
  ///   - gif: The file, with no frames yet.
  ///   - rate: The rate that frames are counted by.
  package init(_ gif: consuming GIFSink, rate: FrameRate) {
    self.gif = gif
    self.rate = rate
  }

  package mutating func write(_ frame: GIFSink.EncodedFrame, for slot: FrameSchedule.Slot) async throws(OutputError) {
    let start = rate.centiseconds(ofFrame: slot.start)
    end = rate.centiseconds(ofFrame: slot.start + slot.length)
    guard let last = shown else {
      shown = (frame, start)
      return
    }
    guard start - last.start >= FrameSchedule.shortestGIFDelay else {
      // One that lasts longer than its room is early takes the place, too.
      let takesPlace = end - start > start - last.start
      if takesPlace { shown = (try compared(frame.frame), last.start) }
      skipped = takesPlace ? nil : frame.frame
      return
    }
    try await add(last.frame, centiseconds: start - last.start)
    // Its changes are those from the frame before, which may not be the one that is shown.
    shown = (skipped == nil ? frame : try compared(frame.frame), start)
    skipped = nil
  }

  @discardableResult
  package consuming func finish() async throws(OutputError) -> Int {
    if let shown {
      let last = try skipped.map { picture throws(OutputError) in try compared(picture) } ?? shown.frame
      try await add(last, centiseconds: max(FrameSchedule.shortestGIFDelay, end - shown.start))
    }
    return try await gif.finish()
  }

  /// A frame compared with the one that was written last.
  private func compared(_ frame: Bitmap) throws(OutputError) -> GIFSink.EncodedFrame {
    try encoder.encode(frame, after: written)
  }

  private mutating func add(_ frame: GIFSink.EncodedFrame, centiseconds: Int) async throws(OutputError) {
    try await gif.write(frame, centiseconds: centiseconds)
    written = frame.frame
  }
}
