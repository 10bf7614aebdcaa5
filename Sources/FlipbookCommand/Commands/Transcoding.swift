import Flipbook

/// An encoding of existing frames to a target.
struct Transcoding {
  private var transcoder: Transcoder
  private let target: OutputTarget

  /// Creates an encoding.
  ///
  /// - Parameters:
  ///   - input: The frames.
  ///   - options: The options for encoding.
  ///   - target: The output's path and format.
  ///   - rate: The frame rate; nil for the input's own times.
  ///   - edit: The time range, the rectangle, and the speed.
  ///   - loop: The number of times the output plays; nil to follow the input.
  ///   - poster: The time of a frame that is also written to a separate image.
  init(
    _ input: FrameInput, options: RenderOptions, target: OutputTarget, rate: FrameRate? = nil,
    edit: FrameEdit = FrameEdit(), loop: Int?, poster: Double?
  ) {
    transcoder = Transcoder(input, options: options)
    transcoder.rate = rate
    transcoder.edit = edit
    transcoder.loopCount = loop
    transcoder.poster = poster.map { ($0, target.posterPath) }
    self.target = target
  }

  /// Encodes the frames, and reports the result.
  func run(_ report: ReportOptions) async throws {
    var transcoder = transcoder
    let reporter = Reporter(report, path: target.path)
    transcoder.progress = reporter.progress
    do {
      let result = try await Self.write(transcoder, to: target)
      try reporter.finish(result, format: target.format)
    } catch {
      reporter.abandon()
      throw error
    }
  }

  /// Reports the expected result without writing it.
  func estimate(_ report: ReportOptions) async throws {
    let estimate: RenderEstimate
    switch target.format {
    case .gif, .apng, .webp, .y4m, .rgba:
      estimate = try await transcoder.estimate { transcoder, path in
        try await Self.write(transcoder, to: try OutputTarget(path: path, format: target.format, scene: path))
      }
    // These have several files, or are encoded by another program.
    case .png, .sprite, .mp4, .webm, .mov: estimate = try await transcoder.estimate(nil)
    }
    try Reporter(report, path: target.path).report(estimate, format: target.format, shard: nil)
  }

  private static func write(_ transcoder: Transcoder, to target: OutputTarget) async throws -> RenderResult {
    switch target.format {
    case .gif: try await transcoder.gif(to: target.path)
    case .apng: try await transcoder.apng(to: target.path)
    case .webp: try await transcoder.webp(to: target.path)
    case .png: try await transcoder.png(to: target.path)
    case .sprite: try await transcoder.sprite(to: target.path)
    case .y4m: try await transcoder.video(to: target.path, as: .y4m)
    case .rgba: try await transcoder.video(to: target.path, as: .rgba)
    case .mp4: try await transcoder.movie(to: target.path, as: .mp4)
    case .webm: try await transcoder.movie(to: target.path, as: .webm)
    case .mov: try await transcoder.movie(to: target.path, as: .mov)
    }
  }
}
