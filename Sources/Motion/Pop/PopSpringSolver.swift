/// Simulates a spring as `POPSpringSolver.h` of facebookarchive/pop does (BSD license).
///
/// It takes classical Runge–Kutta steps of one millisecond; the rest of a frame stays in an accumulator, and the next
/// frame starts from the state interpolated for it. At 60 frames per second, the motion therefore runs some 2 % slower
/// than its equation, and no closed formula reproduces it.
struct PopSpringSolver: Sendable {
  /// The remaining distance, and its velocity.
  struct State: Sendable {
    var position: SIMD4<Double>
    var velocity: SIMD4<Double>
  }

  /// The time step in seconds, a 32-bit constant of the original.
  private static let step = Double(0.001 as Float)
  /// The maximum length of a frame, in seconds; a longer one ends the motion.
  private static let maximumInterval = 30.0

  var dynamics: PopDynamics
  private var accumulated = 0.0
  /// The state after the last frame, and the acceleration in its last step; nil before the first.
  private var last: (state: State, acceleration: SIMD4<Double>)?

  /// The time carried over from the last frame, in seconds; nil before the first.
  var carriedTime: Double? { last == nil ? nil : accumulated }

  init(dynamics: PopDynamics) { self.dynamics = dynamics }

  /// Advances `state` by the length of a frame in seconds.
  mutating func advance(_ state: inout State, by interval: Double) {
    guard interval <= Self.maximumInterval else {
      last = (State(position: .zero, velocity: .zero), .zero)
      return
    }
    accumulated += interval
    var (previous, current) = (state, state)
    var acceleration = last?.acceleration ?? .zero
    let (pull, brake) = (-dynamics.tension / dynamics.mass, dynamics.friction / dynamics.mass)
    while accumulated >= Self.step {
      previous = current
      acceleration = Self.integrate(&current, pull, brake)
      accumulated -= Self.step
    }
    let alpha = accumulated / Self.step
    state.position = current.position * alpha + previous.position * (1 - alpha)
    state.velocity = current.velocity * alpha + previous.velocity * (1 - alpha)
    last = (state, acceleration)
  }

  /// Returns true if the motion has come to rest at its target, within a property's threshold.
  func hasConverged(threshold: Double) -> Bool {
    guard let (state, acceleration) = last else { return false }
    return pointwiseMax(state.position, -state.position).max() < threshold / 2
      && (state.velocity * state.velocity).sum() < 25 * threshold
      && (acceleration * acceleration).sum() < 625 * threshold * threshold
  }

  /// Throws unless the spring comes to rest or oscillates without growing, given the solver's steps.
  ///
  /// A Runge–Kutta step multiplies a solution exp(λt) by 1 + z + z²/2 + z³/6 + z⁴/24, where z is λ times the step; the
  /// absolute value must not exceed 1 (Hairer and Wanner, Solving Ordinary Differential Equations II, IV.2).
  static func requireStable(_ dynamics: PopDynamics) throws(SpringError) {
    let (pull, brake) = (dynamics.tension / dynamics.mass, dynamics.friction / dynamics.mass)
    let discriminant = brake * brake / 4 - pull
    let root = discriminant.magnitude.squareRoot()
    // The root of λ² + brake·λ + pull = 0 with the largest absolute value.
    let (real, imaginary) = discriminant >= 0 ? (-brake / 2 - root, 0) : (-brake / 2, root)
    let z = (step * real, step * imaginary)
    func product(_ a: (Double, Double), _ b: (Double, Double)) -> (Double, Double) {
      (a.0 * b.0 - a.1 * b.1, a.0 * b.1 + a.1 * b.0)
    }
    var factor = (1.0, 0.0)
    for divisor in [4.0, 3, 2, 1] {
      factor = product(z, factor)
      factor = (1 + factor.0 / divisor, factor.1 / divisor)
    }
    guard factor.0 * factor.0 + factor.1 * factor.1 <= 1 + 1e-12 else { throw .unstable }
  }

  /// Resets the state, keeping the constants.
  mutating func reset() {
    accumulated = 0
    last = nil
  }

  /// Takes one step and returns its mean acceleration.
  private static func integrate(_ state: inout State, _ pull: Double, _ brake: Double) -> SIMD4<Double> {
    let h = step
    @inline(__always)
    func slope(_ offset: State, _ time: Double) -> State {
      let position = state.position + offset.position * time
      let velocity = state.velocity + offset.velocity * time
      return State(
        position: velocity,
        velocity: position * pull - velocity * brake)
    }
    let a = slope(State(position: .zero, velocity: .zero), 0)
    let b = slope(a, h * 0.5)
    let c = slope(b, h * 0.5)
    let d = slope(c, h)
    let speed = (a.position + (b.position + c.position) * 2 + d.position) * (1.0 / 6)
    let acceleration = (a.velocity + (b.velocity + c.velocity) * 2 + d.velocity) * (1.0 / 6)
    state.position += speed * h
    state.velocity += acceleration * h
    return acceleration
  }
}
