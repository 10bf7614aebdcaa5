import Arithmetic
import Codecs
import Compositor
public import LayerTree
public import Pixels
public import SceneProgram
public import Typography

/// Renders a stage or a scene to files, or passes its frames to a closure.
///
///     let stage = Stage(size: Size(300, 300))
///     // … layers and animations …
///     try await Renderer(stage).gif(to: "menu.gif")
///
/// A scene can be rendered any number of times. A stage plays only forward, so it can be rendered once. If it has a
/// `duration`, memory doesn't grow with the length of the rendering.
///
/// Canceling the rendering task ends it with a `CancellationError`. Files appear when they are complete; if a rendering
/// ends early, it leaves nothing behind and older files are unchanged.
public struct Renderer {
  /// The options of the rendering.
  public var options: RenderOptions
  /// The images for layer contents.
  public let images: ImageLibrary
  /// The fonts for texts.
  public let fonts: FontLibrary
  /// Called in the rendering task with the progress.
  public var progress: ((RenderProgress) -> Void)?
  let source: StageSource
  /// The range of frames to render, counted from 0 among the frames that the options select; nil for all.
  var window: Range<Int>?
  /// A stage that has already been played, to be rendered more than once.
  private var recording: PlayedScene?

  /// Creates a renderer for a stage.
  ///
  /// - Parameters:
  ///   - stage: The stage to render, from its beginning.
  ///   - images: The images for layer contents; nil for the images that the stage's code has loaded.
  ///   - fonts: The fonts for texts.
  ///   - options: The part to render, and the properties of the output.
  public init(
    _ stage: Stage, images: ImageLibrary? = nil, fonts: FontLibrary = FontLibrary(drawings: .svg),
    options: RenderOptions = RenderOptions()
  ) {
    source = .stage(stage)
    self.images = images ?? stage.images
    self.fonts = fonts
    self.options = options
  }

  /// Creates a renderer for a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene to render.
  ///   - images: The library that the scene's images were read into.
  ///   - fonts: The fonts for texts; nil for the scene's fonts, followed by all others.
  ///   - options: The part to render, and the properties of the output.
  public init(
    _ scene: Scene, images: ImageLibrary, fonts: FontLibrary? = nil, options: RenderOptions = RenderOptions()
  ) {
    source = .scene(scene)
    self.images = images
    self.fonts = fonts ?? FontLibrary(for: scene)
    self.options = options
  }

  /// Creates a renderer for scenes side by side.
  ///
  /// - Parameters:
  ///   - sheet: The scenes to render.
  ///   - images: The library that the scenes' images were read into.
  ///   - fonts: The fonts for texts; nil for the scenes' fonts, followed by all others.
  ///   - options: The part to render, and the properties of the output.
  public init(
    _ sheet: SideBySide, images: ImageLibrary, fonts: FontLibrary? = nil,
    options: RenderOptions = RenderOptions()
  ) {
    source = .sideBySide(sheet)
    self.images = images
    self.fonts = fonts ?? FontLibrary(for: sheet.panels.map(\.scene))
    self.options = options
  }

  /// Returns the fonts that layers request and that aren't found; the texts are set in a fallback font.
  ///
  /// - Throws: ``RenderError`` when no font is found.
  public func missingFonts() throws(RenderError) -> [MissingFont] {
    try missingFonts(on: source.makeStage(on: nil))
  }

  private func missingFonts(on stage: any Playable) throws(RenderError) -> [MissingFont] {
    var missing: [MissingFont] = []
    for stage in stage.stages {
      for font in try MissingFont.all(on: stage, fonts: fonts) where !missing.contains(font) { missing.append(font) }
    }
    return missing
  }

  /// Paints the frame at `time`, in seconds.
  ///
  /// - Throws: ``RenderError``.
  public func still(at time: Double) throws(RenderError) -> Bitmap {
    let (snapshot, viewport) = try snapshot(at: time)
    return try paint(snapshot, viewport)
  }

  /// Shows touches on all stages, if the options ask for them.
  private func showTouches(on playable: any Playable) {
    for stage in playable.stages where options.showsTouches {
      (stage.showsTouches, stage.touchStyle) = (true, options.touchStyle)
    }
  }

  func paint(_ snapshot: Snapshot, _ viewport: Viewport) throws(RenderError) -> Bitmap {
    try RenderError.withinBudget { Compositor(viewport: viewport, images: images, fonts: fonts).paint(snapshot) }
  }

  /// Returns the snapshot at `time`, in seconds.
  func snapshot(at time: Double) throws(RenderError) -> (Snapshot, Viewport) {
    var options = options
    options.selection = .frames(from: 0, through: 0)
    try options.check()
    let stage = try source.makeStage(on: options.device)
    showTouches(on: stage)
    guard time.isFinite, time >= 0 else {
      throw RenderError(.options("there is no frame at \(time) s: time starts at 0"))
    }
    guard time >= stage.time else { throw RenderError(.alreadyPlayed(to: stage.time)) }
    _ = try missingFonts(on: stage)
    var snapshot = try stage.snapshot(advancingTo: time)
    if let background = options.background { snapshot.background = background }
    return (snapshot, try options.size.viewport(for: stage.canvasSize))
  }

