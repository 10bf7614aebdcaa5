// swift-format-ignore-file
import FlipbookUIKit

extension CodeHelpers {
  // MARK: spring
  /// A spring attached to a mass of 1.
  struct Spring {
    let stiffness: CGFloat
    let damping: CGFloat

    /// Returns a Core Animation spring animation with these parameters.
    func animation(keyPath: String) -> CASpringAnimation {
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.stiffness = stiffness
      animation.damping = damping
      if #available(iOS 17, macOS 14, *) { animation.allowsOverdamping = true }
      return animation
    }

    /// Returns the remaining offset and the velocity after a time, in seconds.
    func state(
      after time: TimeInterval, offset: CGFloat, velocity: CGFloat
    ) -> (offset: CGFloat, velocity: CGFloat) {
      let (decay, square) = (damping / 2, stiffness - damping * damping / 4)
      var (even, odd) = (exp(-decay * time), time * exp(-decay * time))
      if square > 1e-9 * stiffness {
        let swing = sqrt(square)
        odd = even * sin(swing * time) / swing
        even *= cos(swing * time)
      } else if square < -1e-9 * stiffness {
        let spread = sqrt(-square)
        let (slow, fast) = (exp((spread - decay) * time), exp((-spread - decay) * time))
        (even, odd) = ((slow + fast) / 2, (slow - fast) / 2 / spread)
      }
      return (
        offset * even + (velocity + decay * offset) * odd,
        velocity * even - (decay * velocity + stiffness * offset) * odd
      )
    }

