/// A separate clock for the sublayers of a Lottie animation in a scene.
///
/// The sublayers play the time span from ``start`` to ``end``, once or repeatedly, driven by the layer's clock or by
/// ``progress``.
public struct PlaybackContent: Hashable, Sendable {
  /// The start of the time span in the sublayers' time, in seconds.
  public var start = 0.0
  /// The end of the time span in the sublayers' time, in seconds.
  public var end = 0.0
  /// True if the time span repeats, instead of holding its last instant.
  public var repeats = false
  /// The elapsed fraction of the time span, from 0 to 1; nil to follow the layer's clock.
  public var progress: Double?

  /// Creates a clock for a time span.
  public init(start: Double = 0, end: Double = 0) { (self.start, self.end) = (start, end) }

  /// Returns the time of the sublayers' clock at a time of the layer's clock.
  func time(at time: Double) -> Double {
    let length = end - start
    guard length > 0 else { return start }
    if let progress { return start + length * max(0, min(1, progress)) }
    guard repeats, time.isFinite else { return start + max(0, min(length, time)) }
    let rest = time.truncatingRemainder(dividingBy: length)
    return start + (rest < 0 ? rest + length : rest)
  }
}
