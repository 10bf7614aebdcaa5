import Arithmetic
package import Motion

/// A function of time from 0 to 1, with its parameters.
package enum MotionPace: Hashable, Sendable {
  /// A timing function, with its duration in seconds.
  case curve(TimingFunction, duration: Double)
  /// A spring.
  case spring(SpringCurve)
  /// Pop's spring.
  case popSpring(PopSpringProgress)
  /// UIKit's spring in iOS 7.
  case easedSpring(UIKitSpring)
  /// JNWSpringAnimation's spring, with its decay rate and its angular frequency, both per second.
  case jnw(fade: Double, swing: Double)
  /// An exponentially decaying velocity, with its decay rate per second.
  case decay(rate: Double)
  /// A drag beyond an edge at constant speed, as a scroll view shows it, with the resistance at the end of the drag
  /// relative to its beginning, and its duration in seconds.
  case rubberBand(resistance: Double, duration: Double)
  /// Keyframes with linear segments.
  case keyframes(MotionKeyframes)

  /// Returns the progress at a time, in seconds.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    switch self {
    case .curve(let function, let duration): return function.value(at: min(1, time / duration))
    case .spring(let curve): return curve.value(at: time)
    case .popSpring(let spring): return spring.progress(at: time)
    case .easedSpring(let spring): return spring.value(at: time)
    case .jnw(let fade, let swing): return 1 - exp(-fade * time) * cos(swing * time)
    case .decay(let rate): return 1 - exp(-rate * time)
    case .rubberBand(let resistance, let duration):
      // The displayed distance is proportional to 1 - 1 / (c x / d + 1), as in `RubberBand`, for a finger at x.
      let share = min(1, time / duration)
      return share * (1 + resistance) / (1 + resistance * share)
    case .keyframes(let keyframes): return keyframes.progress(at: time)
    }
  }

  /// The duration, in seconds: of a curve, or of UIKit's spring; for others, the time at which a thousandth of the
  /// distance remains.
  package var duration: Double {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let curve): curve.viewDuration ?? curve.settlingDuration
    case .popSpring(let spring): spring.duration
    case .easedSpring(let spring): spring.duration
    case .jnw(let fade, _): log(1000) / fade
    case .decay(let rate): log(1000) / rate
    case .rubberBand(_, let duration): duration
    case .keyframes(let keyframes): keyframes.duration
    }
  }

  /// The damping ratio of a spring; nil for other functions.
  package var dampingRatio: Double? {
    switch self {
    case .spring(let curve): curve.dampingRatio
    case .popSpring(let spring): spring.dampingRatio
    case .easedSpring(let spring): spring.dampingRatio
    case .jnw(let fade, let swing): fade / (fade * fade + swing * swing).squareRoot()
    case .curve, .decay, .rubberBand, .keyframes: nil
    }
  }
}
