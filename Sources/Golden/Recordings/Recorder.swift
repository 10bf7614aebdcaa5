package import Flipbook

/// Plays stages and records their frames.
package struct Recorder {
  /// The frames to record.
  package var choice = FrameChoice.standard
  /// Pixels per point.
  package var scale = 1.0
  /// The number of frames painted concurrently; the images do not depend on it.
  package var jobs: Int
  /// The recording to compare with; an image that equals its frame at the same time is stored only once.
  package var reference: Recording?
  /// The names of ignored layers; their bounding rectangles are recorded with each frame.
  package var ignoredLayers: [String] = []

  /// The maximum size of the uncompressed images of one recording, in bytes.
  static let maximumByteCount = 2 << 30
  /// The time limit for a stage without a duration to come to rest, in seconds.
  private static let maximumOpenEnd = 60.0

  /// Creates a recorder.
  package init(choice: FrameChoice = .standard, scale: Double = 1, jobs: Int = RenderOptions().jobs) {
    self.choice = choice
    self.scale = scale
    self.jobs = jobs
  }

  /// Records a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - images: The library that its images were read into.
  /// - Returns: The recording.
  /// - Throws: ``RenderError`` or `CancellationError`.
  package func record(_ scene: Scene, images: ImageLibrary) async throws -> Recording {
    try await record(scene.makeStage(), images: images, fonts: FontLibrary(for: scene))
  }

  /// Records a stage from its beginning; a stage can be played only once.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - images: The images for its layer contents.
  ///   - fonts: The fonts for its texts.
  /// - Returns: The recording.
  /// - Throws: ``RenderError`` or `CancellationError`.
  package func record(
    _ stage: Stage, images: ImageLibrary, fonts: FontLibrary = FontLibrary(drawings: .svg)
  ) async throws
    -> Recording
  {
    guard stage.time == 0 else { throw RenderError(.alreadyPlayed(to: stage.time)) }
    let identities = try FontIdentity.all(on: stage, fonts: fonts)
    var options = RenderOptions()
    options.size = .scale(scale)
    options.jobs = jobs
    let renderer = Renderer(stage, images: images, fonts: fonts, options: options)
    let played: PlayedScene
    do { played = try play(stage) } catch let error as RenderError { throw error } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw RenderError(thrownOnStage: error)
    }
    var frames: [Recording.Frame] = []
    let snapshots = played.snapshots
    let bytes = Double(snapshots.count) * stage.canvasSize.width * stage.canvasSize.height * scale * scale * 4
    guard bytes <= Double(Self.maximumByteCount) else {
      throw RenderError(
        .options(
          "\(snapshots.count) frames of that size are too many for one golden: record fewer frames, or use a "
            + "smaller scale"
        )
      )
    }
    var expected = (reference?.frames ?? [])[...]
    try await renderer.paint(snapshots) { bitmap in
      let time = snapshots[frames.count].time
      expected = expected.drop { $0.time < time - Recording.Frame.instant }
      frames.append(Recording.Frame(time: time, picture: try Self.kept(bitmap, at: time, expected.first)))
    }
    for name in ignoredLayers {
      let known = Set(played.trace.tracks.map(\.layer))
      guard known.contains(where: { IgnoredRegion.matches($0, name: name) }) else {
        throw GoldenError.unknownLayer(name, among: known)
      }
      let places = try await self.places(ofLayer: name, in: snapshots, renderer)
      for (index, place) in places.enumerated() { if let place { frames[index].ignored.append(place) } }
    }
    var recording = Recording(frames: frames, duration: played.duration, trace: played.trace, fonts: identities)
    recording.timing = played.timing
    return recording
  }

  /// Returns the bounding rectangle, in pixels, of the layers with a name and their sublayers in each snapshot, painted
  /// alone; nil where nothing is visible.
  private func places(
    ofLayer name: String, in snapshots: [Snapshot], _ renderer: Renderer
  ) async throws -> [PixelRect?] {
    var places: [PixelRect?] = []
    try await renderer.paint(snapshots.map { $0.only(layersNamed: name) }) { bitmap in
      places.append(bitmap.changedRectangle(from: Bitmap(width: bitmap.width, height: bitmap.height)))
    }
    return places
  }

  /// Stores an image, unless the reference's frame at the same time has equal pixels.
  private static func kept(_ bitmap: Bitmap, at time: Double, _ old: Recording.Frame?) throws -> FrameImage {
    if let old, abs(old.time - time) < Recording.Frame.instant, old.picture.width == bitmap.width,
      old.picture.height == bitmap.height, try old.picture.bitmap() == bitmap
    {
      return old.picture
    }
    return try FrameSpool.shared.add(bitmap)
  }

  private struct PlayedScene {
    var snapshots: [Snapshot]
    var trace: MotionTrace
    var timing: [TimingParameters]
    var duration: Double
  }

  private func play(_ stage: Stage) throws -> PlayedScene {
    let rate = stage.displayRate
    var trace = TraceRecorder(displayRate: rate)
    let oldObserver = stage.onEvent
    var events: [StageEvent] = []
    stage.onEvent = { events.append($0) }
    defer { stage.onEvent = oldObserver }

    var snapshots: [Snapshot] = []
    var duration = stage.duration
    if let duration { try stage.checkRecording(until: duration) }
    var waiting: ArraySlice<Double> =
      switch (choice, duration) {
      case (_, let duration?): choice.times(of: duration, displayRate: rate)[...]
      case (.times(let times), nil): Set(times).sorted()[...]
      case (.every, nil): []
      }
    // Returns whether to record a tick while the duration is unknown: every n-th one.
    func isDue(_ tick: Int) -> Bool {
      guard duration == nil, case .every(let step) = choice else { return false }
      return tick % max(1, step) == 0
    }
    func recordFrames(before time: Double) throws {
      while let due = waiting.first, due < time - 1e-9 {
        try stage.advance(to: max(stage.time, due))
        snapshots.append(stage.snapshot())
        waiting.removeFirst()
      }
    }
    var tick = 0
    while true {
      let time = Double(tick) / rate
      try Task.checkCancellation()
      if let duration, time > duration + 1e-9 { break }
      try recordFrames(before: time)
      try stage.advance(to: time)
      trace.add(stage, at: tick)
      if isDue(tick) { snapshots.append(stage.snapshot()) }
      if let due = waiting.first, due <= time + 1e-9 {
        snapshots.append(stage.snapshot())
        waiting.removeFirst()
      }
      if duration == nil {
        if stage.isAtRest {
          let end = time + Stage.restingTail
          duration = end
          waiting = choice.times(of: end, displayRate: rate).drop { $0 <= time + 1e-9 }
        } else if time > Self.maximumOpenEnd {
          throw RenderError(.endless(limit: Self.maximumOpenEnd))
        }
      }
      tick += 1
    }
    try recordFrames(before: .infinity)
    return PlayedScene(
      snapshots: snapshots, trace: trace.finish(events), timing: TimingParameters.all(in: events),
      duration: duration ?? 0)
  }
}
