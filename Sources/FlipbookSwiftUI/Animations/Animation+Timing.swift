import Motion

/// An animation's own time at an instant.
struct AnimationTime {
  /// The time within the motion, in seconds; nil if the animation has ended.
  var time: Double?
  /// Seconds of the motion per second: negative in a reversed run, 0 before the motion begins.
  var rate: Double
}

extension Animation {
  /// The time, in seconds, until the animation is logically complete, though a spring may still be settling; infinite
  /// if it repeats forever.
  var logicalDuration: Double {
    let run =
      switch motion {
      case .curve(_, let duration): duration
      case .spring(let curve, _), .interpolatingSpring(let curve): curve.perceptualDuration
      }
    return duration(ofRun: run)
  }

  /// True if the animation repeats forever.
  var isEndless: Bool { modifiers.contains { if case .repetition(.infinity, _) = $0 { true } else { false } } }
  /// True if the animation is repeated.
  var isRepeated: Bool { modifiers.contains { if case .repetition = $0 { true } else { false } } }

  /// The time before the motion begins, in seconds.
  var leadingDelay: Double {
    modifiers.reduce(0) { delay, modifier in
      switch modifier {
      case .delay(let seconds): delay + seconds
      case .speed(let speed): delay / speed
      case .repetition: delay
      }
    }
  }

  /// Returns the duration with all modifiers, given the motion's.
  func duration(ofRun run: Double) -> Double {
    modifiers.reduce(run) { duration, modifier in
      switch modifier {
      case .delay(let delay): duration + delay
      case .speed(let speed): duration / speed
      case .repetition(let count, _): duration * count
      }
    }
  }

  /// Returns the motion's time, given the seconds since the animation began and the duration of the motion.
  func motionTime(at elapsed: Double, ofRun run: Double) -> AnimationTime {
    var durations = [run]
    for modifier in modifiers {
      let inner = durations[durations.count - 1]
      switch modifier {
      case .delay(let delay): durations.append(inner + delay)
      case .speed(let speed): durations.append(inner / speed)
      case .repetition(let count, _): durations.append(inner * count)
      }
    }
    var (time, rate) = (elapsed, 1.0)
    // Rounding errors must not add a frame.
    if let whole = durations.last, time >= whole - 1e-9 { return AnimationTime(time: nil, rate: 0) }
    for (index, modifier) in modifiers.enumerated().reversed() {
      switch modifier {
      case .delay(let delay): time -= delay
      case .speed(let speed): (time, rate) = (time * speed, rate * speed)
      case .repetition(let count, let autoreverses):
        let inner = durations[index]
        guard inner > 0, time >= 0 else { continue }
        let run = min((time / inner).rounded(.down), count - 1)
        time -= run * inner
        if autoreverses, run.truncatingRemainder(dividingBy: 2) == 1 { (time, rate) = (inner - time, -rate) }
      }
      if time < 0 { return AnimationTime(time: 0, rate: 0) }
    }
    return AnimationTime(time: time, rate: rate)
  }
}

extension Animation {
  /// The time until a change is complete, and a spring has settled, in seconds.
  var settlingDuration: Double {
    let run =
      switch motion {
      case .curve(_, let duration): duration
      case .interpolatingSpring(let curve): curve.settlingDuration
      case .spring(let curve, let blendDuration):
        SwiftUISpring(curve, blendDuration: blendDuration).settlingDuration(offset: 1, velocity: 0, distance: 1)
      }
    return duration(ofRun: run)
  }
}
