import Arithmetic
public import Geometry
public import LayerTree

/// Scripted touches on a stage: `stage.touches`.
///
///     stage.touches.tap(button, at: 0.5)
///     stage.touches.drag(card, at: 1, by: Point(120, 0), duration: 0.4)
///
/// Times are in seconds of the stage. The location of a layer is determined at the time of the touch from its
/// presentation values. Touches are planned before the stage plays, or by its actions.
public final class TouchScript {
  private unowned let stage: Stage
  private var nextFinger = 0

  fileprivate init(stage: Stage) { self.stage = stage }

  /// Taps a layer at each of the times.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - times: The times of touching down, in seconds; the finger is lifted before the next one.
  ///   - point: The location in the layer's bounds, in points; nil for their center.
  ///   - holding: The time that the finger stays down, in seconds.
  public func tap(_ layer: Layer, at times: Double..., point: Point? = nil, holding: Double = 0.1) {
    tap(layer, at: times, point: point, holding: holding)
  }

  /// Taps a layer at each of the times.
  package func tap(_ layer: Layer, at times: [Double], point: Point?, holding: Double) {
    for (index, time) in times.enumerated() {
      let gap = index + 1 < times.count ? times[index + 1] - time : .infinity
      perform(at: time) { [unowned self] stage in
        let (finger, place) = (take(1), place(point, on: layer, stage))
        try stage.send([TouchSample(.began, at: place, finger: finger)])
        stage.perform(at: stage.time + min(holding, max(0, gap / 2))) { [unowned stage] in
          try stage.send([TouchSample(.ended, at: place, finger: finger)])
        }
      }
    }
  }

  /// Taps the status bar at each of the times: if exactly one visible scroll view has `scrollsToTop` set, it scrolls to
  /// its top.
  public func tapStatusBar(at times: Double...) {
    for time in times { perform(at: time) { stage in try stage.tapStatusBar() } }
  }

  /// Drags a finger by a translation.
  ///
  /// - Parameters:
  ///   - layer: The layer that the finger touches down on.
  ///   - time: The time of touching down, in seconds.
  ///   - start: The location of touching down, on the canvas; nil for the center of the layer.
  ///   - way: The translation, in points of the canvas.
  ///   - duration: The duration of the movement, in seconds.
  ///   - velocity: The final velocity, in points per second; nil for constant velocity.
  public func drag(
    _ layer: Layer, at time: Double, from start: Point? = nil, by way: Point, duration: Double = 0.3,
    velocity: Point? = nil
  ) {
    perform(at: time) { [unowned self] stage in
      let first = start ?? place(nil, on: layer, stage)
      let places = Self.places(
        from: first, to: first + way, count: tickCount(duration, stage), rate: stage.displayRate, velocity: velocity)
      try move(take(1), from: [first], through: places.map { [$0] }, stage)
    }
  }

  /// Moves two fingers about a point, such as the center of a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - time: The time of touching down, in seconds.
  ///   - center: The point between the fingers, on the canvas; nil for the center of the layer.
  ///   - scale: The factor applied to the distance between the fingers.
  ///   - angle: The rotation of the fingers, in radians.
  ///   - spread: The initial distance between the fingers, in points.
  ///   - direction: The direction from the first finger to the second, in radians.
  ///   - duration: The duration of the movement, in seconds.
  public func pinch(
    _ layer: Layer, at time: Double, around center: Point? = nil, by scale: Double = 1, turning angle: Double = 0,
    spread: Double = 100, direction: Double = 0, duration: Double = 0.3
  ) {
    perform(at: time) { [unowned self] stage in
      let middle = center ?? place(nil, on: layer, stage)
      func places(_ fraction: Double) -> [Point] {
        let (radius, turn) = (spread / 2 * (1 + (scale - 1) * fraction), direction + angle * fraction)
        let arm = Point(radius * cos(turn), radius * sin(turn))
        return [middle - arm, middle + arm]
      }
      let count = tickCount(duration, stage)
      try move(take(2), from: places(0), through: (1...count).map { places(Double($0) / Double(count)) }, stage)
    }
  }

  private func perform(at time: Double, _ action: @escaping (Stage) throws -> Void) {
    stage.perform(at: time) { [unowned stage] in try action(stage) }
  }

  private func take(_ count: Int) -> Int {
    nextFinger += count
    return nextFinger - count
  }

  private func place(_ point: Point?, on layer: Layer, _ stage: Stage) -> Point {
    let bounds = layer.presentation(at: stage.time).bounds
    return layer.projectionToCanvas(at: stage.time).apply(point ?? Point(bounds.midX, bounds.midY))
  }

  /// The number of ticks of a movement, from 1 to a million.
  private func tickCount(_ duration: Double, _ stage: Stage) -> Int {
    // In range: from 0 to a million.
    max(1, Int(max(0, min(1e6, (duration * stage.displayRate).rounded()))))
  }

  private func move(_ first: Int, from start: [Point], through places: [[Point]], _ stage: Stage) throws {
    func samples(_ phase: TouchPhase, _ points: [Point]) -> [TouchSample] {
      points.enumerated().map { TouchSample(phase, at: $1, finger: first + $0) }
    }
    try stage.send(samples(.began, start))
    for (index, points) in places.enumerated() {
      let phase: TouchPhase = index == places.count - 1 ? .ended : .moved
      stage.perform(at: stage.time + Double(index + 1) / stage.displayRate) { [unowned stage] in
        try stage.send(samples(phase, points))
      }
    }
  }

  /// Returns the positions of a finger after each tick: at constant velocity, or accelerating from rest to a final
  /// velocity.
  private static func places(from first: Point, to last: Point, count: Int, rate: Double, velocity: Point?) -> [Point] {
    guard let velocity, count > 1 else {
      return (1...count).map { first + (last - first) * (Double($0) / Double(count)) }
    }
    let end = last - velocity * (1 / rate)
    let time = Double(count - 1) / rate
    return (1..<count).map { index in
      let u = Double(index) / Double(count - 1)
      return first + (end - first) * (u * u * (3 - 2 * u)) + velocity * (time * u * u * (u - 1))
    } + [last]
  }
}

extension Stage {
  /// The script of touches on the stage.
  public var touches: TouchScript { companion { TouchScript(stage: self) } }
}
