import Codecs
import Compositor
import Pixels
package import Review

extension Renderer {
  /// Paints all frames for a page.
  ///
  /// - Parameters:
  ///   - label: A name that distinguishes the clip from others.
  ///   - isQuick: Whether to favor encoding speed over size.
  ///   - begin: Called before the first frame with the clip's properties.
  ///   - append: Receives the frames in order; nil for a frame equal to the one before.
  /// - Throws: ``RenderError``, `CancellationError`, or the errors of the closures.
  package func forEachPageFrame(
    label: String, isQuick: Bool = false, begin: (PageClip) async throws -> Void,
    append: (PageFrame?) async throws -> Void
  ) async throws {
    let (played, viewport) = try self.begin()
    let schedule = played.schedule(for: options)
    try await begin(clip(label, played, viewport, schedule))
    let encoder = PNGChangeEncoder(PNGEncoder(effort: isQuick ? 1 : 7), triesAll: !isQuick)
    try await pipeline(viewport, encoder).run(schedule, input: played.snapshot) { _, change in
      try await append(
        change.map { change in
          let part = change.rectangle
          return PageFrame(
            x: part.x, y: part.y, width: part.width, height: part.height, isPaintedOver: change.isPaintedOver,
            layers: change.layers)
        })
    }
  }

  /// Paints all frames of a scene for a page, and plays the scene for its trace.
  ///
  /// - Parameters:
  ///   - scene: The scene that this renderer renders.
  ///   - label: A name that distinguishes it from others on the page.
  ///   - isExact: True to keep every pixel, in a page that is many times larger.
  /// - Returns: The scene's part of the page.
  /// - Throws: ``RenderError`` or `CancellationError`.
  package func pagePart(of scene: Scene, label: String, isExact: Bool = true) async throws -> PlayerPage.Part {
    let trace = try rethrowing(as: { RenderError(thrownOnStage: $0) }) {
      try PageTrace(scene.trace(), rules: scene.followRules)
    }
    if !isExact {
      if let (clip, images) = try await pageMovie(label: label) {
        return PlayerPage.Part(clip: clip, images: images, trace: trace)
      }
      let (clip, images) = try await lossyFilm(label: label)
      return PlayerPage.Part(clip: clip, images: images, trace: trace)
    }
    var film = PageFilm()
    var clip: PageClip?
    try await forEachPageFrame(label: label) {
      clip = $0
    } append: {
      film.append($0)
    }
    guard let clip else { throw CancellationError() }
    return PlayerPage.Part(clip: clip, images: .film(film), trace: trace)
  }

  /// Returns a description of a clip.
  private func clip(_ label: String, _ played: PlayedScene, _ viewport: Viewport, _ schedule: FrameSchedule) -> PageClip
  {
    PageClip(
      label: label, canvasSize: played.canvasSize, widthPixels: viewport.widthPixels,
      heightPixels: viewport.heightPixels, framesPerSecond: schedule.rate.framesPerSecond,
      frameCount: schedule.slots.count, isOpaque: isOpaque)
  }

  /// Paints all frames, and encodes them as a movie; nil if the frames are translucent, or a movie would be too large or
  /// too small for decoders, or `ffmpeg` is not installed.
  private func pageMovie(label: String) async throws -> (PageClip, PlayerPage.Images)? {
    guard isOpaque else { return nil }
    let stage = try source.makeStage(on: options.device)
    let size = try options.size.viewport(for: stage.canvasSize)
    guard Self.movieSides.contains(min(size.widthPixels, size.heightPixels)),
      Self.movieSides.contains(max(size.widthPixels, size.heightPixels)), MovieCodec.canEncodeH264
    else { return nil }
    var movie = MovieOptions()
    movie.keyframeInterval = Self.keyframeInterval
    var result: (clip: PageClip, file: [UInt8])?
    for quality in Self.movieQualities {
      let (played, viewport) = try begin()
      let file = try TemporaryFile()
      movie.quality = quality
      let options = movie
      var description: PageClip?
      _ = try await write(played, viewport, to: file.path) { schedule, viewport throws(OutputError) in
        description = clip(label, played, viewport, schedule)
        return try MovieStream(
          try OutputFile(path: file.path, policy: .replace), .mp4, rate: schedule.rate, width: viewport.widthPixels,
          height: viewport.heightPixels, isOpaque: true, options: options)
      }
      guard let description else { throw CancellationError() }
      result = (description, try InputFile.read(file.path))
      if result?.file.count ?? 0 <= Self.movieByteCount { break }
    }
    return result.map { ($0.clip, .movie($0.file)) }
  }

  /// The sides that every decoder of H.264 supports, in pixels.
  private static let movieSides = 64...4096
  /// The number of frames from a keyframe to the next, which have to be decoded to show a frame.
  private static let keyframeInterval = 60
  /// The qualities to try until a movie is small enough.
  private static let movieQualities = [74, 62, 50]
  /// The size of a movie that suits a page of at most a megabyte, in bytes.
  private static let movieByteCount = 640_000

  /// Paints all frames, and encodes their changes as lossy WebP files.
  private func lossyFilm(label: String) async throws -> (PageClip, PlayerPage.Images) {
    let (played, viewport) = try self.begin()
    let schedule = played.schedule(for: options)
    var changes = try WebPChanges(
      width: viewport.widthPixels, height: viewport.heightPixels, quality: Self.imageQuality, jobs: options.jobs)
    var count = 0
    try await pipeline(viewport, WebPStream.Encoder()).run(schedule, input: played.snapshot) { _, frame in
      if let frame { try changes.add(frame, at: count) }
      count += 1
    }
    var film = PageFilm()
    for change in try changes.finish(frameCount: count) {
      while film.count < change.frame { film.append(nil) }
      let part = change.rectangle
      film.append(
        PageFrame(
          x: part.x, y: part.y, width: part.width, height: part.height, isPaintedOver: change.isPaintedOver,
          layers: [change.image]))
    }
    while film.count < count { film.append(nil) }
    return (clip(label, played, viewport, schedule), .film(film))
  }

  /// The quality of lossy images.
  private static let imageQuality = 85
}
