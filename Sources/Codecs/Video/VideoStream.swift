/// A stream of uncompressed frames, for other programs.
///
/// All frames of the stream have the same duration, so a held frame is repeated.
package struct VideoStream: FrameSink, ~Copyable {
  package let encoder: VideoFrameEncoder
  private var output: OutputFile
  private let header: String
  private var byteCount = 0

  /// Begins a stream.
  ///
  /// - Parameters:
  ///   - output: The output file.
  ///   - format: The format of the frames.
  ///   - rate: The number of frames per second.
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  package init(
    _ output: consuming OutputFile, _ format: VideoFormat, rate: FrameRate, width: Int, height: Int
  ) {
    self.output = output
    encoder = VideoFrameEncoder(format: format)
    header =
      switch format {
      case .y4m:
        "YUV4MPEG2 W\(width) H\(height) F\(rate.numerator):\(rate.denominator) Ip A1:1 C444 XCOLORRANGE=LIMITED "
          + "\(Y4MHeader.highDefinitionMark)\n"
      case .rgba: ""
      }
  }

  package mutating func write(_ frame: [UInt8], for slot: FrameSchedule.Slot) throws(OutputError) {
    if byteCount == 0, !header.isEmpty {
      try output.write(Array(header.utf8))
      byteCount = header.utf8.count
    }
    for _ in 0..<slot.length { try output.write(frame) }
    byteCount += frame.count * slot.length
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    try output.finish()
    return byteCount
  }
}
