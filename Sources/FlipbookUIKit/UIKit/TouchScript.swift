public import Foundation
import Geometry
import LayerTree
import Motion

/// Scripted touches on a stage: `window.touches`.
///
///     window.touches.tap(button, at: 0.5)
///     window.touches.drag(card, at: 1, by: CGVector(dx: 120, dy: 0), duration: 0.4)
///
/// Times are in seconds of the stage. The location of a view is determined at the time of the touch from its
/// presentation values.
public final class TouchScript {
  private weak var context: StageContext?
  private var nextFinger = 0

  init(context: StageContext? = nil) { self.context = context }

  /// Taps a view at each of the times.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - times: The times of touching down, in seconds; the finger is lifted before the next one.
  ///   - point: The location in the view's coordinate space; nil for its center.
  ///   - holding: The time that the finger stays down, in seconds.
  public func tap(_ view: UIView, at times: Double..., point: CGPoint? = nil, holding: Double = 0.1) {
    for (index, time) in times.enumerated() {
      let gap = index + 1 < times.count ? times[index + 1] - time : .infinity
      perform(at: time) { [unowned self] stage in
        let (finger, place) = (take(1), place(point, on: view, stage))
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
  ///   - view: The view that the finger touches down on.
  ///   - time: The time of touching down, in seconds.
  ///   - start: The location of touching down, in the window; nil for the center of the view.
  ///   - way: The translation, in points of the window.
  ///   - duration: The duration of the movement, in seconds.
  ///   - velocity: The final velocity, in points per second; nil for constant velocity.
  public func drag(
    _ view: UIView, at time: Double, from start: CGPoint? = nil, by way: CGVector, duration: Double = 0.3,
    velocity: CGVector? = nil
  ) {
    perform(at: time) { [unowned self] stage in
      let first = start.map { Point($0) } ?? place(nil, on: view, stage)
      let last = first + Point(Double(way.dx), Double(way.dy))
      // In range: from 0 to a million.
      let count = max(1, Int(max(0, min(1e6, (duration * stage.displayRate).rounded()))))
      let places = Self.places(
        from: first, to: last, count: count, rate: stage.displayRate,
        velocity: velocity.map { Point(Double($0.dx), Double($0.dy)) })
      try move(take(1), from: [first], through: places.map { [$0] }, stage)
    }
  }

  /// Moves two fingers about the center of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - time: The time of touching down, in seconds.
  ///   - scale: The factor applied to the distance between the fingers.
  ///   - angle: The rotation of the fingers, in radians.
  ///   - spread: The initial distance between the fingers, in points.
  ///   - direction: The direction from the first finger to the second, in radians.
  ///   - duration: The duration of the movement, in seconds.
  public func pinch(
    _ view: UIView, at time: Double, by scale: Double = 1, turning angle: Double = 0, spread: Double = 100,
    direction: Double = 0, duration: Double = 0.3
  ) {
    perform(at: time) { [unowned self] stage in
      let middle = place(nil, on: view, stage)
      func places(_ fraction: Double) -> [Point] {
        let (radius, turn) = (spread / 2 * (1 + (scale - 1) * fraction), direction + angle * fraction)
        let arm = Point(radius * cos(turn), radius * sin(turn))
        return [middle - arm, middle + arm]
      }
      // In range: from 0 to a million.
      let count = max(1, Int(max(0, min(1e6, (duration * stage.displayRate).rounded()))))
      try move(
        take(2), from: places(0), through: (1...count).map { places(Double($0) / Double(count)) }, stage)
    }
  }

  private func perform(at time: Double, _ action: @escaping (Stage) throws -> Void) {
    guard let context else { preconditionFailure("the window is not on a stage: call Stage.run") }
    context.stage.perform(at: time) { [unowned context] in try action(context.stage) }
  }

  private func take(_ count: Int) -> Int {
    nextFinger += count
    return nextFinger - count
  }

  private func place(_ point: CGPoint?, on view: UIView, _ stage: Stage) -> Point {
    let layer = view.layer.backing
    let bounds = layer.presentation(at: stage.time).bounds
    return layer.projectionToCanvas(at: stage.time)
      .apply(point.map { Point($0) } ?? Point(bounds.midX, bounds.midY))
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
