// swift-format-ignore-file
import FlipbookUIKit

extension CodeHelpers {
  // MARK: setWithoutAnimation
  /// Sets a property without the implicit animation of a standalone layer.
  func setWithoutAnimation(_ layer: CALayer, _ keyPath: String, _ value: Any?) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(value, forKeyPath: keyPath)
    CATransaction.commit()
  }

  // MARK: popSpring
  /// Returns the values of a Pop spring in every frame.
  ///
  /// Pop integrates in steps of a millisecond and interpolates between the last two, so its springs are about 2 %
  /// slower than a CASpringAnimation with the same parameters.
  ///
  /// - Parameter carried: The unused time of the previous frame if a running spring is retargeted; nil for a new one.
  func popSpring(
    from: [Double], to: [Double], velocity: [Double], tension: Double, friction: Double, mass: Double,
    frames: Int, interval: Double, carried: Double? = nil
  ) -> [[Double]] {
    let step = Double(Float(0.001))
    let pull = -tension / mass
    let brake = friction / mass
    var left = carried ?? 0
    var position = zip(to, from).map { $0 - $1 }
    var speed = velocity.map { -$0 }
    var values: [[Double]] = carried == nil ? [from] : []
    while values.count < frames - 1 {
      left += interval
      var lastPosition = position
      var lastSpeed = speed
      while left >= step {
        lastPosition = position
        lastSpeed = speed
        for index in position.indices {
          func slope(_ x: Double, _ v: Double) -> (Double, Double) { (v, x * pull - v * brake) }
          let (x, v) = (position[index], speed[index])
          let a = slope(x, v)
          let b = slope(x + a.0 * step * 0.5, v + a.1 * step * 0.5)
          let c = slope(x + b.0 * step * 0.5, v + b.1 * step * 0.5)
          let d = slope(x + c.0 * step, v + c.1 * step)
          position[index] = x + (a.0 + (b.0 + c.0) * 2 + d.0) / 6 * step
          speed[index] = v + (a.1 + (b.1 + c.1) * 2 + d.1) / 6 * step
        }
        left -= step
      }
      let part = left / step
      position = zip(position, lastPosition).map { $0 * part + $1 * (1 - part) }
      speed = zip(speed, lastSpeed).map { $0 * part + $1 * (1 - part) }
      values.append(zip(to, position).map { $0 - $1 })
    }
    return values + [to]
  }

  // MARK: jnwSpring
  /// Returns the keyframes of JNWSpringAnimation, a millisecond apart. Its formula has no sine term, so no other spring
  /// matches it.
  func jnwSpring(
    from: [Double], to: [Double], damping: Double, stiffness: Double, mass: Double, count: Int
  ) -> [[Double]] {
    let start = from.map { Double(Float($0)) }
    let distance = zip(from, to).map { Double(Float($1) - Float($0)) }
    let frequency = max(0, stiffness / mass - damping * damping / (4 * mass * mass)).squareRoot()
    var time = 0.0
    return (0..<count).map { _ in
      let rest = exp(-damping / (2 * mass) * time) * cos(frequency * time)
      time += Double(Float(0.001))
      return zip(start, distance).map { $0 + $1 - $1 * rest }
    }
  }

  // MARK: hold
  /// Removes an animation and keeps the presentation value.
  func hold(_ layer: CALayer, _ keyPath: String, forKey key: String) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(layer.presentation()?.value(forKeyPath: keyPath), forKeyPath: keyPath)
    layer.removeAnimation(forKey: key)
    CATransaction.commit()
  }
}
