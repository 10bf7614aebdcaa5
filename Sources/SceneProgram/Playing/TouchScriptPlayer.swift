import Arithmetic
import Geometry
import LayerTree

/// Plays scripted touches on a stage.
final class TouchScriptPlayer {
  private unowned let player: ScenePlayer
  private let lint: MotionLint?
  /// The next finger number.
  ///
  /// Each item uses separate fingers, so no item can lift another's.
  private var nextFinger = 0
  /// The pending samples by tick; all samples of a tick are sent together, such as the two fingers of a pinch.
  private var waiting: [Int: [TouchSample]] = [:]
  /// The samples of recorded fingers at future ticks.
  private var recorded: [Int: [TouchSample]] = [:]
  /// The current and scheduled movements of fingers.
  private var movements: [FingerMovement] = []
  /// The fingers that `touchDown` holds on layers, with their locations.
  private var held: [Int: (finger: Int, location: Point)] = [:]

  init(_ player: ScenePlayer, lint: MotionLint?) {
    self.player = player
    self.lint = lint
  }

  private var stage: Stage { player.stage }

  /// Schedules every item at its time.
  package func schedule(_ items: [TouchScriptItem]) {
    for item in items {
      if case .touch(let touch) = item.action {
        schedule(touch, at: item.time)
      } else {
        stage.perform(at: item.time) { try self.perform(item) }
      }
    }
  }

  /// Schedules a recorded finger at the ticks of its recording, before everything else in the same ticks.
  private func schedule(_ touch: RecordedTouch, at time: Double) {
    let finger = takeFingers(1)
    let ticks = touch.ticks(from: time, rate: stage.displayRate, finger: finger)
    add(FingerMovement(finger: finger, recorded: ticks))
    for (tick, sample) in ticks {
      if recorded[tick] == nil {
        stage.performFirst(inTick: tick) { [self] in
          if let samples = recorded.removeValue(forKey: tick) { try stage.send(samples) }
        }
      }
      recorded[tick, default: []].append(sample)
    }
  }

  private func perform(_ item: TouchScriptItem) throws {
    switch item.action {
    case .tap(let layer, let point, let holding):
      let finger = takeFingers(1)
      let location = place(point, on: layer)
      try touch(item, layer, at: location, finger)
      stage.perform(at: stage.time + holding) { [self] in
        try stage.send([TouchSample(.ended, at: location, finger: finger)])
      }
    case .touchDown(let layer, let point):
      guard held[layer] == nil else { return }
      let finger = takeFingers(1)
      let location = place(point, on: layer)
      held[layer] = (finger, location)
      try touch(item, layer, at: location, finger)
    case .touchUp(let layer):
      guard let (finger, location) = held.removeValue(forKey: layer) else { return }
      try stage.send([TouchSample(.ended, at: location, finger: finger)])
    case .drag(let layer, let path): try drag(item, layer, path)
    case .scroll(let layer, let path): try drag(item, layer, path.fingerPath(on: player.layers[layer], at: stage.time))
    case .pair(let layer, let middle, let path):
      let middle = middle ?? place(nil, on: layer)
      let size = player.layers[layer].presentation(at: stage.time).bounds.size
      let start = path.locations(at: 0, about: middle, on: size)
      lint?.noteTouch(by: item, of: player.layers[layer], hit: stage.hitTest(start[0]))
      let count = max(1, Int(saturating: (path.duration * stage.displayRate).rounded()))
      try move(fingers: takeFingers(2), from: start, ticks: count) {
        path.locations(at: $0 / Double(count), about: middle, on: size)
      }
    case .tapStatusBar: try stage.tapStatusBar()
    case .touch(let touch): schedule(touch, at: stage.time)
    case .steps(let steps): try player.begin(steps)
    }
  }

  private func drag(_ item: TouchScriptItem, _ layer: Int, _ path: FingerPath) throws {
    let finger = takeFingers(1)
    let start = path.points(from: path.from ?? place(nil, on: layer))[0]
    let movement = path.movement(from: start, rate: stage.displayRate)
    lint?.noteTouch(by: item, of: player.layers[layer], hit: stage.hitTest(start))
    try move(fingers: finger, from: [start], after: path.rest, ticks: movement.count) { [movement.location($0)] }
  }

  /// Puts fingers down, moves them tick by tick, and lifts them at the end.
  ///
  /// - Parameters:
  ///   - first: The number of the first finger.
  ///   - start: The locations where the fingers touch down.
  ///   - rest: The time before the movement, in seconds.
  ///   - count: The number of ticks of the movement.
  ///   - places: Returns the locations after a number of ticks.
  /// - Throws: The error of a handler.
  private func move(
    fingers first: Int, from start: [Point], after rest: Double = 0, ticks count: Int,
    places: @escaping (_ ticks: Double) -> [Point]
  ) throws {
    func samples(_ phase: TouchPhase, _ points: [Point]) -> [TouchSample] {
      points.enumerated().map { TouchSample(phase, at: $1, finger: first + $0) }
    }
    try stage.send(samples(.began, start))
    if let firstTick = tick(at: stage.time + rest + 1 / stage.displayRate) {
      add(FingerMovement(finger: first, start: firstTick - 1, end: firstTick - 1 + count, places: places))
    }
    for index in 1...count {
      let phase: TouchPhase = index == count ? .ended : .moved
      send(samples(phase, places(Double(index))), at: stage.time + rest + Double(index) / stage.displayRate)
    }
  }

  /// Adds a movement to the active ones, and removes it when it ends.
  private func add(_ movement: FingerMovement) {
    let now = stage.time * stage.displayRate
    movements.removeAll { Double($0.end) < now }
    movements.append(movement)
  }

  /// Returns the fingers that are moving between two ticks, with their locations at a time in seconds.
  func movingFingers(at time: Double) -> [TouchSample] {
    movements.flatMap { $0.samples(after: time * stage.displayRate) }
  }

  /// Returns the first tick at or after a time; nil if there is none.
  private func tick(at time: Double) -> Int? { Int(exactly: (time * stage.displayRate - 1e-6).rounded(.up)) }

  /// Sends samples at the first tick at or after `time`, together with the other samples of that tick.
  private func send(_ samples: [TouchSample], at time: Double) {
    guard let key = tick(at: time) else { return }
    if waiting[key] == nil {
      stage.perform(at: Double(key) / stage.displayRate) { [self] in
        if let samples = waiting.removeValue(forKey: key) { try stage.send(samples) }
      }
    }
    waiting[key, default: []] += samples
  }

  private func touch(_ item: TouchScriptItem, _ layer: Int, at location: Point, _ finger: Int) throws {
    lint?.noteTouch(by: item, of: player.layers[layer], hit: stage.hitTest(location))
    try stage.send([TouchSample(.began, at: location, finger: finger)])
  }

  private func takeFingers(_ count: Int) -> Int {
    nextFinger += count
    return nextFinger - count
  }

  /// Returns the location on the canvas of a point of a layer, or of its center.
  private func place(_ point: Point?, on layer: Int) -> Point {
    let layer = player.layers[layer]
    let bounds = layer.presentation(at: stage.time).bounds
    return layer.projectionToCanvas(at: stage.time).apply(point ?? Point(bounds.midX, bounds.midY))
  }
}
