/// A compressed movie format, encoded by `ffmpeg`.
public enum MovieFormat: String, CaseIterable, Hashable, Sendable {
  /// MP4, with H.264 unless another codec is chosen.
  case mp4
  /// WebM, with VP9 unless another codec is chosen.
  case webm
  /// QuickTime, with ProRes 4444, for editing.
  case mov

  /// The codecs that the format supports; the first is the default.
  public var codecs: [MovieCodec] {
    switch self {
    case .mp4: [.h264, .av1]
    case .webm: [.vp9, .av1]
    case .mov: [.prores]
    }
  }

  /// True if the width and the height must be even, because each chroma sample covers two rows and two columns.
  var needsEvenSize: Bool { self != .mov }

  /// Returns the size of the movie's frames for images of a size: if both must be even, an odd one is increased by one.
  package func size(width: Int, height: Int) -> (width: Int, height: Int) {
    needsEvenSize ? ((width + 1) & ~1, (height + 1) & ~1) : (width, height)
  }

  /// Returns the arguments that select and configure the encoder.
  ///
  /// Colors are converted to BT.709 in limited range and tagged accordingly (ITU-T H.273: 1, 1, 1): players assume
  /// BT.601 or BT.709 for untagged video depending on its height.
  ///
  /// - Parameters:
  ///   - encoder: The name of the `ffmpeg` encoder.
  ///   - codec: The codec of the encoder.
  ///   - options: The quality, or the encoder's own constant rate factor.
  ///   - isOpaque: True if no pixel of any frame is translucent.
  /// - Returns: The arguments between input and output.
  func arguments(encoder: String, codec: MovieCodec, options: MovieOptions, isOpaque: Bool) -> [String] {
    let factor = "\(options.crf ?? codec.rateFactor(forQuality: options.quality))"
    let pixels: String
    var arguments = ["-c:v", encoder]
    switch codec {
    case .h264:
      pixels = "yuv420p"
      arguments += ["-preset", "medium", "-tune", "animation", "-crf", factor]
      if let interval = options.keyframeInterval { arguments += ["-bf", "0", "-g", "\(interval)"] }
    case .vp9:
      pixels = isOpaque ? "yuv420p" : "yuva420p"
      arguments += ["-b:v", "0", "-crf", factor, "-row-mt", "1", "-cpu-used", "2"]
      // libvpx cannot combine alternate reference frames with alpha.
      if !isOpaque { arguments += ["-auto-alt-ref", "0"] }
    case .av1:
      pixels = "yuv420p"
      arguments += ["-crf", factor]
      arguments += encoder == "libsvtav1" ? ["-preset", "6"] : ["-b:v", "0", "-row-mt", "1", "-cpu-used", "6"]
    case .prores:
      pixels = "yuva444p10le"
      arguments += ["-profile:v", "4444", "-qscale:v", factor, "-vendor", "apl0"]
    }
    switch self {
    case .mp4: arguments += ["-movflags", "+faststart+write_colr"]
    case .webm: break
    case .mov: arguments += ["-movflags", "+write_colr"]
    }
    return [
      "-vf",
      "scale=in_range=full:out_range=limited:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,"
        // The ProRes encoder takes the color tags from the frames.
        + "setparams=range=limited:colorspace=bt709:color_primaries=bt709:color_trc=bt709",
      "-pix_fmt", pixels, "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
      "-color_trc", "bt709",
    ] + arguments + ["-f", rawValue]
  }
}
