import Codecs
import Compositor
import Pixels

extension Renderer {
  /// Renders to an animated GIF.
  ///
  /// GIF delays are in hundredths of a second, so each frame begins within half a hundredth of its true time. A rate of
  /// more than 50 frames per second is limited to 50 or, if frames are selected by number, the excess frames are
  /// dropped. ``RenderOptions/maxBytes`` may reduce its quality.
  ///
  /// - Parameter path: The file; `-` is standard output.
  /// - Returns: The result.
  /// - Throws: ``RenderError`` or `CancellationError`.
  @discardableResult
  public func gif(to path: String) async throws -> RenderResult {
    try await limitedGIF(to: path)
  }

  /// Renders to an animated PNG, with exact frame times and full alpha.
  ///
  /// - Parameter path: The file; `-` is standard output, written once the file is complete.
  /// - Returns: The result.
  /// - Throws: ``RenderError`` or `CancellationError`.
  @discardableResult
  public func apng(to path: String) async throws -> RenderResult {
    try await limited(to: path, .apng) { renderer, isTrial in
      try await renderer.writeAPNG(to: isTrial ? "/dev/null" : path)
    }
  }

  private func writeAPNG(to path: String) async throws -> RenderResult {
    let (plays, effort, jobs, isOpaque) = (options.loopCount, options.effort, options.jobs, isOpaque)
    return try await write(to: path) { schedule, viewport throws(OutputError) in
      try APNGStream(
        try options.output(path), rate: schedule.rate, width: viewport.widthPixels, height: viewport.heightPixels,
        isOpaque: isOpaque, plays: plays, effort: effort, jobs: jobs)
    }
  }

  /// Renders to one PNG file for each frame.
  ///
  /// - Parameter path: A file name pattern with one placeholder for the frame's number, such as `shots/menu_%04d.png`;
  ///   or a folder, created if necessary, for `frame_0000.png` and so on, with a `manifest.json` of their times; or `-`
  ///   for all files in sequence on standard output. Frames that are selected by number keep their numbers.
  /// - Returns: The result.
  /// - Throws: ``RenderError`` or `CancellationError`.
  @discardableResult
  public func png(to path: String) async throws -> RenderResult {
    let encoder = PNGEncoder(effort: options.effort)
    if path == "-" {
      let isOpaque = isOpaque
      return try await write(to: path) { _, _ in PNGStream(.standardOutput, isOpaque: isOpaque, png: encoder) }
    }
    let (digest, jobs) = (digest, options.jobs)
    let (played, viewport) = try begin()
    let first = played.timeline.firstFrame
    return try await write(played, viewport, to: path) { schedule, viewport throws(OutputError) in
      let destination = try PNGSequence.Destination(path: path)
      if options.namesFrames { try destination.check(holdsNoneBut: first..<first + schedule.slots.count) }
      return try PNGSequence(
        destination,
        manifest: SequenceManifest(
          rate: schedule.rate, width: viewport.widthPixels, height: viewport.heightPixels, scale: viewport.scale,
          digest: digest),
        firstNumber: first, policy: options.policy, png: encoder, jobs: jobs)
    }
  }

  /// Renders to uncompressed frames, for other programs.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard output.
  ///   - format: The format of the frames.
  /// - Returns: The result.
  /// - Throws: ``RenderError`` or `CancellationError`.
  @discardableResult
  public func video(to path: String, as format: VideoFormat) async throws -> RenderResult {
    try await write(to: path) { schedule, viewport throws(OutputError) in
      VideoStream(
        try options.output(path), format, rate: schedule.rate, width: viewport.widthPixels,
        height: viewport.heightPixels)
    }
  }

  /// Renders to an animated WebP file with alpha; it is lossless unless ``RenderOptions/webp`` has a quality.
  ///
  /// - Parameter path: The file; `-` is standard output, written once the file is complete.
  /// - Returns: The result.
  /// - Throws: ``RenderError`` or `CancellationError`.
  @discardableResult
  public func webp(to path: String) async throws -> RenderResult {
    try await limited(to: path, .webp) { renderer, isTrial in
      try await renderer.writeWebP(to: isTrial ? "/dev/null" : path)
    }
  }

  private func writeWebP(to path: String) async throws -> RenderResult {
    let options = options
    return try await write(to: path) { schedule, viewport throws(OutputError) in
      try WebPStream(
        try options.output(path), rate: schedule.rate, width: viewport.widthPixels, height: viewport.heightPixels,
        plays: options.loopCount, options: options.webpOptions, jobs: options.jobs)
    }
  }

  /// Renders to a movie, encoded by the installed `ffmpeg`.
  ///
  /// Colors are converted to BT.709 and tagged. The exact bytes depend on the version of `ffmpeg`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - format: The movie format.
  /// - Returns: The result.
  /// - Throws: ``RenderError`` or `CancellationError`.
  @discardableResult
  public func movie(to path: String, as format: MovieFormat) async throws -> RenderResult {
    try await limited(to: path, .movie) { renderer, isTrial in
      try await renderer.writeMovie(to: path, as: format, isTrial: isTrial)
    }
  }

  private func writeMovie(to path: String, as format: MovieFormat, isTrial: Bool) async throws -> RenderResult {
    try options.check(format)
    let (isOpaque, options) = (isOpaque, options)
    var arguments: [String] = []
    let result = try await write(to: path) { schedule, viewport throws(OutputError) in
      let stream = try MovieStream(
        try options.output(path), format, rate: schedule.rate, width: viewport.widthPixels,
        height: viewport.heightPixels, isOpaque: isOpaque, options: options.movie, isTrial: isTrial)
      arguments = stream.encoderArguments
      return stream
    }
    return result.noting(format, options.movie, isOpaque: isOpaque, encoderArguments: arguments)
  }

  /// Renders to a sprite sheet of all frames: a PNG file, with a JSON file in TexturePacker's format and a CSS file
  /// beside it.
  ///
  /// Identical frames share one sprite.
  ///
  /// - Parameter path: The PNG file.
  /// - Returns: The result.
  /// - Throws: ``RenderError`` or `CancellationError`.
  @discardableResult
  public func sprite(to path: String) async throws -> RenderResult {
    let options = options
    return try await write(to: path) { schedule, viewport throws(OutputError) in
      try SpriteSheet(
        path: path, policy: options.policy, rate: schedule.rate, width: viewport.widthPixels,
        height: viewport.heightPixels, scale: viewport.scale, plays: options.loopCount,
        columns: options.spriteColumns, png: PNGEncoder(effort: options.effort))
    }
  }

  /// Renders the frame at `time`, in seconds, to a PNG file.
  ///
  /// - Parameters:
  ///   - time: The stage's time.
  ///   - path: The file; `-` is standard output.
  /// - Returns: The result.
  /// - Throws: ``RenderError``.
  @discardableResult
  public func still(at time: Double, to path: String) throws(RenderError) -> RenderResult {
    let (snapshot, viewport) = try snapshot(at: time)
    var result = try options.writeStill(paint(snapshot, viewport), to: path)
    result.firstCutTime = snapshot.isCut ? time : nil
    return result
  }
}
