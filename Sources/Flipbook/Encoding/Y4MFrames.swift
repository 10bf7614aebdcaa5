import Codecs

/// The frames of a YUV4MPEG2 stream.
final class Y4MFrames: FrameSource {
  var width: Int { header.width }
  var height: Int { header.height }
  var origin: String { input.name }
  var rate: FrameRate? { header.rate }
  let isOpaque = true
  private let header: Y4MHeader
  private let input: InputReader
  private var index = 0

  /// Reads the stream's header line.
  init(_ input: InputReader) throws(RenderError) {
    self.input = input
    guard let line = try input.readLine() else {
      throw RenderError(.frames("its header line does not end"), path: input.name)
    }
    header = try rethrowing(as: { RenderError(.frames($0.reason), path: input.name) }) { () throws(Y4MHeader.Failure) in
      try Y4MHeader(line)
    }
  }

  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)? {
    guard let line = try input.readLine() else { return nil }
    guard line.hasPrefix("FRAME") else {
      throw RenderError(.frames("frame \(index) does not begin with FRAME"), path: origin)
    }
    let bytes = try input.read(header.frameBytes)
    guard bytes.count == header.frameBytes else {
      throw RenderError(
        .frames("frame \(index) is truncated: it has \(bytes.count) of \(header.frameBytes) bytes"), path: origin)
    }
    index += 1
    return (.video(bytes, header), 1)
  }
}
