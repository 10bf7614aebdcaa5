import Codecs

/// The frames of a GIF.
final class GIFFrames: FrameSource {
  let width: Int
  let height: Int
  let origin: String
  /// A GIF counts time in hundredths of a second.
  let rate: FrameRate? = 100
  private(set) var plays: Int?
  private var decoder: GIFDecoder

  /// Reads the header of a file.
  init(_ bytes: [UInt8], path: String) throws(RenderError) {
    origin = path
    decoder = try rethrowing(as: { RenderError(.image($0), path: path) }) { () throws(ImageError) in
      try GIFDecoder(bytes)
    }
    (width, height) = (decoder.width, decoder.height)
  }

  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)? {
    return try rethrowing(as: { RenderError(.image($0), path: origin) }) { () throws(ImageError) in
      guard let frame = try decoder.next() else { return nil }
      plays = decoder.plays
      // Players show a frame whose delay is too short for a tenth of a second.
      let length = frame.centiseconds < FrameSchedule.minimumGIFDelay ? 10 : frame.centiseconds
      return (.picture(frame.bitmap), length)
    }
  }
}
