import Arithmetic

/// The motion of a spring over an interval, as a linear map of the offset from its target and the velocity.
///
/// The closed solution of `x″ + 2·z·ω·x′ + ω²·x = 0` for given x(0) and x′(0), used to join springs at any state.
struct SpringPropagator: Hashable, Sendable {
  /// The coefficients of the initial offset and velocity in the resulting offset.
  var offset: SIMD2<Double>
  /// The coefficients of the initial offset and velocity in the resulting velocity.
  var velocity: SIMD2<Double>

  /// The map for an interval of zero length.
  static let identity = SpringPropagator(offset: [1, 0], velocity: [0, 1])

  private init(offset: SIMD2<Double>, velocity: SIMD2<Double>) {
    self.offset = offset
    self.velocity = velocity
  }

  /// Creates the map of a spring over `time` seconds, ignoring the spring's initial velocity.
  init(_ curve: SpringCurve, after time: Double) {
    let w = curve.naturalFrequency
    switch curve.regime {
    case .underdamped(let swing):
      let a = curve.decay
      let fade = exp(-a * time)
      let (sine, cosine) = (sin(swing * time) / swing, cos(swing * time))
      offset = fade * [cosine + a * sine, sine]
      velocity = fade * [-w * w * sine, cosine - a * sine]
    case .critical:
      let fade = exp(-w * time)
      offset = fade * [1 + w * time, time]
      velocity = fade * [-w * w * time, 1 - w * time]
    case .overdamped(let slow, let fast):
      let (late, early) = (exp(-slow * time) / (fast - slow), exp(-fast * time) / (fast - slow))
      offset = [fast * late - slow * early, late - early]
      velocity = [slow * fast * (early - late), fast * early - slow * late]
    }
  }

  /// Returns the map for this one's interval followed by the interval of `next`.
  func followed(by next: SpringPropagator) -> SpringPropagator {
    SpringPropagator(
      offset: next.offset.x * offset + next.offset.y * velocity,
      velocity: next.velocity.x * offset + next.velocity.y * velocity)
  }
}
