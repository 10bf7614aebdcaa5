public import Motion

/// The timing of a property animator: cubic or spring timing parameters.
public enum AnimatorTiming: Hashable, Sendable {
  /// A cubic timing curve: `UICubicTimingParameters`.
  case cubic(TimingFunction)
  /// `UISpringTimingParameters` with a damping ratio; the spring is scaled to the animator's duration.
  case spring(UIKitSpring)
  /// `UISpringTimingParameters` with mass, stiffness, and damping; the settling time overrides the animator's duration.
  case physics(SpringTimingParameters)

  /// The duration that the timing determines, in seconds; nil if the animator's duration applies.
  var ownDuration: Double? {
    guard case .physics(let parameters) = self else { return nil }
    return parameters.duration
  }

  /// Returns the timing for a duration in seconds: a spring with a damping ratio is solved for it and keeps its initial
  /// velocity.
  func lasting(_ seconds: Double) -> AnimatorTiming {
    guard case .spring(let spring) = self else { return self }
    return .spring(spring.lasting(seconds))
  }

  /// Returns the progress at a fraction of the duration; exactly 0 and 1 at the ends.
  func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return switch self {
    case .cubic(let function): function.value(at: fraction)
    case .spring(let spring): spring.value(atFraction: fraction)
    case .physics(let parameters): parameters.undirected.value(at: fraction * parameters.duration)
    }
  }

  /// True if horizontal and vertical components move at different rates.
  var hasDirections: Bool {
    guard case .physics(let parameters) = self else { return false }
    return parameters.x != parameters.undirected || parameters.y != parameters.undirected
  }

  /// Returns the progress of each axis at a fraction of the duration.
  func progress(at fraction: Double) -> AnimatorProgress {
    var progress = AnimatorProgress(value(at: fraction))
    guard case .physics(let parameters) = self, fraction > 0, fraction < 1 else { return progress }
    let time = fraction * parameters.duration
    (progress.x, progress.y) = (parameters.x.value(at: time), parameters.y.value(at: time))
    return progress
  }

  /// Returns the first fraction of the duration at which the progress reaches `value`, from 0 to 1.
  func fraction(at value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    // The progress rises until it first passes the value; with this many steps, the first oscillation can't be missed.
    let steps = 256
    let first = (1...steps).first { self.value(at: Double($0) / Double(steps)) >= value } ?? steps
    var (low, high) = (Double(first - 1) / Double(steps), Double(first) / Double(steps))
    while true {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { return high }
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
  }
}