  /// Paints all frames and passes them to `body` in order.
  ///
  /// - Parameter body: Receives a frame; the next frame is passed after it returns.
  /// - Throws: ``RenderError``, `CancellationError`, or the error of `body`.
  public func forEachFrame(_ body: (Frame) async throws -> Void) async throws {
    let (played, viewport) = try begin()
    let schedule = played.schedule(for: options)
    var index = 0
    try await pipeline(viewport, PassthroughEncoder()).run(schedule, input: played.snapshot) { slot, bitmap in
      try await body(Frame(index: index, time: schedule.rate.time(ofFrame: slot.start), bitmap: bitmap))
      index += 1
    }
  }

  /// Renders all frames to the sink that `makeSink` creates.
  ///
  /// - Parameters:
  ///   - path: The path for error messages.
  ///   - isGIF: Whether time is measured in hundredths of a second.
  ///   - makeSink: Creates a sink for the frames of a schedule.
  /// - Returns: The result.
  /// - Throws: ``RenderError`` or `CancellationError`.
  func write<Sink: FrameSink & ~Copyable>(
    to path: String, asGIF isGIF: Bool = false,
    _ makeSink: (FrameSchedule, Viewport) throws(OutputError) -> Sink
  ) async throws -> RenderResult {
    let (played, viewport) = try begin()
    return try await write(played, viewport, to: path, asGIF: isGIF, makeSink)
  }

  /// Renders a played scene to the sink that `makeSink` creates.
  func write<Sink: FrameSink & ~Copyable>(
    _ played: PlayedScene, _ viewport: Viewport, to path: String, asGIF isGIF: Bool = false,
    _ makeSink: (FrameSchedule, Viewport) throws(OutputError) -> Sink
  ) async throws -> RenderResult {
    let schedule = played.schedule(for: options, asGIF: isGIF)
    var sink: Sink
    sink = try rethrowing(as: { RenderError(.output($0), path: path) }) { () throws(OutputError) in
      try makeSink(schedule, viewport)
    }
    var firstCutTime: Double?
    let input = { (frame: Int) throws(RenderError) in
      let snapshot = try played.snapshot(ofFrame: frame)
      if snapshot.isCut, firstCutTime == nil { firstCutTime = snapshot.time }
      return snapshot
    }
    try await pipeline(viewport, sink.encoder).run(schedule, input: input) { slot, frame in
      do throws(OutputError) {
        try await sink.write(frame, for: slot)
      } catch {
        throw RenderError(.output(error), frame: slot.frame, path: path)
      }
    }
    do throws(OutputError) {
      let byteCount = try await sink.finish { [progress] done, total in
        progress?(RenderProgress(painted: total, written: done, total: total, pass: 2))
      }
      var result = RenderResult(
        width: viewport.widthPixels, height: viewport.heightPixels, frameCount: schedule.slots.count,
        duration: isGIF ? Double(schedule.centiseconds) / 100 : schedule.seconds, byteCount: byteCount)
      result.firstCutTime = firstCutTime
      return result
    } catch {
      throw RenderError(.output(error), path: path)
    }
  }

  /// Plays the stage now, so that it can be rendered more than once, at any size.
  mutating func record() throws(RenderError) { recording = try begin(keepsSnapshots: true).0 }

  /// Begins to play the subject, and returns the played scene and the viewport.
  func begin(keepsSnapshots: Bool = false) throws(RenderError) -> (PlayedScene, Viewport) {
    let stage = try source.makeStage(on: options.device)
    if let recording { return (recording, try options.size.viewport(for: stage.canvasSize)) }
    showTouches(on: stage)
    _ = try missingFonts(on: stage)
    let viewport = try options.size.viewport(for: stage.canvasSize)
    let played = try PlayedScene(of: stage, options: options, keepsSnapshots: keepsSnapshots)
    return (window.map(played.part) ?? played, viewport)
  }

  /// Returns the pipeline that paints and encodes the frames.
  func pipeline<Encoder: FrameEncoder>(
    _ viewport: Viewport, _ encoder: Encoder
  ) -> FramePipeline<SnapshotPainter, Encoder> {
    let painter = SnapshotPainter(
      viewport: viewport, images: images, fonts: fonts, cacheMemory: options.cacheMemory / options.jobs)
    return FramePipeline(
      maker: painter, encoder: encoder, workerCount: workerCount(for: viewport), batchSize: painter.batchSize,
      progress: progress)
  }

  /// Returns the number of workers whose frames fit in the memory budget; at least 1.
  private func workerCount(for viewport: Viewport) -> Int {
    options.jobs(ofFramesWith: viewport.widthPixels * viewport.heightPixels)
  }

  /// The SHA-256 digest of the scene's text, in hexadecimal; nil for a stage.
  var digest: String? { source.digest }

  /// True if the images are opaque.
  var isOpaque: Bool { (options.background ?? (options.device == nil ? source.background : .white)).alpha >= 1 }
}
