/// A separate clock for the sublayers of a Lottie animation in a scene.
///
/// The sublayers show the span from ``start`` to ``end``, once or repeatedly, by the layer's clock or at ``progress``.
public struct PlaybackContent: Hashable, Sendable {
  /// The start of the span in the sublayers' time, in seconds.
  public var start = 0.0
  /// The end of the span, in seconds.
  public var end = 0.0
  /// True if the span begins again when it is over, instead of staying at its end.
  public var repeats = false
  /// The part of the span that has passed, 0 to 1; nil to follow the layer's clock.
  public var progress: Double?

  /// Makes the clock of a span.
  public init(start: Double = 0, end: Double = 0) { (self.start, self.end) = (start, end) }

  /// The time of the sublayers' clock when the layer's own shows `time`.
  func time(at time: Double) -> Double {
    let length = end - start
    guard length > 0 else { return start }
    if let progress { return start + length * max(0, min(1, progress)) }
    guard repeats, time.isFinite else { return start + max(0, min(length, time)) }
    let rest = time.truncatingRemainder(dividingBy: length)
    return start + (rest < 0 ? rest + length : rest)
  }
}
