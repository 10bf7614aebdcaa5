/// A keyframe of SwiftUI's `keyframeAnimator`: the value that it reaches, and the way there.
public struct SwiftUIKeyframe: Hashable, Sendable {
  /// The way to a keyframe's value.
  public enum Way: Hashable, Sendable {
    /// `LinearKeyframe`: in a straight line, at the pace of a curve.
    case linear(TimingFunction)
    /// `CubicKeyframe`: along a cubic curve with these velocities in units per second; nil for those of smooth motion.
    case cubic(startVelocity: AnimatableValue?, endVelocity: AnimatableValue?)
    /// `SpringKeyframe`: on a spring, with this velocity at first; nil for the one that the value has.
    case spring(SpringCurve, startVelocity: AnimatableValue?)
    /// `MoveKeyframe`: at once.
    case move
  }

  /// The value.
  public let value: AnimatableValue
  /// The way there.
  public let way: Way
  /// Seconds on the way; 0 for a move.
  public let duration: Double
  /// True if it is a spring that goes on until it settles, and so reaches its value.
  let settles: Bool

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - value: The value that it reaches.
  ///   - way: The way there.
  ///   - duration: Seconds; nil for a spring's settling duration.
  public init(_ value: AnimatableValue, _ way: Way, duration: Double? = nil) {
    self.value = value
    self.way = way
    if case .spring = way { settles = duration == nil } else { settles = false }
    self.duration =
      switch way {
      case .move: 0
      case .spring(let curve, _): duration ?? SwiftUISpring(curve).settlingDuration(offset: 1, velocity: 0, distance: 1)
      case .linear, .cubic: duration ?? 0
      }
  }
}
