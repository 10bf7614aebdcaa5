/// The continuation of a property beyond its keyframes, as in `loopIn` and `loopOut`.
struct KeyframeLoop {
  enum Kind: String { case cycle, pingpong, offset, `continue` }

  var kind: Kind
  /// True if the loop continues after the last keyframe, false if it continues before the first.
  var isAfter: Bool
  /// The range of frames that is repeated.
  var span: ClosedRange<Double>

  /// Repeats a number of segments at the end or start of the keyframes; 0 repeats all of them.
  init?(_ kind: Kind, isAfter: Bool, count: Int, of times: [Double]) {
    guard let first = times.first, let last = times.last, last > first else { return nil }
    let (start, end) =
      count <= 0
      ? (first, last)
      : isAfter ? (times[max(0, times.count - 1 - count)], last) : (first, times[min(times.count - 1, count)])
    (self.kind, self.isAfter, span) = (kind, isAfter, start...end)
  }

  /// Repeats a number of frames at the end or start of the keyframes; 0 repeats all of them.
  init?(_ kind: Kind, isAfter: Bool, frames: Double, of times: [Double]) {
    guard let first = times.first, let last = times.last, last > first else { return nil }
    let length = frames > 0 ? min(frames, last - first) : last - first
    (self.kind, self.isAfter, span) = (kind, isAfter, isAfter ? last - length...last : first...first + length)
  }

  /// Returns the value of a property at a frame.
  func value<Value: TrackValue>(of track: Track<Value>, at frame: Double) -> Value {
    let (start, end) = (span.lowerBound, span.upperBound)
    let length = end - start
    guard isAfter ? frame > end : frame < start, length > 0 else { return track.plainValue(at: frame) }
    let rounds = ((frame - start) / length).rounded(.down)
    let within = frame - start - rounds * length
    switch kind {
    case .cycle: return track.plainValue(at: start + within)
    case .pingpong:
      let isBack = rounds.truncatingRemainder(dividingBy: 2) != 0
      return track.plainValue(at: isBack ? end - within : start + within)
    case .offset:
      let (a, b) = (track.plainValue(at: start), track.plainValue(at: end))
      return track.plainValue(at: start + within).moved(from: a, to: b, times: rounds)
    case .continue:
      let edge = isAfter ? end : start
      let near = isAfter ? end - 0.001 : start + 0.001
      let (value, other) = (track.plainValue(at: edge), track.plainValue(at: near))
      return value.moved(from: other, to: value, times: abs(frame - edge) / 0.001)
    }
  }
}

extension TrackValue {
  /// Returns the value plus a multiple of the difference between two values.
  fileprivate func moved(from start: Self, to end: Self, times: Double) -> Self {
    if let value = self as? Vector, let start = start as? Vector, let end = end as? Vector,
      let result = value + (end - start) * times as? Self
    {
      return result
    }
    return self
  }
}
