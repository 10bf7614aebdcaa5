import Arithmetic
import Compositor
import Encodings
import Flipbook
import Geometry
import LayerTree
import Review
import SceneProgram
import Synchronization

/// Plays a scene in real time for one page, and applies the page's touches.
///
/// The stage ticks at its own rate. Whenever the page has drawn an image, the newest one is sent, so a slow page
/// receives fewer images, but never stale ones, and doesn't slow down the stage.
actor LiveSession {
  private let session: PreviewSession
  private let page: LivePage
  private var live: LiveStage?
  /// The saved scene, with the same touches; nil unless the scenes are being compared.
  private var saved: LiveStage?
  /// The curves of the live stage.
  private var curves: LiveCurves?
  /// True if the page has drawn the curves that were sent.
  private var areCurvesDrawn = true
  private var isComparing = false
  private var clock = PointerClock()
  /// The time at which the stage began, shifted by pauses.
  private var start = ContinuousClock.now
  /// The last recording of live touches.
  private var recording: TouchRecording?
  private var isPaused = false
  private var isReplaying = false
  private var lastStatus = ""
  /// The path of the selected layer; nil for none.
  private var selected: String?
  /// The number of pixels per point on the page's screen; nil for the scale of the output.
  private var scale: Double?

  /// The maximum number of missed ticks to play at once; beyond it, time is skipped.
  private static let maximumTicksAtOnce = 15
  /// The minimum number of ticks between two batches of curves.
  private static let curvesInterval = 4

  /// Creates a session.
  init(_ session: PreviewSession, page: LivePage) {
    self.session = session
    self.page = page
  }

  /// Plays the scene and each version that replaces it, until the page is closed or the task is canceled.
  func run() async {
    var generation = 0
    while !page.inbox.isClosed, !Task.isCancelled {
      guard let next = await session.scene(after: generation) else { continue }
      generation = next.generation
      await play(next.scene, generation)
    }
    page.close()
  }

  /// Plays one version of the scene until it is replaced.
  private func play(_ scene: PreviewScene, _ generation: Int) async {
    let easel = LivePainter(page: page)
    easel.scale = scale
    do {
      let old = live
      let isAgain = isReplaying
      try begin(scene.scene, playing: isAgain ? recording?.trimmed() : nil)
      // The touches on the previous version are replayed on this one.
      if let old, !isAgain {
        do { try live?.catchUp(with: old) } catch { try begin(scene.scene) }
        if let live {
          start = .now - .seconds(Double(live.tick) * live.tickLength)
          curves = LiveCurves(of: live.stage)
        }
      }
      try compare(with: scene.saved)
    } catch { return await stop(because: error, generation) }
    let size = scene.scene.canvasSize
    page.send(
      """
      {"scene":{"generation":\(generation),"width":\(size.width),"height":\(size.height),\
      "title":\(scene.scene.title.quotedAsJSON)}}
      """)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await easel.run(scene) }
      group.addTask { await self.tick(scene, easel, generation) }
      group.addTask { await self.session.wait(whileGeneration: generation) { !self.page.inbox.isClosed } }
      // The first task to end, because the scene changed or the page was closed, ends the others.
      for await _ in group { break }
      group.cancelAll()
    }
  }

  private func begin(_ scene: Scene, playing script: TouchRecording? = nil) throws {
    let live = try LiveStage(scene, playing: script)
    self.live = live
    curves = LiveCurves(of: live.stage)
    start = .now
    clock = PointerClock()
    isReplaying = script != nil
  }

  /// Starts the saved scene and advances it to the live one's time, if the scenes are being compared.
  private func compare(with scene: Scene) throws {
    saved = nil
    guard isComparing, let live else { return }
    let stage = try LiveStage(scene)
    try stage.follow(live)
    saved = stage
  }

  /// Plays each tick at its time.
  private func tick(_ scene: PreviewScene, _ easel: LivePainter, _ generation: Int) async {
    do {
      show(on: easel)
      while !page.inbox.isClosed {
        guard let length = live?.tickLength, let tick = live?.tick else { return }
        try await ContinuousClock().sleep(
          until: start + .seconds(Double(tick + 1) * length), tolerance: .zero)
        try take(scene, easel)
        if isPaused {
          start += .seconds(length)
          continue
        }
        try catchUp()
        show(on: easel)
        sendStatus()
        sendCurves()
      }
    } catch is CancellationError {
    } catch {
      await stop(because: error, generation)
    }
  }

  private func catchUp() throws {
    guard let live else { return }
    let now = Double(saturating: ContinuousClock.now - start) * live.stage.displayRate
    let due = Int(saturating: now.rounded(.down))
    if due - live.tick > Self.maximumTicksAtOnce { start += .seconds(Double(due - live.tick - 1) * live.tickLength) }
    for _ in 0..<min(max(due - live.tick, 0), Self.maximumTicksAtOnce) where !live.isReplayOver(isReplaying) {
      try live.step()
      curves?.record(tick: live.tick)
      try saved?.follow(live)
    }
    if isReplaying, live.isScriptOver { start = .now - .seconds(Double(live.tick) * live.tickLength) }
  }

  private func take(_ scene: PreviewScene, _ easel: LivePainter) throws {
    for message in page.inbox.take() {
      switch message {
      case .event(let event, let arrival):
        let now = Double(saturating: arrival - start)
        live?.receive(event, at: clock.stageTime(of: event.time, arrivingAt: now))
        session.noteTouch()
      case .request(let request): try grant(request, scene, easel)
      }
    }
  }

  private func grant(_ request: LiveInbox.Request, _ scene: PreviewScene, _ easel: LivePainter) throws {
    guard let live else { return }
    switch request {
    case .touch:
      if !isReplaying { recording = live.recording }
      try begin(scene.scene)
      try compare(with: scene.saved)
    case .replay:
      if !isReplaying { recording = live.recording }
      try begin(scene.scene, playing: recording?.trimmed())
      try compare(with: scene.saved)
    case .script:
      if let made = isReplaying ? recording : live.recording { Task { await sendScript(of: made, on: scene.scene) } }
    case .focus(let forward):
      live.moveFocus(forward: forward)
    case .press(let isDown): live.pressFocus(isDown, at: Double(saturating: ContinuousClock.now - start))
    case .pause(let pauses): isPaused = pauses
    case .compare(let compares):
      isComparing = compares
      try compare(with: scene.saved)
    case .pick(let point): select(.point(point), of: scene, on: live.stage)
    case .select(let path):
      if let path { select(.path(path), of: scene, on: live.stage) } else { selected = nil }
    case .curves: areCurvesDrawn = true
    case .scale(let scale):
      self.scale = scale
      easel.scale = scale
      show(on: easel)
    }
  }

  /// Selects a layer, and describes it to the page.
  private func select(_ choice: LayerSelection.Choice, of scene: PreviewScene, on stage: Stage) {
    let selection = LayerSelection(choice, on: stage)
    selected = selection?.path
    page.send("{\"picked\":\(scene.description(of: selection))}")
  }

  /// Sends a recording as a script that is as simple as possible.
  private func sendScript(of recording: TouchRecording, on scene: Scene) async {
    let editor = try? await session.editor(isTuned: true)
    let items = await Self.script(of: recording, on: scene, editor)
    page.send("{\"script\":\(items.quotedAsJSON),\"end\":\(recording.lastStep)}")
  }

  @concurrent
  private static func script(of recording: TouchRecording, on scene: Scene, _ editor: SceneEditor?) async -> String {
    let exact = TouchScriptText.items(of: recording)
    guard let editor else { return exact }
    let simplifier = ScriptSimplifier { items in
      try editor.draft(withScript: items, lasting: SceneEditor.duration(for: recording.lastStep)).scene
    }
    return (try? simplifier.items(of: recording, on: scene)) ?? exact
  }

  private func show(on easel: LivePainter) {
    if let live { easel.show(live.stage.snapshot(), saved: saved?.stage.snapshot()) }
  }

  /// Sends the state of the session to the page if it has changed.
  private func sendStatus() {
    guard let live else { return }
    let made = isReplaying ? recording : live.recording
    // The time is sent in tenths of a second; nobody can read faster changes.
    let time = (Double(live.tick) * live.tickLength * 10).rounded(.down) / 10
    let focus = live.focusFrame.map { "[\($0.minX),\($0.minY),\($0.width),\($0.height)]" } ?? "null"
    let box = selected.flatMap { LayerSelection(.path($0), on: live.stage) }?.boxJSON ?? "null"
    let fingers = isReplaying ? live.scriptFingers.map { "[\($0.x),\($0.y)]" }.joined(separator: ",") : ""
    let status = """
      {"status":{"mode":"\(isReplaying ? "replay" : "touch")","time":\(time),"steps":\(made?.steps.count ?? 0),\
      "isOver":\(isReplaying && live.isScriptOver),"isFirst":\(live.isFocusFirst),"isLast":\(live.isFocusLast),"focus":\(focus),"fingers":[\(fingers)],\
      "isFull":\(made?.isFull ?? false),"selected":\(box)}}
      """
    if status != lastStatus { page.send(status) }
    lastStatus = status
  }

  /// Sends the motion since the last batch when the page has drawn that.
  private func sendCurves() {
    guard let live, let curves, areCurvesDrawn, live.tick % Self.curvesInterval == 0 else { return }
    areCurvesDrawn = false
    page.send("{\"curves\":\(curves.take(tick: live.tick))}")
  }

  /// Reports a problem, and keeps the last image until the scene changes.
  private func stop(because error: any Error, _ generation: Int) async {
    let problems = PreviewProblem.all(of: RenderError(thrownOnStage: error)).map(\.json).joined(separator: ",")
    page.send("{\"problems\":[\(problems)]}")
    await session.wait(whileGeneration: generation) { [page] in !page.inbox.isClosed }
  }
}

extension LiveStage {
  fileprivate func isReplayOver(_ isReplaying: Bool) -> Bool { isReplaying && isScriptOver }
}

extension Double {
  /// Creates the number of seconds in a duration.
  fileprivate init(saturating duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = Double(seconds) + Double(attoseconds) * 1e-18
  }
}
