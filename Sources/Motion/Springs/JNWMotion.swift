import Arithmetic

/// The keyframes of a ``JNWSpring`` between two values, interpolated linearly.
public struct JNWMotion: Hashable, Sendable {
  private let starts: [Double]
  private let distances: [Double]
  /// The remaining fraction of the distance at every keyframe.
  private let remainders: [Double]

  /// The target value, in full precision; the last keyframe falls slightly short of it.
  public let end: AnimatableValue

  init(to end: AnimatableValue, starts: [Double], distances: [Double], remainders: [Double]) {
    self.end = end
    self.starts = starts
    self.distances = distances
    self.remainders = remainders
  }

  /// The number of keyframes; 0 if both values are zero.
  public var count: Int { remainders.count }

  /// The duration of the motion in seconds.
  public var duration: Double { Double(count) * JNWSpring.step }

  /// Returns the keyframe at `index`.
  ///
  /// - Precondition: `index` is in 0..<``count``.
  public func keyframe(at index: Int) -> AnimatableValue { value(withRemainder: remainders[index]) }

  /// Returns the value at the given fraction of the duration.
  ///
  /// The last keyframe is not quite the end value; afterward the model value is visible, and the animation doesn't set
  /// it.
  ///
  /// - Parameter fraction: The fraction from 0 to 1; outside, the first and the last keyframe are held.
  /// - Returns: A value of the kind of both ends.
  public func value(at fraction: Double) -> AnimatableValue {
    guard let last = remainders.indices.last else { return value(withRemainder: 0) }
    let position = max(0, min(Double(last), fraction * Double(last)))
    let index = min(Int(saturating: position), max(0, last - 1))
    let local = position - Double(index)
    guard local > 0 else { return keyframe(at: index) }
    return value(withRemainder: remainders[index] + (remainders[index + 1] - remainders[index]) * local)
  }

  /// Returns the value with the given fraction of the distance remaining.
  private func value(withRemainder remainder: Double) -> AnimatableValue {
    AnimatableValue(
      end.kind,
      allComponents: zip(starts, distances).map { start, distance in start + distance - distance * remainder }) ?? end
  }
}
