/// A keyframe of SwiftUI's `keyframeAnimator`: its value, and the interpolation leading to it.
public struct SwiftUIKeyframe: Hashable, Sendable {
  /// The interpolation leading to a keyframe's value.
  public enum Interpolation: Hashable, Sendable {
    /// `LinearKeyframe`: linear, with a timing curve.
    case linear(TimingFunction)
    /// `CubicKeyframe`: a cubic curve with these velocities in units per second; nil for a smooth transition.
    case cubic(startVelocity: AnimatableValue?, endVelocity: AnimatableValue?)
    /// `SpringKeyframe`: a spring with this initial velocity; nil for the value's current velocity.
    case spring(SpringCurve, startVelocity: AnimatableValue?)
    /// `MoveKeyframe`: an immediate change.
    case move
  }

  /// The value at the end of the keyframe.
  public let value: AnimatableValue
  /// The interpolation leading to the value.
  public let interpolation: Interpolation
  /// The duration in seconds; 0 for a move.
  public let duration: Double
  /// True if the keyframe is a spring that runs until it settles, and so reaches its value.
  public let settles: Bool

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - value: The value of the keyframe.
  ///   - interpolation: The interpolation leading to the value.
  ///   - duration: The duration in seconds; nil for a spring's settling duration.
  public init(_ value: AnimatableValue, _ interpolation: Interpolation, duration: Double? = nil) {
    self.value = value
    self.interpolation = interpolation
    if case .spring = interpolation { settles = duration == nil } else { settles = false }
    self.duration =
      switch interpolation {
      case .move: 0
      case .spring(let curve, _): duration ?? SwiftUISpring(curve).settlingDuration(offset: 1, velocity: 0, distance: 1)
      case .linear, .cubic: duration ?? 0
      }
  }
}
