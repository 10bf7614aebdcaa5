public import FlipbookUIKit
import LayerTree

/// Scripted touches on views of SwiftUI, found by their `id`, or on points of the stage.
///
/// Times are in seconds of the stage. The location of a view is determined at the time of the touch.
public final class ViewTouches {
  private let script: TouchScript
  private let view: UIView
  private let find: (AnyHashable) -> CGPoint?

  init(_ script: TouchScript, _ view: UIView, find: @escaping (AnyHashable) -> CGPoint?) {
    (self.script, self.view, self.find) = (script, view, find)
  }

  /// Taps a view at each of the times.
  ///
  /// - Parameters:
  ///   - id: The identity that the view has by `id(_:)`.
  ///   - times: The times of touching down, in seconds.
  ///   - holding: The time that the finger stays down, in seconds.
  /// - Precondition: There is a view with that identity at these times.
  public func tap(_ id: some Hashable, at times: Double..., holding: Double = 0.1) {
    for time in times {
      at(time) { [script, view] place in script.tap(view, at: time, point: place(AnyHashable(id)), holding: holding) }
    }
  }

  /// Taps a point of the stage at each of the times.
  public func tap(_ point: CGPoint, at times: Double..., holding: Double = 0.1) {
    for time in times { script.tap(view, at: time, point: point, holding: holding) }
  }

  /// Drags a view by a translation.
  ///
  /// - Parameters:
  ///   - id: The identity that the view has by `id(_:)`.
  ///   - time: The time of touching down, in seconds.
  ///   - way: The translation, in points.
  ///   - duration: The duration of the movement, in seconds.
  ///   - velocity: The final velocity, in points per second; nil for constant velocity.
  /// - Precondition: There is a view with that identity at that time.
  public func drag(
    _ id: some Hashable, at time: Double, by way: CGVector, duration: Double = 0.3, velocity: CGVector? = nil
  ) {
    at(time) { [script, view] place in
      script.drag(view, at: time, from: place(AnyHashable(id)), by: way, duration: duration, velocity: velocity)
    }
  }

  /// Drags from a point of the stage by a translation.
  public func drag(
    from start: CGPoint, at time: Double, by way: CGVector, duration: Double = 0.3, velocity: CGVector? = nil
  ) {
    script.drag(view, at: time, from: start, by: way, duration: duration, velocity: velocity)
  }

  /// Moves two fingers about the center of a view.
  ///
  /// - Parameters:
  ///   - id: The identity that the view has by `id(_:)`.
  ///   - time: The time of touching down, in seconds.
  ///   - scale: The factor applied to the distance between the fingers.
  ///   - angle: The rotation of the fingers, clockwise.
  ///   - spread: The initial distance between the fingers, in points.
  ///   - direction: The direction from the first finger to the second.
  ///   - duration: The duration of the movement, in seconds.
  /// - Precondition: There is a view with that identity at that time.
  public func pinch(
    _ id: some Hashable, at time: Double, by scale: Double = 1, turning angle: Angle = .zero, spread: Double = 100,
    direction: Angle = .zero, duration: Double = 0.3
  ) {
    at(time) { [script, view] place in
      script.pinch(
        view, at: time, around: place(AnyHashable(id)), by: scale, turning: angle.radians, spread: spread,
        direction: direction.radians, duration: duration)
    }
  }

  /// Moves two fingers about a point of the stage.
  public func pinch(
    around center: CGPoint, at time: Double, by scale: Double = 1, turning angle: Angle = .zero,
    spread: Double = 100, direction: Angle = .zero, duration: Double = 0.3
  ) {
    script.pinch(
      view, at: time, around: center, by: scale, turning: angle.radians, spread: spread,
      direction: direction.radians, duration: duration)
  }

  /// Performs an action at a time, with a function that returns the center of a view.
  private func at(_ time: Double, _ action: @escaping (_ place: (AnyHashable) -> CGPoint) -> Void) {
    let context = StageContext.require("ViewTouches")
    context.stage.perform(at: time) { [unowned context, find] in
      context.perform {
        action { id in
          guard let point = find(id) else {
            preconditionFailure(
              "there is no view with the id '\(id)' at \(CACurrentMediaTime()) s: give it .id(\"\(id)\")")
          }
          return point
        }
      }
    }
  }
}
