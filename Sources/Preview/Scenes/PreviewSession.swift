import Encodings
package import Flipbook
import Locks
import Review
package import SceneProgram

/// The state of a preview: the last valid scene, its frames rendered so far, and the current problems.
package actor PreviewSession {
  private let path: String
  private let settings: SceneSettings
  private let allowsOutside: Bool
  private let options: RenderOptions
  private let fonts: [String]

  /// The number of changes, not counting new frames.
  private var revision = 1
  /// The number of scenes read so far.
  private var generation = 0
  private var scene: PreviewScene?
  private var clip: PageClip?
  private var film = PageFilm()
  /// The motion trace as JSON, once it is known.
  private var trace: String?
  /// The frames being painted for open pages.
  private var stills: [Int: Task<Void, Never>] = [:]
  private var stillCount = 0
  /// The time viewed last, in seconds.
  private var watchedTime = 0.0
  private var problems: [PreviewProblem] = []
  /// The values chosen on the page, followed by the values at the last read.
  private var tuned: [String: String] = [:]
  private var tunedThen: [String: String] = [:]
  /// The motions changed on the page, followed by their version at the last read.
  private var tuning = Tuning()
  private var tuningThen = 0
  /// A sentence about changes that no longer fit the file.
  private var tuningNotice = ""
  /// The requests that wait for a change.
  private var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
  private var waitingCount = 0

  /// The time of the last touch on any page.
  private nonisolated let lastTouch = Locked<ContinuousClock.Instant?>(nil)

  /// The pause of film rendering after a touch, leaving the processors to the live stage.
  private static let rest = Duration.seconds(1)
  /// The maximum time that a request waits for a change.
  private let patience: Duration
  /// The approximate limit on image data in one response, in characters.
  private static let maximumAnswerSize = 2_000_000

  /// Creates a session that has not read the scene yet.
  ///
  /// - Parameters:
  ///   - path: The path of the scene.
  ///   - settings: The variant, and values for variables.
  ///   - allowsOutside: Whether the scene may refer to files anywhere.
  ///   - fonts: Font files that are searched after the scene's own.
  ///   - options: The rendering options.
  ///   - patience: The maximum time that a request waits for a change.
  package init(
    path: String, settings: SceneSettings, allowsOutside: Bool, fonts: [String] = [], options: RenderOptions,
    patience: Duration = .seconds(10)
  ) {
    self.patience = patience
    self.fonts = fonts
    self.path = path
    self.settings = settings
    self.allowsOutside = allowsOutside
    self.options = options
  }

  /// Follows the scene until the task is canceled.
  ///
  /// - Throws: `CancellationError`.
  package func run() async throws {
    var follower = FileFollower<PreviewScene>(
      read: { try await self.read($0) }, report: { await self.show($0) }, work: { await self.render($0) })
    follower.isStale = { await self.isStale }
    try await follower.run()
  }

  private var isStale: Bool { tuned != tunedThen || tuning.version != tuningThen }

  // MARK: Reading and rendering

  private func read(_ files: FileLog) async throws -> PreviewScene {
    (tunedThen, tuningThen) = (tuned, tuning.version)
    var scene = try await Self.read(
      path, settings, tuned: tuned, tuning, allowsOutside: allowsOutside, fonts: fonts, options: options, files: files)
    scene.opening = try await scene.rehearse(lookingAt: watchedTime)
    // Values of removed variables are dropped.
    if tuned == tunedThen { tuned = scene.tuned }
    tunedThen = scene.tuned
    if tuning.version == tuningThen, !scene.lostMotions.isEmpty {
      tuning.forget(scene.lostMotions)
      tuningThen = tuning.version
      tuningNotice = "The numbers in the file have changed: \(scene.lostMotions.count) unsaved changes were discarded."
    }
    return scene
  }

  /// Reads the scene with the chosen values of its variables and the changed motions applied.
  @concurrent
  private static func read(
    _ path: String, _ settings: SceneSettings, tuned: [String: String], _ tuning: Tuning, allowsOutside: Bool,
    fonts: [String], options: RenderOptions, files: FileLog
  ) async throws -> PreviewScene {
    let source = try SceneSource(path: path, allowsOutside: allowsOutside, fonts: fonts, files: files)
    let images = ImageLibrary()
    let plain = try source.scene(settings, images: images, for: options.size)
    let tuned = tuned.filter { entry in plain.variables.contains { $0.name == entry.key } }
    var settings = settings
    for (name, value) in tuned { settings.variables[name] = .text(value) }
    var drafted = source
    var lost: [String] = []
    if let text = source.text, !tuning.isEmpty {
      let draft = tuning.draft(of: text, MotionFinder.motions(in: text))
      (drafted, lost) = (source.replacing(text: draft.text), draft.lost)
    }
    var scene = plain
    do throws(RenderError) {
      if !tuned.isEmpty || drafted.text != source.text {
        scene = try drafted.scene(settings, images: images, for: options.size)
      }
    } catch {
      guard drafted.text != source.text else { throw error }
      lost = tuning.state.keys.sorted()
      if !tuned.isEmpty { scene = try source.scene(settings, images: images, for: options.size) }
    }
    return PreviewScene(
      scene: scene, variables: plain.variables, images: images, fonts: FontLibrary(for: scene), options: options,
      tuned: tuned, saved: plain, text: source.text, lostMotions: lost)
  }

  private func render(_ scene: PreviewScene) async {
    do {
      try await Self.render(scene, for: self)
    } catch {
      if !Task.isCancelled { show(error) }
    }
  }

  /// Paints the frames, and traces the motion as soon as the first frame is ready.
  @concurrent
  private static func render(_ scene: PreviewScene, for session: PreviewSession) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      try await scene.renderer.forEachPageFrame(label: "", isQuick: true) { clip in
        await session.begin(clip, of: scene)
      } append: { frame in
        try await session.waitWhileTouched()
        try Task.checkCancellation()
        if await session.append(frame) == 1 { group.addTask { await session.keep(try await scene.trace()) } }
      }
      try await group.waitForAll()
    }
  }

  private func begin(_ clip: PageClip, of scene: PreviewScene) {
    generation += 1
    for still in stills.values { still.cancel() }
    (self.scene, self.clip, film, trace, problems) = (scene, clip, PageFilm(), nil, [])
    revision += 1
    ring()
  }

  /// Adds a frame and returns the number of frames.
  private func append(_ frame: PageFrame?) -> Int {
    film.append(frame)
    ring()
    return film.count
  }

  /// Records a touch on any page.
  nonisolated func noteTouch() { lastTouch.withLock { $0 = .now } }

  private nonisolated func waitWhileTouched() async throws {
    while let touch = lastTouch.withLock(\.self), touch + Self.rest > .now {
      try await Task.sleep(until: touch + Self.rest)
    }
  }

  private func keep(_ trace: String) {
    self.trace = trace
    ring()
  }

  private func show(_ error: any Error) {
    problems = PreviewProblem.all(of: error)
    revision += 1
    ring()
  }

  /// Wakes all requests that wait for a change.
  private func ring() {
    for continuation in waiting.values { continuation.yield() }
  }

  // MARK: Answers

  /// Returns the state as JSON once it is newer than `revision`.
  func state(after revision: Int) async -> String {
    // A page with a later revision is left over from an earlier run of the preview.
    await wait { $0.revision != revision }
    let tuned = scene.map { scene in
      scene.tuned.sorted { $0.key < $1.key }.map { "\($0.key.quotedAsJSON):\($0.value.quotedAsJSON)" }
    }
    return """
      {"revision":\(self.revision),"generation":\(generation),"clip":\(clip?.json ?? "null"),\
      "scene":\(scene?.json ?? "null"),"tuned":{\(tuned?.joined(separator: ",") ?? "")},\
      "problems":[\(problems.map(\.json).joined(separator: ","))]}
      """
  }

  /// Returns the frames from a number on as JSON, as soon as one is available; nil if the generation is outdated.
  func film(of generation: Int, fromFrame frame: Int, picture: Int) async -> String? {
    await wait { $0.generation != generation || $0.film.count > frame }
    // Wait briefly, so that a page that keeps up doesn't request every frame separately.
    if frame > 0, film.count < clip?.frameCount ?? 0 { try? await Task.sleep(for: .milliseconds(30)) }
    guard generation == self.generation else { return nil }
    return film.json(fromFrame: frame, picture: picture, limit: Self.maximumAnswerSize)
  }

  /// Returns a frame as a PNG file; nil if the generation is outdated, or if painting takes too long.
  func still(of generation: Int, at time: Double) async -> [UInt8]? {
    guard generation == self.generation, let scene else { return nil }
    watchedTime = time
    if let opening = scene.opening, opening.time == time { return opening.png }
    let (pictures, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    let task = Task(priority: .utility) {
      if let png = try? await scene.still(at: time) { continuation.yield(png) }
      continuation.finish()
    }
    let alarm = Task {
      try? await Task.sleep(for: patience)
      task.cancel()
    }
    stillCount += 1
    let number = stillCount
    stills[number] = task
    defer {
      alarm.cancel()
      stills[number] = nil
    }
    return await pictures.first { _ in true }
  }

  /// Returns the motion trace as JSON, or `null` if it isn't known in time; nil for an outdated generation.
  func trace(of generation: Int) async -> String? {
    await wait { $0.generation != generation || $0.trace != nil }
    guard generation == self.generation else { return nil }
    return trace ?? "null"
  }

  /// Returns the current scene as soon as its generation differs from the given one; nil if that takes too long.
  func scene(after generation: Int) async -> (scene: PreviewScene, generation: Int)? {
    await wait { $0.generation != generation && $0.scene != nil }
    guard self.generation != generation, let scene else { return nil }
    return (scene, self.generation)
  }

  /// Waits until the scene changes, the page is closed, or the task is canceled.
  func wait(whileGeneration generation: Int, isListening: @Sendable () -> Bool) async {
    while self.generation == generation, isListening(), !Task.isCancelled {
      await wait { $0.generation != generation }
    }
  }

  /// Returns an editor for the scene's file.
  ///
  /// - Parameter isTuned: Whether the text has the changed motions rather than the file's.
  /// - Returns: The editor.
  /// - Throws: ``RenderError`` when the file cannot be read.
  func editor(isTuned: Bool = false) throws(RenderError) -> SceneEditor {
    var settings = settings
    for (name, value) in tuned { settings.variables[name] = .text(value) }
    var source = try SceneSource(path: path, allowsOutside: allowsOutside, fonts: fonts)
    if isTuned, let text = source.text {
      source = source.replacing(text: tuning.draft(of: text, MotionFinder.motions(in: text)).text)
    }
    return SceneEditor(path: path, source: source, settings: settings, options: options)
  }

  /// Renders the scene with new values of its variables.
  func tune(_ values: [String: String]) { tuned = values }

  // MARK: Springs and curves

  /// Returns the motions with their changes as JSON; a message about dropped changes is included once.
  func motions() throws -> String {
    let text = try tunedText().text
    let report = TuningReport(
      saved: motions(in: text), current: motions(in: tuning.draft(of: text, motions(in: text)).text), tuning: tuning,
      notice: tuningNotice, hasTunedVariables: !tuned.isEmpty)
    tuningNotice = ""
    return report.json
  }

  /// Returns the current text of the file, with its source.
  private func tunedText() throws -> (text: String, source: SceneSource) {
    let source = try SceneSource(path: path, allowsOutside: allowsOutside, fonts: fonts)
    guard let text = source.text else { throw SceneEditError(description: "a Lottie file cannot be tuned") }
    return (text, source)
  }

  /// Returns the motions in a text, for the current values of variables.
  private func motions(in text: String) -> [MotionLiteral] {
    var values: [String: String] = [:]
    for variable in scene?.variables ?? [] { values[variable.name] = tuned[variable.name] ?? variable.value }
    return MotionFinder.motions(in: text, variables: values)
  }

  /// Changes the numbers of a motion.
  ///
  /// - Parameters:
  ///   - id: The identifier of the motion.
  ///   - values: The numbers to change.
  ///   - notation: The notation of the numbers; nil for the file's.
  ///   - stroke: The number of the drag that the change belongs to; nil for a single change.
  /// - Throws: ``SceneEditError``, or ``RenderError`` when the scene cannot be read with the new numbers.
  func tune(_ id: String, _ values: [String: Double], in notation: SpringNotation?, stroke: Int?) throws {
    let (text, source) = try tunedText()
    let saved = motions(in: text)
    guard let motion = saved.first(where: { $0.id == id }) else {
      throw SceneEditError(description: "the file no longer contains this motion")
    }
    let current = motions(in: tuning.draft(of: text, saved).text).first { $0.id == id } ?? motion
    let chosen = current.values.merging(try current.values(choosing: values, in: notation)) { $1 }
    let base = motion.values
    let change = chosen.filter { base[$0.key] != $0.value }
    _ = try motion.edit(change)
    var next = tuning
    next.set(
      id, change.isEmpty ? nil : Tuning.Change(values: change, base: base.filter { change[$0.key] != nil }),
      stroke: stroke)
    // Values that the scene doesn't accept are rejected immediately, with a message that names them.
    var settings = settings
    for (name, value) in tuned { settings.variables[name] = .text(value) }
    _ = try source.replacing(text: next.draft(of: text, saved).text)
      .scene(settings, images: ImageLibrary(), for: options.size)
    tuning = next
  }

  /// Undoes or redoes the last change of a motion, or restores the file's numbers.
  func step(_ way: TuningStep) {
    switch way {
    case .undo: tuning.undo()
    case .redo: tuning.redo()
    case .reset: tuning.reset()
    }
  }

  /// Returns the file's text with all tuned values of motions and variables.
  ///
  /// - Throws: ``SceneEditError`` for a variable whose value isn't written separately in the file.
  func tunedDraft() throws -> (editor: SceneEditor, text: String) {
    let (text, source) = try tunedText()
    let draft = tuning.draft(of: text, motions(in: text))
    guard draft.lost.isEmpty else { throw SceneEditError(description: "the file has changed: review it again") }
    let edited = try VariableText(draft.text, variant: settings.variant).text(with: tuned)
    let editor = SceneEditor(path: path, source: source, settings: settings, options: options)
    _ = try source.replacing(text: edited).scene(settings, images: ImageLibrary(), for: options.size)
    return (editor, edited)
  }

  /// Saves the tuned values.
  ///
  /// - Parameter digest: The digest of the text that the displayed change is based on.
  /// - Throws: ``SceneEditError`` when the file has been changed since then, or the error of reading or writing.
  func saveTuned(over digest: String) throws {
    let (editor, text) = try tunedDraft()
    try editor.save(text: text, over: digest)
    tuned = [:]
    // The file now contains the changes.
    tuning = Tuning(version: tuning.version + 1)
  }

  /// Waits until a condition holds or the time limit has passed.
  private func wait(until isSo: (isolated PreviewSession) -> Bool) async {
    let (news, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = waitingCount
    waitingCount += 1
    waiting[number] = continuation
    let alarm = Task {
      try? await Task.sleep(for: patience)
      continuation.finish()
    }
    defer {
      alarm.cancel()
      waiting[number] = nil
    }
    if isSo(self) { return }
    for await _ in news where isSo(self) { return }
  }
}
