public import Codecs
import Pixels

/// Encodes frames from other sources in the same formats as ``Renderer``.
///
///     try await Transcoder(.pictures(["a.png", "b.png"])).gif(to: "ab.gif")
///
/// Frames are read when they are needed, so memory doesn't grow with their count. The painting options in
/// ``RenderOptions`` have no effect.
public struct Transcoder {
  /// The source of the frames.
  public let input: FrameInput
  /// The options for encoding.
  public var options: RenderOptions
  /// Frames per second; nil for the input's times, or else 50.
  ///
  /// A movie is sampled at this rate; all frames of other inputs have the same duration.
  public var rate: FrameRate?
  /// The time range, the rectangle, and the speed; by default, the input is unchanged.
  public var edit = FrameEdit()
  /// The number of times the output plays, 0 for an endless loop; nil follows the input, or else loops.
  public var loopCount: Int?
  /// A time of the input, in seconds, whose frame is also written to a PNG file.
  public var poster: (time: Double, path: String)?
  /// The frames of the input to encode; nil for all.
  var window: Range<Int>?
  /// Called in the encoding task with the progress.
  public var progress: ((RenderProgress) -> Void)?

  /// Creates an encoder for frames from a source.
  ///
  /// - Parameters:
  ///   - input: The source of the frames.
  ///   - options: The options for encoding.
  public init(_ input: FrameInput, options: RenderOptions = RenderOptions()) {
    self.input = input
    self.options = options
  }

  /// Encodes to an animated GIF; `-` is standard output.
  @discardableResult
  public func gif(to path: String) async throws -> RenderResult {
    if case .parts(let parts) = input, parts.rate.framesPerSecond > FrameRate.fastestGIF.framesPerSecond,
      !parts.namesFrames
    {
      throw RenderError(
        .options(
          "a GIF has at most \(FrameRate.fastestGIF) frames per second, but the parts have \(parts.rate): render "
            + "them with --fps \(FrameRate.fastestGIF)"
        ))
    }
    return try await limited(to: path, .gif) { transcoder, isTrial in
      try await transcoder.writeGIF(to: isTrial ? "/dev/null" : path)
    }
  }

  /// Encodes to a file of at most ``RenderOptions/maxBytes``, without changing the number or the size of the frames.
  private func limited(
    to path: String, _ format: SizeReduction.Format,
    _ write: (_ transcoder: Transcoder, _ isTrial: Bool) async throws -> RenderResult
  ) async throws -> RenderResult {
    guard let maxBytes = options.maxBytes else { return try await write(self, false) }
    guard input.opensAgain else {
      throw RenderError(
        .options(
          "with --max-bytes \(maxBytes), the frames may have to be read several times: save them to a file first"))
    }
    let search = SizeSearch(
      maxBytes: maxBytes, options: options,
      concessions: SizeReduction.all(for: options, format, changesRate: false, changesSize: false))
    return try await search.write(to: path) { options, isTrial in
      var transcoder = self
      transcoder.options = options
      if isTrial { (transcoder.poster, transcoder.options.replacesFiles) = (nil, true) }
      return try await write(transcoder, isTrial)
    }
  }

  private func writeGIF(to path: String) async throws -> RenderResult {
    let transparency = options.gif.matte == nil ? PartialTransparency() : nil
    return try await write(to: path) { source, rate, plays throws(OutputError) in
      GIFStream(
        GIFSink(
          try options.output(path), width: source.width, height: source.height, plays: plays,
          options: options.gifOptions, jobs: options.jobs, transparency: transparency), rate: rate)
    }.noting(transparency)
  }

  /// Encodes to an animated PNG; `-` is standard output, written once the file is complete.
  @discardableResult
  public func apng(to path: String) async throws -> RenderResult {
    try await limited(to: path, .apng) { transcoder, isTrial in
      try await transcoder.writeAPNG(to: isTrial ? "/dev/null" : path)
    }
  }

  private func writeAPNG(to path: String) async throws -> RenderResult {
    try await write(to: path, as: .straight) { source, rate, plays throws(OutputError) in
      try APNGStream(
        try options.output(path), rate: rate, width: source.width, height: source.height, isOpaque: source.isOpaque,
        plays: plays, effort: options.effort, jobs: options.jobs)
    }
  }

  /// Encodes to one PNG file for each frame, as ``Renderer/png(to:)`` does.
  @discardableResult
  public func png(to path: String) async throws -> RenderResult {
    let encoder = PNGEncoder(effort: options.effort)
    if path == "-" {
      return try await write(to: path, as: .straight, isSteady: true) { source, _, _ in
        PNGStream(.standardOutput, isOpaque: source.isOpaque, png: encoder)
      }
    }
    return try await write(to: path, as: .straight) { source, rate, _ throws(OutputError) in
      try PNGSequence(
        try PNGSequence.Destination(path: path),
        manifest: SequenceManifest(
          rate: rate, width: source.width, height: source.height, scale: source.parts?.scale,
          digest: source.parts?.digest),
        firstNumber: source.parts?.firstFrame ?? 0, policy: options.policy, png: encoder,
        jobs: options.jobs)
    }
  }

  /// Writes uncompressed frames, for other programs.
  @discardableResult
  public func video(to path: String, as format: VideoFormat) async throws -> RenderResult {
    try await write(to: path, as: format == .rgba ? .straight : .premultiplied, isSteady: true) {
      source, rate, _ throws(OutputError) in
      VideoStream(try options.output(path), format, rate: rate, width: source.width, height: source.height)
    }
  }

