import Codecs

/// The frames of an animated PNG.
final class APNGFrames: FrameSource {
  var width: Int { decoder.width }
  var height: Int { decoder.height }
  let origin: String
  var rate: FrameRate? { decoder.rate }
  var count: Int? { decoder.lengths.count }
  var isOpaque: Bool { decoder.isOpaque }
  var plays: Int? { decoder.plays }
  private var decoder: APNGDecoder
  private var index = 0

  /// Reads a file's frame information; nil if it is a still image.
  init?(_ bytes: [UInt8], path: String) throws(RenderError) {
    origin = path
    do throws(ImageError) {
      guard let decoder = try APNGDecoder(bytes) else { return nil }
      self.decoder = decoder
    } catch {
      throw RenderError(.image(error), path: path)
    }
  }

  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)? {
    return try rethrowing(as: { RenderError(.image($0), path: origin) }) { () throws(ImageError) in
      guard let bitmap = try decoder.next() else { return nil }
      defer { index += 1 }
      return (.straight(bitmap), decoder.lengths[index])
    }
  }
}
