/// Concatenated images in a single file, for programs that read frames from a pipe.
///
/// Such programs show all images for the same time, so a held frame is repeated.
package struct PNGStream: FrameSink, ~Copyable {
  package let encoder: PNGFrameEncoder
  private var output: OutputFile
  private var byteCount = 0

  /// Begins a stream.
  ///
  /// - Parameters:
  ///   - output: The output file.
  ///   - isOpaque: True if every pixel of every frame is opaque. All frames share one layout, so it must be known for
  ///     the first.
  ///   - png: The encoder of the frames.
  package init(_ output: consuming OutputFile, isOpaque: Bool, png: PNGEncoder = PNGEncoder()) {
    self.output = output
    encoder = PNGFrameEncoder(
      png, layout: PNGSharedLayout(isOpaque ? [.trueColor, .colors] : [.trueColor, .colors, .alpha]))
  }

  package mutating func write(_ frame: [UInt8], for slot: FrameSchedule.Slot) throws(OutputError) {
    for _ in 0..<slot.length { try output.write(frame) }
    byteCount += frame.count * slot.length
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    try output.finish()
    return byteCount
  }
}