  /// Encodes to an animated WebP file, as ``Renderer/webp(to:)`` does.
  @discardableResult
  public func webp(to path: String) async throws -> RenderResult {
    try await limited(to: path, .webp) { transcoder, isTrial in
      try await transcoder.writeWebP(to: isTrial ? "/dev/null" : path)
    }
  }

  private func writeWebP(to path: String) async throws -> RenderResult {
    try await write(to: path, as: options.webp.quality == nil ? .straight : .premultiplied) {
      source, rate, plays throws(OutputError) in
      try WebPStream(
        try options.output(path), rate: rate, width: source.width, height: source.height, plays: plays,
        options: options.webpOptions, jobs: options.jobs)
    }
  }

  /// Encodes to a movie, as ``Renderer/movie(to:as:)`` does.
  @discardableResult
  public func movie(to path: String, as format: MovieFormat) async throws -> RenderResult {
    try await limited(to: path, .movie) { transcoder, isTrial in
      try await transcoder.writeMovie(to: path, as: format, isTrial: isTrial)
    }
  }

  private func writeMovie(to path: String, as format: MovieFormat, isTrial: Bool) async throws -> RenderResult {
    try options.check(format)
    var (isOpaque, arguments) = (true, [String]())
    let result = try await write(to: path, isSteady: true) { source, rate, _ throws(OutputError) in
      isOpaque = source.isOpaque
      let stream = try MovieStream(
        try options.output(path), format, rate: rate, width: source.width, height: source.height,
        isOpaque: source.isOpaque, options: options.movie, isTrial: isTrial)
      arguments = stream.encoderArguments
      return stream
    }
    return result.noting(format, options.movie, isOpaque: isOpaque, encoderArguments: arguments)
  }

  /// Encodes to a sprite sheet of all frames, as ``Renderer/sprite(to:)`` does.
  @discardableResult
  public func sprite(to path: String) async throws -> RenderResult {
    try await write(to: path, as: .straight) { source, rate, plays throws(OutputError) in
      try SpriteSheet(
        path: path, policy: options.policy, rate: rate, width: source.width, height: source.height,
        scale: source.parts?.scale ?? 1, plays: plays, columns: options.spriteColumns,
        png: PNGEncoder(effort: options.effort))
    }
  }

  private func write<Sink: FrameSink & ~Copyable>(
    to path: String, as alphaType: AlphaType = .premultiplied, isSteady: Bool = false,
    _ makeSink: (any FrameSource, FrameRate, Int) throws(OutputError) -> Sink
  ) async throws -> RenderResult {
    var options = options
    options.rate = rate ?? 50
    try options.check()
    let whole = try input.open(edit, rate: rate, isSteady: isSteady)
    let source = window.map { WindowedFrames(whole, window: $0) } ?? whole
    guard Bitmap.canHold(width: source.width, height: source.height) else {
      throw RenderError(.image(.unusableSize(width: source.width, height: source.height)), path: source.origin)
    }
    let rate = source.rate ?? 50
    options.rate = rate
    var feed = try FrameFeed(source, order: options.order, rate: rate)
    var sink: Sink
    sink = try rethrowing(as: { RenderError(.output($0), path: path) }) { () throws(OutputError) in
      try makeSink(source, rate, loopCount ?? source.plays ?? 0)
    }
    var developer = SourceDecoder(width: source.width, height: source.height, origin: source.origin)
    developer.alphaType = alphaType
    let pipeline = FramePipeline(
      maker: developer, encoder: sink.encoder,
      workerCount: options.jobs(ofFramesWith: source.width * source.height), progress: progress)
    var (frameCount, end) = (0, 0)
    var posterFrame: SourceFrame?
    let total = source.count.map { options.bounces ? max($0, 2 * $0 - 2) : $0 }
    try await pipeline.run(
      total: total,
      next: {
        guard let frame = try feed.next() else { return nil }
        // The poster is the last frame that begins no later than the poster time, excluding the initial hold.
        let isForwards = frame.slot.frame == frameCount
        let begin = frame.slot.start - (frameCount > 0 ? options.order.holdFirst : 0)
        if let poster, isForwards, rate.time(ofFrame: begin) <= poster.time { posterFrame = frame.input }
        frameCount += 1
        end = frame.slot.start + frame.slot.length
        return frame
      },
      deliver: { slot, frame in
        do throws(OutputError) {
          try await sink.write(frame, for: slot)
        } catch {
          throw RenderError(.output(error), frame: slot.frame, path: path)
        }
      })
    let byteCount: Int
    do throws(OutputError) {
      byteCount = try await sink.finish { [progress] done, total in
        progress?(RenderProgress(painted: total, written: done, total: total, pass: 2))
      }
    } catch {
      throw RenderError(.output(error), path: path)
    }
    if let poster, let posterFrame {
      var state: Void = ()
      _ = try options.writeStill(try developer.picture(from: posterFrame, in: &state), to: poster.path)
    }
    var result = RenderResult(
      width: source.width, height: source.height, frameCount: frameCount, duration: rate.time(ofFrame: end),
      byteCount: byteCount)
    result.notes = source.notes
    return result
  }
}
