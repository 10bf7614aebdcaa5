public import Motion

/// The pace of a property animator: cubic or spring timing parameters.
public enum AnimatorTiming: Hashable, Sendable {
  /// `UICubicTimingParameters`.
  case cubic(TimingFunction)
  /// `UISpringTimingParameters` of a damping ratio; the animator's duration stretches it.
  case spring(UIKitSpring)
  /// `UISpringTimingParameters` of mass, stiffness, and damping; the settling time overrides the animator's duration.
  case physics(SpringTimingParameters)

  /// Its own duration, in seconds; nil leaves it to the animator.
  var ownDuration: Double? {
    guard case .physics(let parameters) = self else { return nil }
    return parameters.duration
  }

  /// The timing of a motion of that many seconds: a spring of a damping ratio is solved for them, and keeps its velocity.
  func lasting(_ seconds: Double) -> AnimatorTiming {
    guard case .spring(let spring) = self else { return self }
    return .spring(spring.lasting(seconds))
  }

  /// Returns the progress at a fraction of the time; exactly 0 and 1 at the ends.
  func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return switch self {
    case .cubic(let function): function.value(at: fraction)
    case .spring(let spring): spring.value(atFraction: fraction)
    case .physics(let parameters): parameters.undirected.value(at: fraction * parameters.duration)
    }
  }

  /// True if it moves across at another pace than down.
  var hasDirections: Bool {
    guard case .physics(let parameters) = self else { return false }
    return parameters.x != parameters.undirected || parameters.y != parameters.undirected
  }

  /// Returns the progress of each direction at a fraction of the time.
  func progress(at fraction: Double) -> AnimatorProgress {
    var progress = AnimatorProgress(value(at: fraction))
    guard case .physics(let parameters) = self, fraction > 0, fraction < 1 else { return progress }
    let time = fraction * parameters.duration
    (progress.x, progress.y) = (parameters.x.value(at: time), parameters.y.value(at: time))
    return progress
  }

  /// The first fraction of the duration at which the progress reaches `value`, from 0 to 1.
  func fraction(at value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    // Up to its first passing of the value the motion rises; a few hundred steps cannot miss the first swing.
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
