/// A compressed movie format, which `ffmpeg` encodes.
public enum MovieFormat: String, CaseIterable, Hashable, Sendable {
  /// H.264 in MP4, 4:2:0: plays everywhere, and has no alpha.
  case mp4
  /// VP9 in WebM, 4:2:0, with alpha where the frames have some.
  case webm
  /// Apple ProRes 4444 in QuickTime, with alpha, for editing.
  case mov

  /// True if the format keeps partial transparency.
  public var hasAlpha: Bool { self != .mp4 }

  /// The range of the encoder's own rate factor, where less is better.
  public var rateFactors: ClosedRange<Int> {
    switch self {
    case .mp4: 0...51
    case .webm: 0...63
    case .mov: 1...32
    }
  }

  /// True if the width and the height must be even, as each chroma sample covers two rows and two columns.
  var needsEvenSize: Bool { self != .mov }

  /// The size of the movie's frames for pictures of a size: where both must be even, an odd one gets one more.
  package func size(width: Int, height: Int) -> (width: Int, height: Int) {
    needsEvenSize ? ((width + 1) & ~1, (height + 1) & ~1) : (width, height)
  }

  /// The arguments that choose the encoder.
  ///
  /// Colors are converted to BT.709 at limited range and tagged as such (ITU-T H.273: 1, 1, 1): players take untagged
  /// video for BT.601 or BT.709 by its height.
  ///
  /// - Parameters:
  ///   - quality: The quality from 1 to 100.
  ///   - crf: The encoder's own constant rate factor, in place of the quality's.
  ///   - isOpaque: True if no pixel of any frame is translucent.
  /// - Returns: The arguments between input and output.
  package func encoderArguments(quality: Int, crf: Int?, isOpaque: Bool) -> [String] {
    let pixels: String
    var arguments: [String]
    switch self {
    case .mp4:
      pixels = "yuv420p"
      // A factor of 18 is the edge of what people see; the scale runs from 0, lossless, to 51.
      let factor = crf ?? min(51, max(0, 58 - quality / 2))
      arguments = ["-c:v", "libx264", "-preset", "medium", "-tune", "animation", "-crf", "\(factor)"]
      arguments += ["-movflags", "+faststart+write_colr", "-f", "mp4"]
    case .webm:
      pixels = isOpaque ? "yuv420p" : "yuva420p"
      let factor = crf ?? min(63, max(0, 64 - quality / 2))
      arguments = ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "\(factor)", "-row-mt", "1", "-cpu-used", "2"]
      // Alternate reference frames cannot be combined with alpha.
      if !isOpaque { arguments += ["-auto-alt-ref", "0"] }
      arguments += ["-f", "webm"]
    case .mov:
      pixels = "yuva444p10le"
      let scale = crf ?? min(32, max(1, (104 - quality) / 5))
      arguments = ["-c:v", "prores_ks", "-profile:v", "4444", "-qscale:v", "\(scale)", "-vendor", "apl0"]
      arguments += ["-movflags", "+write_colr", "-f", "mov"]
    }
    return [
      "-vf",
      "scale=in_range=full:out_range=limited:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,"
        // ProRes takes its tags from the frames.
        + "setparams=range=limited:colorspace=bt709:color_primaries=bt709:color_trc=bt709",
      "-pix_fmt", pixels, "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
      "-color_trc", "bt709",
    ] + arguments
  }
}
