/// Pictures one after the other in a single file, as programs read them that take frames from a pipe.
package struct PNGStream: FrameSink, ~Copyable {
  package let schedule: FrameSchedule
  package let encoder: PNGSequence.Encoder
  private var output: OutputFile
  private var byteCount = 0

  /// Begins a stream.
  ///
  /// - Parameters:
  ///   - output: The file.
  ///   - schedule: The frames.
  ///   - png: How frames are compressed.
  package init(_ output: consuming OutputFile, schedule: FrameSchedule, png: PNGEncoder = PNGEncoder()) {
    self.output = output
    self.schedule = schedule
    encoder = PNGSequence.Encoder(png: png)
  }

  package mutating func write(_ frame: [UInt8]) throws(OutputError) {
    try output.write(frame)
    byteCount += frame.count
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    try output.finish()
    return byteCount
  }
}
