/// An animation of Pop; it keeps state and advances frame by frame.
///
/// The three kinds reproduce the arithmetic of facebookarchive/pop: their values depend on the times of earlier frames,
/// unlike Core Animation's animations, which are functions of time.
public protocol PopMotion: Sendable {
  /// The value to write into the animated property.
  var value: AnimatableValue { get }
  /// The speed of the value, in its units per second.
  var velocity: AnimatableValue { get }
  /// True if the motion has finished.
  var isFinished: Bool { get }
  /// True if the target has been met or passed, by all components, since it was set.
  var hasReachedTarget: Bool { get }

  /// Advances to the frame at `time`, in seconds.
  ///
  /// The first frame is the start itself: the motion begins at its time, and nothing has moved yet.
  mutating func advance(to time: Double)

  /// Ends a pause: the next frame counts as the first again, and continues from the value and velocity reached.
  mutating func resume()
}
