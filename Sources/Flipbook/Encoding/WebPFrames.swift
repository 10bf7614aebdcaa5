import Codecs

/// The frames of an animated WebP file.
final class WebPFrames: FrameSource {
  var width: Int { decoder.width }
  var height: Int { decoder.height }
  let origin: String
  let rate: FrameRate?
  var count: Int? { decoder.durations.count }
  var plays: Int? { decoder.plays }
  private let decoder: WebPAnimationDecoder
  /// The frame interval, in milliseconds.
  private let step: Int
  private var index = 0

  /// Reads a file's frame information.
  init(_ bytes: [UInt8], path: String) throws(RenderError) {
    origin = path
    decoder = try rethrowing(as: { RenderError(.image($0), path: path) }) { () throws(ImageError) in
      try WebPAnimationDecoder(bytes)
    }
    // WebP times are in milliseconds; in most files, all frames begin at multiples of a common interval.
    step = max(1, decoder.durations.reduce(0, Self.greatestCommonDivisor))
    rate = FrameRate(1000, over: step)
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)? {
    return try rethrowing(as: { RenderError(.image($0), path: origin) }) { () throws(ImageError) in
      guard let bitmap = try decoder.next() else { return nil }
      defer { index += 1 }
      return (.straight(bitmap), decoder.durations.indices.contains(index) ? decoder.durations[index] / step : 1)
    }
  }
}
