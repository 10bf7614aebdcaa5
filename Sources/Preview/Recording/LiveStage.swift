import Arithmetic
import Geometry
import LayerTree
package import SceneProgram

/// A stage that receives touches while it plays, and records them.
package final class LiveStage {
  let stage: Stage
  /// The recording so far.
  private(set) var recording: TouchRecording
  /// The last tick played.
  private(set) var tick = 0
  private var fingers: [FingerPath] = []
  /// The stage's finger number for each finger that is down on the page.
  private var pageFingers: [Int: Int] = [:]
  private var nextFinger = 0
  private var wheel: Wheel?
  /// The recording to play in place of live touches; nil for live touches.
  private let script: TouchRecording?
  private var scriptIndex = 0
  /// The touch samples of the last tick.
  private var lastSamples: [TouchSample] = []
  /// The number of replayed steps of another stage's recording.
  private var followedSteps = 0
  private var scriptLocations: [Int: Point] = [:]
  private(set) var focus: Layer?
  private var focusFinger: Int?

  /// A finger that represents the scroll wheel.
  private struct Wheel {
    var finger: Int
    /// The end of its last movement, in seconds.
    var end: Double
  }

  /// The pause that ends a wheel's movement, in seconds.
  private static let wheelPause = 0.1
  /// The duration of one notch of a wheel, in seconds; the small steps of a trackpad take no time.
  private static let notchDuration = 0.08
  /// The minimum distance of a notch, in points.
  private static let notch = 40.0

  /// Creates a stage at its first tick.
  ///
  /// - Parameters:
  ///   - scene: The scene; its script isn't performed.
  ///   - script: The recording to play; nil for none.
  /// - Throws: The error of the scene's first steps.
  init(_ scene: Scene, playing script: TouchRecording?) throws {
    stage = scene.makeUntouchedStage()
    // A live stage may play for any length of time.
    stage.maximumTickCount = .max
    recording = TouchRecording(rate: stage.displayRate)
    self.script = script
    try stage.advance(to: 0)
  }

  /// Creates a stage at its first tick, for live touches.
  ///
  /// - Throws: The error of the scene's first steps.
  package convenience init(_ scene: Scene) throws { try self.init(scene, playing: nil) }

  /// The time between two ticks, in seconds.
  var tickLength: Double { 1 / stage.displayRate }

  /// True if the whole script has been played.
  var isScriptOver: Bool { script.map { tick >= $0.lastTick } ?? true }

  /// True if a finger is down.
  var isTouched: Bool { !fingers.isEmpty }

  /// Handles a pointer event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The stage time of the event, in seconds.
  package func receive(_ event: PointerEvent, at time: Double) {
    guard script == nil else { return }
    switch event.action {
    case .down:
      guard pageFingers[event.finger] == nil, fingers.count < Self.maximumFingerCount else { return }
      pageFingers[event.finger] = putDown(at: event.location, time: time, own: event.time)
    case .move: update(event.finger) { $0.move(to: event.location, time: time, own: event.time) }
    case .up, .cancel:
      update(event.finger) {
        if $0.latest.location != event.location { $0.move(to: event.location, time: time, own: event.time) }
        $0.lift(at: time, own: event.time, isCancelled: event.action == .cancel)
      }
      pageFingers[event.finger] = nil
    case .wheel(let way): scroll(by: way, at: event.location, time: time)
    }
  }

  /// The maximum number of simultaneous fingers.
  private static let maximumFingerCount = 16

  /// Plays the next tick.
  ///
  /// - Throws: The error of the scene.
  package func step() throws {
    let next = tick + 1
    let time = Double(next) / stage.displayRate
    if let wheel, time > wheel.end + Self.wheelPause {
      lift(wheel.finger, at: wheel.end + Self.wheelPause)
      self.wheel = nil
    }
    let samples = script.map { self.samples(of: $0, at: next) } ?? touchSamples(at: time)
    if !samples.isEmpty {
      stage.performFirst(inTick: next) { [unowned stage] in try stage.send(samples) }
      recording.append(samples, tick: next)
    }
    lastSamples = samples
    tick = next
    recording.lastTick = next
    try stage.advance(to: time)
  }

  /// Advances to the time of another stage, with the same touches.
  ///
  /// - Throws: The error of the scene, or `CancellationError`.
  func follow(_ other: LiveStage) throws {
    while tick < other.tick {
      try Task.checkCancellation()
      let next = tick + 1
      var samples: [TouchSample] = []
      if followedSteps < other.recording.steps.count, other.recording.steps[followedSteps].tick == next {
        samples = other.recording.steps[followedSteps].samples
        followedSteps += 1
      } else if next == other.tick {
        // A full recording doesn't grow, so the current samples are taken from the stage.
        samples = other.lastSamples
      }
      if !samples.isEmpty {
        stage.performFirst(inTick: next) { [unowned stage] in try stage.send(samples) }
        recording.append(samples, tick: next)
      }
      tick = next
      recording.lastTick = next
      try stage.advance(to: Double(next) / stage.displayRate)
    }
  }

  /// Plays another stage's recording as fast as possible, and continues with its current touches.
  ///
  /// - Throws: The error of the scene, or `CancellationError`.
  func catchUp(with other: LiveStage) throws {
    guard script == nil, other.recording.rate == recording.rate, !other.recording.isFull else { return }
    try follow(other)
    (fingers, pageFingers, nextFinger, wheel) = (other.fingers, other.pageFingers, other.nextFinger, other.wheel)
  }

  private func samples(of script: TouchRecording, at tick: Int) -> [TouchSample] {
    guard scriptIndex < script.steps.count, script.steps[scriptIndex].tick == tick else { return [] }
    scriptIndex += 1
    let samples = script.steps[scriptIndex - 1].samples
    for sample in samples {
      scriptLocations[sample.finger] = sample.phase == .began || sample.phase == .moved ? sample.location : nil
    }
    return samples
  }

  /// The locations of the script's current touches, on the canvas.
  var scriptFingers: [Point] { scriptLocations.sorted { $0.key < $1.key }.map(\.value) }

  private func touchSamples(at time: Double) -> [TouchSample] {
    var samples: [TouchSample] = []
    for index in fingers.indices {
      if let sample = fingers[index].sample(at: time, length: tickLength) { samples.append(sample) }
    }
    let gone = Set(samples.filter { $0.phase == .ended || $0.phase == .cancelled }.map(\.finger))
    if !gone.isEmpty { fingers.removeAll { gone.contains($0.number) } }
    return samples
  }

  private func putDown(at location: Point, time: Double, own: Double? = nil) -> Int {
    fingers.append(FingerPath(number: nextFinger, at: location, time: time, own: own))
    nextFinger += 1
    return nextFinger - 1
  }

  private func update(_ pageFinger: Int, _ change: (inout FingerPath) -> Void) {
    guard let number = pageFingers[pageFinger], let index = fingers.firstIndex(where: { $0.number == number }) else {
      return
    }
    change(&fingers[index])
  }

  private func lift(_ finger: Int, at time: Double) {
    if let index = fingers.firstIndex(where: { $0.number == finger }) { fingers[index].lift(at: time) }
  }

  // MARK: Scroll wheel

  /// Simulates a finger that touches down at the pointer and moves in the direction opposite to the scrolling.
  private func scroll(by way: Point, at location: Point, time: Double) {
    guard way != .zero else { return }
    let end = time + (way.length >= Self.notch ? Self.notchDuration : 0)
    if let wheel, let index = fingers.firstIndex(where: { $0.number == wheel.finger }), !fingers[index].isLifted {
      fingers[index].move(to: fingers[index].latest.location - way, time: max(end, wheel.end))
      self.wheel?.end = max(end, wheel.end)
      return
    }
    // Where nothing scrolls, the wheel must not press or drag anything.
    guard scrolls(stage.hitTest(location)) else { return }
    let finger = putDown(at: location, time: time)
    let slop = way * (GestureRecognizer.slop / way.length)
    fingers[fingers.count - 1].move(to: location - slop - way, time: end + tickLength)
    wheel = Wheel(finger: finger, end: end + tickLength)
  }

  private func scrolls(_ layer: Layer?) -> Bool {
    var current = layer
    while let next = current {
      if next.scrollView != nil { return true }
      current = next.superlayer
    }
    return false
  }

  // MARK: Keyboard

  /// Moves the keyboard focus to the next or the previous button.
  func moveFocus(forward: Bool) {
    let controls = controls(in: stage.root)
    let place = focus.flatMap { focus in controls.firstIndex { $0 === focus } }
    let next = forward ? (place.map { $0 + 1 } ?? 0) : (place ?? controls.count) - 1
    focus = controls.indices.contains(next) ? controls[next] : nil
  }

  /// True if the first button has the focus.
  var isFocusFirst: Bool { controls(in: stage.root).first === focus }

  /// True if the last button has the focus.
  var isFocusLast: Bool { controls(in: stage.root).last === focus }

  /// Presses or releases the focused button.
  func pressFocus(_ isDown: Bool, at time: Double) {
    if isDown, focusFinger == nil, let frame = focusFrame, fingers.count < Self.maximumFingerCount, script == nil {
      focusFinger = putDown(at: Point(frame.midX, frame.midY), time: time)
    } else if !isDown, let finger = focusFinger {
      lift(finger, at: time)
      focusFinger = nil
    }
  }

  /// The bounding rectangle of the focused button on the canvas; nil if no button has the focus.
  var focusFrame: Rect? {
    guard let focus, focus.ownStage === stage else { return nil }
    let bounds = focus.presentation(at: stage.time).bounds
    let projection = focus.projectionToCanvas(at: stage.time)
    let corners = [
      Point(bounds.minX, bounds.minY), Point(bounds.maxX, bounds.minY), Point(bounds.minX, bounds.maxY),
      Point(bounds.maxX, bounds.maxY),
    ].map(projection.apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      [left, right, top, bottom].allSatisfy(\.isFinite)
    else { return nil }
    return Rect(left, top, right - left, bottom - top)
  }

  /// Returns the visible, enabled buttons, in layer order.
  private func controls(in layer: Layer) -> [Layer] {
    layer.sublayers.flatMap { sublayer -> [Layer] in
      let shown = sublayer.presentation(at: stage.time)
      guard !shown.isHidden, shown.opacity >= 0.01 else { return [] }
      return (sublayer.tracksTouches && sublayer.isEnabled ? [sublayer] : []) + controls(in: sublayer)
    }
  }
}