    /// Returns the time, in seconds, until at most a thousandth of the distance remains.
    func settlingDuration(offset: CGFloat, velocity: CGFloat, distance: CGFloat) -> TimeInterval {
      let (decay, square) = (damping / 2, stiffness - damping * damping / 4)
      guard decay > 0, distance > 0 else { return decay > 0 ? 0 : 1e9 }
      if square > 1e-9 * stiffness {
        let amplitude = offset + (velocity + decay * offset) / sqrt(square)
        return max(0, log(1000 * amplitude / distance) / decay)
      }
      let spread = square < -1e-9 * stiffness ? sqrt(-square) : 0
      func envelope(_ time: TimeInterval) -> CGFloat {
        spread == 0
          ? exp(-decay * time) * (offset + (velocity + decay * offset) * time)
          : exp((spread - decay) * time) * ((decay + spread) * offset + velocity) / (2 * spread)
      }
      var (low, high) = (0.0, 1 / sqrt(stiffness))
      while envelope(high) > distance / 1000, high < 1e5 { (low, high) = (high, 2 * high) }
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if envelope(middle) > distance / 1000 { low = middle } else { high = middle }
      }
      return high
    }
  }

  // MARK: springNumber
  /// Animates a number of a layer with a spring. A retargeted spring keeps its velocity.
  func spring(_ layer: CALayer, _ keyPath: String, to value: CGFloat, _ spring: Spring) {
    let old = (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? 0
    let moving = replaceSpring(with: spring, of: layer, keyPath, from: [old], to: [value])
    // Core Animation's initial velocity is relative to the distance, so the distance must not be zero.
    let offset = moving.offset[0] == 0 ? 1e-6 : moving.offset[0]
    let animation = spring.animation(keyPath: keyPath)
    animation.initialVelocity = -moving.velocity[0] / offset
    animation.fromValue = offset
    animation.toValue = 0
    animation.isAdditive = true
    animation.duration = moving.duration
    withoutAnimation { layer.setValue(value, forKeyPath: keyPath) }
    layer.add(animation, forKey: "spring \(keyPath)")
  }

  // MARK: springColor
  /// Animates a color of a layer with a spring. A retargeted spring keeps its velocity.
  ///
  /// Core Animation's springs have no velocity for colors, so this one uses 120 keyframes per second.
  func spring(_ layer: CALayer, _ keyPath: String, from old: CGColor?, to color: CGColor, _ spring: Spring) {
    let goal = components(color)
    let moving = replaceSpring(with: spring, of: layer, keyPath, from: old.map { components($0) } ?? [0, 0, 0, 0], to: goal)
    let count = max(1, Int(min(moving.duration, 60) * 120))
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.duration = min(moving.duration, 60)
    animation.values = (0...count).map { index in
      let state = moving.state(after: animation.duration * Double(index) / Double(count))
      let parts = zip(goal, state).map { $0 + $1.offset }
      return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    withoutAnimation { layer.setValue(color, forKeyPath: keyPath) }
    layer.add(animation, forKey: "spring \(keyPath)")
  }

  // MARK: play
  /// A SwiftUI keyframe: a value, the interpolation leading to it, and its duration in seconds.
  struct Keyframe {
    enum Interpolation {
      case move
      /// Linear, with a timing curve that has these slopes at its ends.
      case linear(CAMediaTimingFunction? = nil, slopes: (first: CGFloat, last: CGFloat) = (1, 1))
      /// A cubic curve with these velocities; nil for a smooth transition.
      case cubic(startVelocity: CGFloat? = nil, endVelocity: CGFloat? = nil)
      /// A spring, until it settles or the next keyframe begins.
      case spring(Spring, startVelocity: CGFloat? = nil, settles: Bool = true)
    }

    let value: CGFloat
    let interpolation: Interpolation
    let duration: TimeInterval

    init(_ value: CGFloat, _ interpolation: Interpolation, duration: TimeInterval = 0) {
      (self.value, self.interpolation, self.duration) = (value, interpolation, duration)
    }

    /// Returns the velocity of the curve from `start` to `value` at this keyframe.
    func velocity(after value: CGFloat, from start: CGFloat, in time: TimeInterval) -> CGFloat {
      switch interpolation {
      case .move: 0
      case .linear(_, let slopes): (self.value - value) / duration * slopes.first
      case .cubic(let own, _), .spring(_, let own, _): own ?? (self.value - start) / (time + duration)
      }
    }
  }

  /// Plays the keyframes of a layer's number in sequence, like SwiftUI's keyframe animator.
  func play(_ keyframes: [Keyframe], on layer: CALayer, _ keyPath: String, repeating: Bool = false) {
    var value = (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? 0
    var (velocity, time) = (CGFloat(0), 0.0)
    var pieces: [CABasicAnimation] = []
    for (index, keyframe) in keyframes.enumerated() {
      // Velocities are relative to the distance here, so it must not be zero.
      let distance = keyframe.value == value ? 1e-6 : keyframe.value - value
      let (start, duration) = (value, keyframe.duration)
      let piece: CABasicAnimation
      value = keyframe.value
      switch keyframe.interpolation {
      case .move:
        velocity = 0
        continue
      case .linear(let curve, let slopes):
        piece = CABasicAnimation(keyPath: keyPath)
        piece.timingFunction = curve
        velocity = (value - start) / duration * slopes.last
      case .cubic(let first, let last):
        let smooth = index + 1 < keyframes.count
          ? keyframes[index + 1].velocity(after: value, from: start, in: duration) : 0
        let (first, last) = (first ?? velocity, last ?? smooth)
        piece = CABasicAnimation(keyPath: keyPath)
        piece.timingFunction = CAMediaTimingFunction(
          controlPoints: 1 / 3, Float(first * duration / 3 / distance),
          2 / 3, Float(1 - last * duration / 3 / distance))
        velocity = last
      case .spring(let spring, let first, let settles):
        let first = first ?? velocity
        let bouncing = spring.animation(keyPath: keyPath)
        bouncing.initialVelocity = first / distance
        piece = bouncing
        let state = spring.state(after: duration, offset: start - value, velocity: first)
        velocity = state.velocity
        if !settles { value += state.offset }
      }
      piece.fromValue = keyframe.value - distance
      piece.toValue = keyframe.value
      piece.beginTime = time
      piece.duration = duration
      piece.fillMode = .forwards
      pieces.append(piece)
      time += duration
    }
    withoutAnimation { layer.setValue(value, forKeyPath: keyPath) }
    let group = CAAnimationGroup()
    group.animations = pieces
    group.duration = time
    group.repeatCount = repeating ? .infinity : 0
    layer.add(group, forKey: keyPath)
  }
}
