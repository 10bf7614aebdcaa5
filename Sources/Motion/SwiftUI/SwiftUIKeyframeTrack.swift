/// The keyframes of one property: SwiftUI's `KeyframeTrack` as a function of time.
///
/// According to the documentation of `CubicKeyframe`, "Adjacent cubic keyframes result in a Catmull-Rom spline": the
/// velocity at a value between two cubic segments is the mean velocity from the previous to the next value. A cubic
/// segment next to another kind of segment adopts that segment's velocity at their common keyframe. A track begins and
/// ends at rest, and so does motion interrupted by a move.
public struct SwiftUIKeyframeTrack: Hashable, Sendable {
  /// The segment that leads to one keyframe.
  private struct Segment: Hashable {
    let start: Double
    let from: AnimatableValue
    let fromVelocity: AnimatableValue
    let toVelocity: AnimatableValue
    let keyframe: SwiftUIKeyframe

    /// Returns the value `time` seconds after the segment's start.
    func value(at time: Double) -> AnimatableValue {
      let (to, duration) = (keyframe.value, keyframe.duration)
      switch keyframe.interpolation {
      case .spring(let curve, _) where time < duration || !keyframe.settles:
        let offset = from.subtracting(to)
        return to.adding(SwiftUISpring(curve).state(at: time, offset: offset, velocity: fromVelocity).offset)
      case .linear(let curve) where time < duration:
        return from.interpolated(to: to, fraction: curve.value(at: time / duration))
      case .cubic where time < duration:
        let polynomial = CubicPolynomial(
          from: from.components, fromVelocity.components * duration, to: to.components,
          toVelocity.components * duration)
        return AnimatableValue(to.kind, components: polynomial.value(at: time / duration))
      case .linear, .cubic, .spring, .move: return to
      }
    }
  }

  /// The value before the first keyframe.
  public let initialValue: AnimatableValue
  /// The keyframes, in order.
  public let keyframes: [SwiftUIKeyframe]
  /// The duration of the track in seconds.
  public let duration: Double
  private let segments: [Segment]

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe.
  ///   - keyframes: The keyframes.
  /// - Precondition: All values and velocities are of one kind, with one to four components.
  public init(from initialValue: AnimatableValue, _ keyframes: [SwiftUIKeyframe]) {
    self.initialValue = initialValue
    self.keyframes = keyframes
    let rest = initialValue.scaled(by: 0)
    var segments: [Segment] = []
    var (time, from, incoming) = (0.0, initialValue, rest)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let start: AnimatableValue
      let end: AnimatableValue
      switch keyframe.interpolation {
      case .move: (start, end) = (rest, rest)
      case .linear(let curve):
        start = keyframe.velocity(from: from, at: curve.slopes.first)
        end = keyframe.velocity(from: from, at: curve.slopes.last)
      case .spring(let curve, let own):
        start = own ?? incoming
        end =
          SwiftUISpring(curve).state(
            at: keyframe.duration, offset: from.subtracting(keyframe.value), velocity: start
          ).velocity
      case .cubic(let ownStart, let ownEnd):
        start = ownStart ?? incoming
        end = ownEnd ?? Self.velocity(at: keyframe, from: from, to: next) ?? rest
      }
      let segment = Segment(start: time, from: from, fromVelocity: start, toVelocity: end, keyframe: keyframe)
      segments.append(segment)
      time += keyframe.duration
      (from, incoming) = (segment.value(at: keyframe.duration), end)
    }
    self.segments = segments
    duration = time
  }

  /// Returns the final velocity of a cubic segment, at its keyframe; nil for a velocity of zero.
  private static func velocity(
    at keyframe: SwiftUIKeyframe, from: AnimatableValue, to next: SwiftUIKeyframe?
  ) -> AnimatableValue? {
    guard let next else { return nil }
    switch next.interpolation {
    case .move: return nil
    case .cubic(let own?, _), .spring(_, let own?): return own
    case .linear(let curve): return next.velocity(from: keyframe.value, at: curve.slopes.first)
    case .cubic(nil, _), .spring(_, nil):
      let time = keyframe.duration + next.duration
      return time > 0 ? next.value.subtracting(from).scaled(by: 1 / time) : nil
    }
  }

  /// Returns the value `time` seconds after the beginning; the last value is held after the end.
  ///
  /// - Complexity: O(log *n*) in the number of keyframes.
  public func value(at time: Double) -> AnimatableValue {
    guard let last = segments.last else { return initialValue }
    guard time < duration else { return last.value(at: last.keyframe.duration) }
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].start <= time { low = middle } else { high = middle - 1 }
    }
    return segments[low].value(at: max(0, time - segments[low].start))
  }
}

extension SwiftUIKeyframe {
  /// Returns the mean velocity from a value to this keyframe, multiplied by a slope.
  fileprivate func velocity(from value: AnimatableValue, at slope: Double) -> AnimatableValue {
    self.value.subtracting(value).scaled(by: duration > 0 ? slope / duration : 0)
  }
}

extension TimingFunction {
  /// The slopes at both ends; 0 where they are vertical.
  package var slopes: (first: Double, last: Double) {
    func slope(_ points: [(x: Double, y: Double)]) -> Double {
      guard let point = points.first(where: { $0.x != 0 || $0.y != 0 }) else { return 1 }
      return point.x > 0 ? point.y / point.x : 0
    }
    return (slope([(x1, y1), (x2, y2)]), slope([(1 - x2, 1 - y2), (1 - x1, 1 - y1)]))
  }
}
