/// A Pop animation of a value; it is stateful and advances frame by frame.
///
/// The three kinds reproduce the arithmetic of facebookarchive/pop: their values depend on the times of earlier frames,
/// unlike Core Animation's animations, which are pure functions of time.
public protocol PopMotion: Sendable {
  /// The value to write to the animated property.
  var value: AnimatableValue { get }
  /// The velocity of the value, in its units per second.
  var velocity: AnimatableValue { get }
  /// True if the motion has finished.
  var isFinished: Bool { get }
  /// True if all components have reached or passed the target since it was set.
  var hasReachedTarget: Bool { get }

  /// Advances to the frame at `time`, in seconds.
  ///
  /// The first frame has the start value: the motion begins at that frame's time.
  mutating func advance(to time: Double)

  /// Ends a pause: the next frame is treated as the first again, and continues from the current value and velocity.
  mutating func resume()
}
