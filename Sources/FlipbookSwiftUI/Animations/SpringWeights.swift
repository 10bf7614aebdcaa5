import Motion

/// The weights of a spring's initial offset and velocity in its offset and velocity at a time.
struct SpringWeights {
  private let offsetOfOffset: Double
  private let velocityOfOffset: Double
  private let offsetOfVelocity: Double
  private let velocityOfVelocity: Double

  init(_ spring: SwiftUISpring, at time: Double) {
    let displaced = spring.state(at: time, offset: AnimatableValue.number(1), velocity: .number(0))
    let moving = spring.state(at: time, offset: AnimatableValue.number(0), velocity: .number(1))
    (offsetOfOffset, velocityOfOffset) = (displaced.offset.scalar, displaced.velocity.scalar)
    (offsetOfVelocity, velocityOfVelocity) = (moving.offset.scalar, moving.velocity.scalar)
  }

  /// Returns the offset from the target.
  func offset<V: VectorArithmetic>(_ offset: V, _ velocity: V) -> V {
    offset.scaled(by: offsetOfOffset) + velocity.scaled(by: offsetOfVelocity)
  }

  /// Returns the velocity, per second.
  func velocity<V: VectorArithmetic>(_ offset: V, _ velocity: V) -> V {
    offset.scaled(by: velocityOfOffset) + velocity.scaled(by: velocityOfVelocity)
  }
}

extension AnimatableValue {
  /// The number; 0 for values of other kinds.
  var scalar: Double { if case .number(let number) = self { number } else { 0 } }
}
