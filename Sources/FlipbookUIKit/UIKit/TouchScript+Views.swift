public import Flipbook
public import Foundation
import Geometry

// The touches of a stage, on its views: `window.touches`.
extension TouchScript {
  /// Taps a view at each of the times.
  ///
  ///     window.touches.tap(button, at: 0.5)
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - times: The times of touching down, in seconds; the finger is lifted before the next one.
  ///   - point: The location in the view's coordinate space; nil for its center.
  ///   - holding: The time that the finger stays down, in seconds.
  public func tap(_ view: UIView, at times: Double..., point: CGPoint? = nil, holding: Double = 0.1) {
    tap(view.layer.backing, at: times, point: point.map { Point($0) }, holding: holding)
  }

  /// Drags a finger by a translation.
  ///
  ///     window.touches.drag(card, at: 1, by: CGVector(dx: 120, dy: 0), duration: 0.4)
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
    drag(
      view.layer.backing, at: time, from: start.map { Point($0) }, by: Point(Double(way.dx), Double(way.dy)),
      duration: duration, velocity: velocity.map { Point(Double($0.dx), Double($0.dy)) })
  }

  /// Moves two fingers about a point, such as the center of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - time: The time of touching down, in seconds.
  ///   - center: The point between the fingers, in the window; nil for the center of the view.
  ///   - scale: The factor applied to the distance between the fingers.
  ///   - angle: The rotation of the fingers, in radians.
  ///   - spread: The initial distance between the fingers, in points.
  ///   - direction: The direction from the first finger to the second, in radians.
  ///   - duration: The duration of the movement, in seconds.
  public func pinch(
    _ view: UIView, at time: Double, around center: CGPoint? = nil, by scale: Double = 1, turning angle: Double = 0,
    spread: Double = 100, direction: Double = 0, duration: Double = 0.3
  ) {
    pinch(
      view.layer.backing, at: time, around: center.map { Point($0) }, by: scale, turning: angle, spread: spread,
      direction: direction, duration: duration)
  }
}
