import Pixels

/// Writes frames to a movie, with the installed `ffmpeg`.
///
/// The file appears under its name only when `ffmpeg` has finished it.
package struct MovieStream: FrameSink, ~Copyable {
  package let encoder: MovieFrameEncoder
  /// The arguments that select the `ffmpeg` encoder.
  package let encoderArguments: [String]
  // The process is ended before its file is removed, because it might create the file again.
  private var ffmpeg: EncoderProcess
  private var output: OutputFile
  private let isTrial: Bool

  /// Begins a movie.
  ///
  /// - Parameters:
  ///   - output: The output file; not a pipe or a device, since the index is moved to the front at the end.
  ///   - format: The movie format.
  ///   - rate: The number of frames per second.
  ///   - width: The width of every frame in pixels; one column is added to an odd width if the format requires it.
  ///   - height: The height of every frame in pixels; one row is added to an odd height if the format requires it.
  ///   - isOpaque: True if no pixel of any frame is translucent.
  ///   - options: The codec, the quality, and the color behind translucent pixels.
  ///   - isTrial: True if only the number of bytes is needed: the file does not appear.
  /// - Precondition: The codec is one of the format's.
  /// - Throws: ``OutputError`` when `ffmpeg` is not installed, or the output is not a file.
  package init(
    _ output: consuming OutputFile, _ format: MovieFormat, rate: FrameRate, width: Int, height: Int, isOpaque: Bool,
    options: MovieOptions, isTrial: Bool = false
  ) throws(OutputError) {
    guard let file = output.unfinishedPath else {
      throw .cannotWrite(
        path: output.name, reason: "a movie must be written to a file, because its header is written last")
    }
    let codec = options.codec(in: format)
    precondition(format.codecs.contains(codec), "\(codec.name) in .\(format.rawValue)")
    let matte = codec.hasAlpha || isOpaque ? nil : options.matte ?? (format == .mp4 ? MovieStream.white : nil)
    let encoder = MovieFrameEncoder(
      matte: matte, needsEvenSize: format.needsEvenSize,
      opaqueFile: codec.hasAlpha || isOpaque || matte != nil ? nil : output.name)
    let (evenWidth, evenHeight) = format.size(width: width, height: height)
    let encoderArguments = format.arguments(
      encoder: try codec.encoder(width: evenWidth, height: evenHeight, for: output), codec: codec, options: options,
      isOpaque: isOpaque)
    let ffmpeg = try EncoderProcess(
      "ffmpeg",
      // Without -xerror, the exit status of ffmpeg is 0 even if it could not write the end of the file.
      ["-hide_banner", "-loglevel", "error", "-nostats", "-xerror", "-y", "-f", "rawvideo", "-pixel_format", "rgba"]
        + ["-video_size", "\(evenWidth)x\(evenHeight)", "-framerate", "\(rate.numerator)/\(rate.denominator)"]
        + ["-i", "pipe:0", "-an", "-map_metadata", "-1"]
        + encoderArguments
        // These omit the encoder's version and the time of day, so that the same frames give the same bytes.
        + ["-fflags", "+bitexact", "-flags:v", "+bitexact", "file:" + file],
      for: output)
    self.encoder = encoder
    self.encoderArguments = encoderArguments
    self.ffmpeg = ffmpeg
    self.output = output
    self.isTrial = isTrial
  }

  private static var white: Pixel { Pixel(red: 255, green: 255, blue: 255) }

  package mutating func write(_ frame: [UInt8], for slot: FrameSchedule.Slot) throws(OutputError) {
    for _ in 0..<slot.length { try ffmpeg.write(frame) }
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    try ffmpeg.finish()
    let byteCount = output.unfinishedPath.map(FileSystem.size(of:)) ?? 0
    if !isTrial { try output.finish() }
    return byteCount
  }
}
