import Arithmetic
import Encodings
package import Flipbook
import Locks
import Review
package import SceneProgram
import SystemCalls

/// The state of a preview: the last valid scene, its frames rendered so far, and the current problems.
package actor PreviewSession {
  private let path: String
  /// The path without symbolic links, from the root of the file system.
  nonisolated let absolutePath: String
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
  /// The unsaved changes made on the page, followed by their version at the last read.
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
    absolutePath = FilePaths.resolved(path) ?? path
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

  private var isStale: Bool { tuning.version != tuningThen }

  // MARK: Reading and rendering

  private func read(_ files: FileLog) async throws -> PreviewScene {
    let (version, base) = (tuning.version, tuning.base)
    tuningThen = version
    let reading = try await Self.read(
      path, settings, tuning, allowsOutside: allowsOutside, fonts: fonts, options: options, files: files)
    var scene = reading.scene
    scene.opening = try await scene.rehearse(lookingAt: watchedTime)
    // If something was changed meanwhile, the scene is read again.
    if tuning.version == version, tuning.base == base {
      tuning = reading.tuning
      tuningThen = tuning.version
      note(reading.discarded)
    }
    return scene
  }

  /// A scene that was read, and the changes moved onto the file's current text.
  private struct Reading: Sendable {
    var scene: PreviewScene
    var tuning: Tuning
    /// The changed lines that no longer fit the file.
    var discarded: [String]
  }

  /// Reads the scene with the unsaved changes applied.
  @concurrent
  private static func read(
    _ path: String, _ settings: SceneSettings, _ tuning: Tuning, allowsOutside: Bool, fonts: [String],
    options: RenderOptions, files: FileLog
  ) async throws -> Reading {
    let source = try SceneSource(path: path, allowsOutside: allowsOutside, fonts: fonts, files: files)
    let images = ImageLibrary()
    let plain = try source.scene(settings, images: images, for: options.size)
    var tuning = tuning
    var discarded = tuning.rebase(onto: source.text)
    // Values of removed variables are dropped.
    tuning.keepVariables { name in plain.variables.contains { $0.name == name } }
    var settings = settings
    for (name, value) in tuning.state.variables { settings.variables[name] = .text(value) }
    var scene = plain
    do throws(RenderError) {
      if !tuning.isEmpty {
        scene = try source.replacing(tuning).scene(settings, images: images, for: options.size)
      }
    } catch {
      guard let text = source.text, tuning.state.text != text else { throw error }
      discarded = TextMerge.changedLines(from: text, to: tuning.state.text)
      tuning.abandon()
      if !tuning.isEmpty { scene = try source.scene(settings, images: images, for: options.size) }
    }
    let read = PreviewScene(
      scene: scene, variables: plain.variables, images: images, fonts: FontLibrary(for: scene), options: options,
      tuned: tuning.state.variables, saved: plain, text: source.text == nil ? nil : tuning.state.text)
    return Reading(scene: read, tuning: tuning, discarded: discarded)
  }

  /// Reports changes that were discarded because the file has other values there now.
  private func note(_ discarded: [String]) {
    guard !discarded.isEmpty else { return }
    let lines = discarded.prefix(5).joined(separator: "\n")
    tuningNotice = "The file has other values now, so these unsaved changes were dropped:\n\(lines)"
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
    return await patiently { try await scene.still(at: time) }
  }

  /// Returns the selected layer as JSON, `null` if there is none; nil if the generation is outdated, or if playing takes
  /// too long.
  func layer(_ choice: LayerSelection.Choice, of generation: Int, at time: Double) async -> String? {
    guard generation == self.generation, let scene else { return nil }
    return await patiently { try await scene.layer(choice, at: time) }
  }

  /// Returns the paths of the scene's layers as JSON; nil if the generation is outdated.
  func layers(of generation: Int) async -> String? {
    guard generation == self.generation, let scene else { return nil }
    return await patiently { await scene.layers() }
  }

  /// Performs work for an open page; nil if it fails, takes too long, or is for an outdated scene.
  private func patiently<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async -> Value? {
    let (values, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let task = Task(priority: .utility) {
      if let value = try? await work() { continuation.yield(value) }
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
    return await values.first { _ in true }
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

  /// A version of the scene to compare with a recording.
  struct ComparisonSubject: Sendable {
    let scene: PreviewScene
    let generation: Int
  }

  /// Returns the scene with the changes made on the page; nil before it has been read.
  func comparisonSubject() -> ComparisonSubject? {
    scene.map { ComparisonSubject(scene: $0, generation: generation) }
  }

  /// Waits until the scene changes, the page is closed, or the task is canceled.
  func wait(whileGeneration generation: Int, isListening: @Sendable () -> Bool) async {
    while self.generation == generation, isListening(), !Task.isCancelled {
      await wait { $0.generation != generation }
    }
  }

  // MARK: Editing

  /// Returns an editor for the scene's file.
  ///
  /// - Parameter isTuned: Whether the text has the unsaved changes.
  /// - Returns: The editor.
  /// - Throws: ``RenderError`` when the file cannot be read.
  func editor(isTuned: Bool = false) throws -> SceneEditor {
    let source = try isTuned ? current().replacing(tuning) : read()
    return SceneEditor(path: path, source: source, settings: tunedSettings(tuning.state), options: options)
  }

  private func read() throws(RenderError) -> SceneSource {
    try SceneSource(path: path, allowsOutside: allowsOutside, fonts: fonts)
  }

  /// Returns the settings with the chosen values of variables.
  private func tunedSettings(_ state: Tuning.State) -> SceneSettings {
    var settings = settings
    for (name, value) in state.variables { settings.variables[name] = .text(value) }
    return settings
  }

  /// Returns the file as it is now, with the unsaved changes moved onto it.
  ///
  /// - Throws: ``RenderError`` when the file has been changed and isn't valid.
  private func current() throws -> SceneSource {
    let source = try read()
    guard source.text != tuning.base else { return source }
    // Changes are never moved onto a file that is broken or only half written.
    _ = try source.scene(settings, images: ImageLibrary(), for: options.size)
    note(tuning.rebase(onto: source.text))
    return source
  }

  /// Returns the file as it is now, for editing.
  ///
  /// - Throws: ``SceneEditError`` for a file of another format, or ``RenderError``.
  private func editable() throws -> SceneSource {
    let source = try current()
    guard source.text != nil else { throw SceneEditError(description: "a Lottie file cannot be tuned") }
    return source
  }

  /// Changes the scene, unless it would be invalid.
  ///
  /// - Throws: ``RenderError`` when the scene cannot be read with the changes.
  private func apply(_ next: Tuning.State, to source: SceneSource, stroke: Int?) throws {
    _ = try source.replacing(text: next.text).scene(tunedSettings(next), images: ImageLibrary(), for: options.size)
    tuning.set(next, stroke: stroke)
  }

  /// Chooses new values of the variables; all others have the file's.
  func tune(_ values: [String: String], stroke: Int? = nil) {
    var next = tuning.state
    next.variables = values
    tuning.set(next, stroke: stroke)
  }

  /// Returns the motions with their changes as JSON; a message about dropped changes is included once.
  func motions() throws -> String {
    let source = try editable()
    let report = TuningReport(
      saved: motions(in: source.text ?? ""), current: motions(in: tuning.state.text), tuning: tuning,
      notice: tuningNotice)
    tuningNotice = ""
    return report.json
  }

  /// Returns the motions in a text, for the current values of variables.
  private func motions(in text: String) -> [MotionLiteral] {
    MotionFinder.motions(in: text, variables: variableValues)
  }

  /// The current values of the variables, by name.
  private var variableValues: [String: String] {
    var values: [String: String] = [:]
    for variable in scene?.variables ?? [] {
      values[variable.name] = tuning.state.variables[variable.name] ?? variable.value
    }
    return values
  }

  /// Changes the numbers of a motion; a number from a variable is changed in the variable.
  ///
  /// - Parameters:
  ///   - id: The identifier of the motion.
  ///   - values: The numbers to change.
  ///   - notation: The notation of the numbers; nil for the file's.
  ///   - stroke: The number of the drag that the change belongs to; nil for a single change.
  /// - Throws: ``SceneEditError``, or ``RenderError`` when the scene cannot be read with the new numbers.
  func tune(_ id: String, _ values: [String: Double], in notation: SpringNotation?, stroke: Int?) throws {
    let source = try editable()
    var next = tuning.state
    guard let motion = motions(in: next.text).first(where: { $0.id == id }) else {
      throw SceneEditError(description: "the file no longer contains this motion")
    }
    var chosen = try motion.values(choosing: values, in: notation)
    for number in motion.numbers {
      guard let name = number.variable, let value = chosen[number.key], value != number.value else { continue }
      choose(value.plainText, for: name, in: &next)
      chosen[number.key] = nil
    }
    let saved = motions(in: source.text ?? "").first { $0.id == id }
    next.text = try motion.edit(chosen, as: saved).applied(to: next.text)
    try apply(next, to: source, stroke: stroke)
  }

  /// Sets a variable; the file's own value removes the choice.
  private func choose(_ value: String, for name: String, in state: inout Tuning.State) {
    let isFileValue = scene?.variables.contains { $0.name == name && $0.value == value } ?? false
    state.variables[name] = isFileValue ? nil : value
  }

  /// Changes values of layers where they are written; values from variables are changed in the variables.
  ///
  /// - Parameters:
  ///   - values: The values in the syntax of scenes, by their paths in the file; `$name` is a variable.
  ///   - stroke: The number of the drag that the change belongs to; nil for a single change.
  /// - Throws: ``SceneEditError``, or ``RenderError`` when the scene cannot be read with the new values.
  func write(_ values: [String: String], stroke: Int?) throws {
    let source = try editable()
    var next = tuning.state
    for (path, value) in values.sorted(by: { $0.key < $1.key }) {
      if path.hasPrefix("$") {
        choose(value, for: String(path.dropFirst()), in: &next)
      } else {
        let keys = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        next.text = try ValueEdit(next.text).setting(keys, to: value)
      }
    }
    try apply(next, to: source, stroke: stroke)
  }

  /// Returns the text of the scene with the unsaved changes, the text of the file, and the chosen values of variables, as
  /// JSON.
  ///
  /// - Throws: ``SceneEditError`` for a file of another format, or ``RenderError``.
  func draftJSON() throws -> String {
    _ = try editable()
    let variables = tuning.state.variables.sorted { $0.key < $1.key }
    return """
      {"text":\(tuning.state.text.quotedAsJSON),"base":\((tuning.base ?? "").quotedAsJSON),\
      "variables":{\(variables.map { "\($0.key.quotedAsJSON):\($0.value.quotedAsJSON)" }.joined(separator: ","))}}
      """
  }

  /// Restores unsaved changes of an earlier run, and moves them onto the file as it is now.
  ///
  /// - Parameters:
  ///   - text: The text with the changes.
  ///   - base: The text of the file at that time.
  ///   - variables: The chosen values of variables.
  /// - Throws: ``RenderError`` when the scene isn't valid with the changes.
  func restore(_ text: String, of base: String, _ variables: [String: String]) throws {
    let source = try editable()
    let merged = TextMerge.merge(base: base, ours: text, theirs: source.text ?? "")
    try apply(Tuning.State(text: merged.text, variables: variables), to: source, stroke: nil)
    note(merged.discarded)
  }

  /// Replaces the text of the scene.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - stroke: The number of the period of typing, which is undone as a whole; nil for a single change.
  /// - Throws: ``RenderError`` when the text isn't a valid scene.
  func write(_ text: String, stroke: Int?) throws {
    let source = try editable()
    let scene = try source.replacing(text: text).scene(settings, images: ImageLibrary(), for: options.size)
    var next = tuning.state
    next.text = text
    next.variables = next.variables.filter { entry in scene.variables.contains { $0.name == entry.key } }
    try apply(next, to: source, stroke: stroke)
  }

  /// The begin of an added motion.
  enum MotionBegin: Sendable {
    /// A time since the start of the scene, in seconds.
    case time(Double)
    /// An event of the layer.
    case event(SceneEvent)
  }

  /// Adds a motion to a layer, as a step at the start of the scene or of an event.
  ///
  /// - Parameters:
  ///   - template: The motion.
  ///   - target: The layer, as steps refer to it.
  ///   - begin: The begin of the motion.
  /// - Throws: ``SceneEditError``, or ``RenderError`` when the scene cannot be read with the step.
  func add(_ template: StepTemplate, to target: String, on begin: MotionBegin) throws {
    let source = try editable()
    var next = tuning.state
    let block = try ScriptBlock(next.text)
    next.text =
      switch begin {
      case .time(let time): try block.adding(template.step(on: target, at: time), to: "start", after: "layers")
      case .event(let event):
        try block.adding(template.step(on: target, at: 0), toHandler: "\(target).\(event.name)")
      }
    try apply(next, to: source, stroke: nil)
  }

  /// Replaces the script by recorded touches.
  ///
  /// - Parameters:
  ///   - items: The items of the script.
  ///   - duration: The minimum duration, in seconds; nil for the file's own.
  /// - Throws: ``SceneEditError``, or ``RenderError`` when the scene cannot be read with the script.
  func record(_ items: String, lasting duration: Double?) throws {
    let source = try editable()
    var next = tuning.state
    next.text = try SceneEditor(path: path, source: source.replacing(tuning), settings: settings, options: options)
      .text(withScript: items, lasting: duration)
    try apply(next, to: source, stroke: nil)
  }

  /// Undoes or redoes the last change, or restores the file.
  func step(_ way: TuningStep) {
    switch way {
    case .undo: tuning.undo()
    case .redo: tuning.redo()
    case .reset: tuning.reset()
    }
  }

  /// Returns the file's text with all unsaved changes.
  ///
  /// - Throws: ``SceneEditError`` for a variable whose value isn't written separately in the file.
  func tunedDraft() throws -> (editor: SceneEditor, text: String) {
    let source = try editable()
    let edited = try VariableText(tuning.state.text, variant: settings.variant).text(with: tuning.state.variables)
    let editor = SceneEditor(path: path, source: source, settings: settings, options: options)
    _ = try source.replacing(text: edited).scene(settings, images: ImageLibrary(), for: options.size)
    return (editor, edited)
  }

  /// Saves all unsaved changes.
  ///
  /// - Parameter digest: The digest of the text that the displayed change is based on.
  /// - Throws: ``SceneEditError`` when the file has been changed since then, or the error of reading or writing.
  func saveTuned(over digest: String) throws {
    let (editor, text) = try tunedDraft()
    try editor.save(text: text, over: digest)
    tuning.save(text)
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

extension SceneSource {
  /// Returns the source with the unsaved changes.
  fileprivate func replacing(_ tuning: Tuning) -> SceneSource {
    text == nil ? self : replacing(text: tuning.state.text)
  }
}
