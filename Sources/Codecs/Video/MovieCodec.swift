/// The video codec of a movie.
public enum MovieCodec: String, CaseIterable, Hashable, Sendable {
  /// H.264, in MP4: plays everywhere, and has no alpha.
  case h264
  /// VP9, in WebM, with alpha if the frames are not opaque.
  case vp9
  /// AV1, in MP4 or WebM: the smallest files, without alpha.
  ///
  /// The AV1 encoders of `ffmpeg` do not support alpha, and its WebM writer silently drops unsupported data.
  case av1
  /// Apple ProRes 4444, in QuickTime, with alpha.
  case prores

  /// True if the codec supports partial transparency.
  public var hasAlpha: Bool { self == .vp9 || self == .prores }

  /// The range of the encoder's constant rate factor, where lower is better.
  public var rateFactors: ClosedRange<Int> {
    switch self {
    case .h264: 0...51
    case .vp9, .av1: 0...63
    case .prores: 1...32
    }
  }

  /// The common name of the codec.
  public var name: String {
    switch self {
    case .h264: "H.264"
    case .vp9: "VP9"
    case .av1: "AV1"
    case .prores: "ProRes 4444"
    }
  }

  /// Returns the rate factor for a quality from 1 to 100.
  func rateFactor(forQuality quality: Int) -> Int {
    let factor =
      switch self {
      // At a factor of 18, losses become invisible; the scale ranges from 0, lossless, to 51.
      case .h264: 58 - quality / 2
      case .vp9, .av1: 64 - quality / 2
      case .prores: (104 - quality) / 5
      }
    return min(rateFactors.upperBound, max(rateFactors.lowerBound, factor))
  }

  /// Returns the `ffmpeg` encoder to use.
  ///
  /// The available AV1 encoders depend on the build of `ffmpeg`, so they are tried: SVT-AV1 is several times as fast as
  /// libaom at the same size and quality, but its older versions do not support frames smaller than 64 pixels.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - output: The output file, whose name errors contain.
  /// - Returns: The encoder's name.
  /// - Throws: ``OutputError`` when `ffmpeg`, or an AV1 encoder for it, is not installed.
  func encoder(width: Int, height: Int, for output: borrowing OutputFile) throws(OutputError) -> String {
    switch self {
    case .h264: return "libx264"
    case .vp9: return "libvpx-vp9"
    case .prores: return "prores_ks"
    case .av1:
      let side = MovieCodec.minimumSVTSide
      for name in ["libsvtav1", "libaom-av1"] where name != "libsvtav1" || min(width, height) >= side {
        if try MovieCodec.isWorking(name, for: output) { return name }
      }
      throw .cannotWrite(
        path: output.name,
        reason: "the installed ffmpeg has no working AV1 encoder (libsvtav1 or libaom-av1): leave out "
          + "--codec")
    }
  }

  private static let minimumSVTSide = 64

  /// Returns whether the installed `ffmpeg` can encode H.264; false if `ffmpeg` is not installed.
  package static var canEncodeH264: Bool {
    let output = OutputFile.standardOutput
    return (try? isWorking("libx264", for: output)) ?? false
  }

  /// Returns whether an encoder of the installed `ffmpeg` encodes a small frame.
  ///
  /// - Parameters:
  ///   - encoder: The encoder's name.
  ///   - output: The output file, whose name errors contain.
  /// - Returns: False if the encoder is missing or fails.
  /// - Throws: ``OutputError`` when `ffmpeg` is not installed.
  private static func isWorking(_ encoder: String, for output: borrowing OutputFile) throws(OutputError) -> Bool {
    let side = minimumSVTSide
    let input = ["-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(side)x\(side)", "-i", "pipe:0"]
    var trial = try EncoderProcess(
      "ffmpeg",
      ["-hide_banner", "-loglevel", "error"] + input + ["-pix_fmt", "yuv420p", "-c:v", encoder, "-f", "null", "-"],
      for: output)
    do throws(OutputError) {
      // Budget: the size is a constant.
      try trial.write([UInt8](repeating: 0, count: side * side * 4))
      try trial.finish()
      return true
    } catch {
      return false
    }
  }
}
