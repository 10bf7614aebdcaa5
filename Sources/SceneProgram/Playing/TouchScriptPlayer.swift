import Arithmetic
import Geometry
import LayerTree

/// Plays the touches of the script on a stage.
final class TouchScriptPlayer {
  private unowned let player: ScenePlayer
  private let lint: MotionLint?
  /// The next finger; every item has fingers of its own, so that what one holds another cannot lift.
  private var nextFinger = 0
  /// The samples of ticks to come: those of one tick happen together, as for two fingers of a pinch.
  private var waiting: [Int: [TouchSample]] = [:]
  /// The samples of recorded fingers at ticks to come.
  private var recorded: [Int: [TouchSample]] = [:]
  /// The fingers that touchDown has put on layers, and where.
  private var held: [Int: (finger: Int, location: Point)] = [:]

  init(_ player: ScenePlayer, lint: MotionLint?) {
    self.player = player
    self.lint = lint
  }

  private var stage: Stage { player.stage }

  /// Schedules every item on the stage at its time.
  package func schedule(_ items: [TouchScriptItem]) {
    for item in items {
      if case .touch(let touch) = item.action {
        schedule(touch, at: item.time)
      } else {
        stage.perform(at: item.time) { try self.perform(item) }
      }
    }
  }

  /// Schedules a recorded finger on the stage, at the ticks of its recording and before all else in them.
  private func schedule(_ touch: RecordedTouch, at time: Double) {
    for (tick, sample) in touch.ticks(from: time, rate: stage.displayRate, finger: takeFingers(1)) {
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
      let start = path.places(at: 0, about: middle, on: size)
      lint?.noteTouch(by: item, of: player.layers[layer], hit: stage.hitTest(start[0]))
      try move(
        fingers: takeFingers(2),
        through: ticks(path.duration).map { path.places(at: $0, about: middle, on: size) }, from: start)
    case .touch(let touch): schedule(touch, at: stage.time)
    case .steps(let steps): try player.begin(steps)
    }
  }

  private func drag(_ item: TouchScriptItem, _ layer: Int, _ path: FingerPath) throws {
    let finger = takeFingers(1)
    let start = path.points(from: path.from ?? place(nil, on: layer))[0]
    let places = path.places(from: start, rate: stage.displayRate)
    lint?.noteTouch(by: item, of: player.layers[layer], hit: stage.hitTest(start))
    try move(fingers: finger, through: places.map { [$0] }, from: [start], after: path.rest)
  }

  /// Returns the progress of a movement after each tick.
  private func ticks(_ duration: Double) -> [Double] {
    let count = max(1, Int(saturating: (duration * stage.displayRate).rounded()))
    return (1...count).map { Double($0) / Double(count) }
  }

  /// Puts fingers down, moves them on tick by tick and lifts them where they end.
  private func move(fingers first: Int, through places: [[Point]], from start: [Point], after rest: Double = 0) throws {
    func samples(_ phase: TouchPhase, _ points: [Point]) -> [TouchSample] {
      points.enumerated().map { TouchSample(phase, at: $1, finger: first + $0) }
    }
    try stage.send(samples(.began, start))
    for (index, points) in places.enumerated() {
      let phase: TouchPhase = index == places.count - 1 ? .ended : .moved
      send(samples(phase, points), at: stage.time + rest + Double(index + 1) / stage.displayRate)
    }
  }

  /// Sends samples at the first tick not before `time`, together with all others of that tick.
  private func send(_ samples: [TouchSample], at time: Double) {
    let tick = (time * stage.displayRate - 1e-6).rounded(.up)
    guard let key = Int(exactly: tick) else { return }
    if waiting[key] == nil {
      stage.perform(at: tick / stage.displayRate) { [self] in
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

  /// Returns the presented place of a point of a layer, or of its center.
  private func place(_ point: Point?, on layer: Int) -> Point {
    let layer = player.layers[layer]
    let bounds = layer.presentation(at: stage.time).bounds
    return layer.projectionToCanvas(at: stage.time).apply(point ?? Point(bounds.midX, bounds.midY))
  }
}
