import Flipbook

/// Existing frames, to be encoded to a target.
struct Transcoding {
  private var transcoder: Transcoder
  private let target: OutputTarget

  /// Prepares to encode.
  ///
  /// - Parameters:
  ///   - input: The frames.
  ///   - options: The options for encoding.
  ///   - target: The output's path and format.
  ///   - rate: Frames a second; nil for the input's own times.
  ///   - edit: The part of the input, and its speed.
  ///   - loop: The number of plays; nil for the input's own.
  ///   - poster: The time of a frame that is written as an image of its own.
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

  /// Encodes, and reports the result.
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

  /// Reports the expected result, and writes nothing.
  func estimate(_ report: ReportOptions) async throws {
    let estimate: RenderEstimate
    switch target.format {
    case .gif, .apng, .webp, .y4m, .rgba:
      estimate = try await transcoder.estimate { transcoder, path in
        try await Self.write(transcoder, to: try OutputTarget(path: path, format: target.format, scene: path))
      }
    // Many files, or another program's.
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
