import Arithmetic

/// The spring of SwiftUI's `spring(duration:bounce:blendDuration:)`, starting from a value's current state and
/// velocity.
///
/// When one spring follows another, "each animation will be replaced by their successor, preserving velocity from one
/// animation to the next" (documentation of `Animation.spring`). If the successor has a blend duration, the response
/// changes from the previous spring's to its own in that time. Apple doesn't document the curve of this change; here it
/// is 3p² − 2p³.
public struct SwiftUISpring: Hashable, Sendable {
  /// The spring; its initial velocity isn't part of the motion.
  public let curve: SpringCurve
  /// The duration of the change of response, in seconds; 0 unless the spring follows one with a different response.
  public let blendDuration: Double
  /// The initial response, in seconds.
  private let firstResponse: Double
  /// The propagators from the beginning to each step of the blend.
  private let blend: [SpringPropagator]

  /// The minimum step of a blend, during which the spring is constant, in seconds.
  private static let minimumStep = 1.0 / 240
  /// The maximum number of steps in a blend; long blends use longer steps.
  private static let maximumStepCount = 4096.0

  /// Returns the length of a blend's steps, in seconds.
  private static func step(ofBlend duration: Double) -> Double { max(minimumStep, duration / maximumStepCount) }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - curve: The spring.
  ///   - blendDuration: The duration of the interpolation of changes in response, in seconds; not negative.
  ///   - previous: The spring that it replaces; nil for none.
  public init(_ curve: SpringCurve, blendDuration: Double = 0, after previous: SwiftUISpring? = nil) {
    self.curve = curve
    firstResponse = previous?.curve.perceptualDuration ?? curve.perceptualDuration
    let isBlended = blendDuration > 0 && firstResponse != curve.perceptualDuration
    self.blendDuration = isBlended ? blendDuration : 0
    guard isBlended else {
      blend = []
      return
    }
    let step = Self.step(ofBlend: blendDuration)
    var maps = [SpringPropagator.identity]
    for index in 0..<Int(saturating: (blendDuration / step).rounded(.up)) {
      let start = Double(index) * step
      let end = min(start + step, blendDuration)
      let piece = Self.piece(curve, from: firstResponse, at: (start + end) / 2 / blendDuration)
      maps.append(maps[index].followed(by: SpringPropagator(piece, after: end - start)))
    }
    blend = maps
  }

  /// Returns the spring at a fraction of the blend.
  private static func piece(_ curve: SpringCurve, from first: Double, at progress: Double) -> SpringCurve {
    let rest = 1 - progress * progress * (3 - 2 * progress)
    let response = curve.perceptualDuration + (first - curve.perceptualDuration) * rest
    return (try? SpringCurve(response: response, dampingRatio: curve.dampingRatio)) ?? curve
  }

  private func propagator(at time: Double) -> SpringPropagator {
    guard time < blendDuration else {
      return (blend.last ?? .identity).followed(by: SpringPropagator(curve, after: time - blendDuration))
    }
    let step = Self.step(ofBlend: blendDuration)
    // Before the blend begins, the first spring is extrapolated backward.
    let index = max(0, min(Int(saturating: time / step), blend.count - 2))
    let start = Double(index) * step
    let piece = Self.piece(
      curve, from: firstResponse, at: (start + min(start + step, blendDuration)) / 2 / blendDuration)
    return blend[index].followed(by: SpringPropagator(piece, after: time - start))
  }

  /// Returns the offset from the target and the velocity after `time` seconds.
  ///
  /// - Parameters:
  ///   - time: The time in seconds; not negative.
  ///   - offset: The initial offset: the value minus the target.
  ///   - velocity: The initial velocity, in the value's units per second.
  /// - Returns: The resulting offset and velocity.
  /// - Precondition: Both are of one numeric kind, not transforms.
  public func state(
    at time: Double, offset: AnimatableValue, velocity: AnimatableValue
  ) -> (offset: AnimatableValue, velocity: AnimatableValue) {
    let map = propagator(at: max(0, time))
    return (
      offset.scaled(by: map.offset.x).adding(velocity.scaled(by: map.offset.y)),
      offset.scaled(by: map.velocity.x).adding(velocity.scaled(by: map.velocity.y))
    )
  }

  /// Returns the time, in seconds, after which at most a thousandth of a distance remains.
  ///
  /// The rule of `Spring.settlingDuration`, whose epsilon is 0.001. For an oscillation, it applies to the envelope.
  ///
  /// - Parameters:
  ///   - offset: The magnitude of the initial offset.
  ///   - velocity: The magnitude of the initial velocity, per second.
  ///   - distance: The distance; greater than 0.
  /// - Returns: The time in seconds; the largest 32-bit number if the spring never settles.
  public func settlingDuration(offset: Double, velocity: Double, distance: Double) -> Double {
    let map = blend.last ?? .identity
    let x = abs(map.offset.x) * offset + abs(map.offset.y) * velocity
    let v = abs(map.velocity.x) * offset + abs(map.velocity.y) * velocity
    return blendDuration + curve.settlingDuration(offset: x, velocity: v, within: 0.001 * distance)
  }
}

extension SpringCurve {
  /// Returns the time, in seconds, after which the envelope of a motion stays within `epsilon`.
  fileprivate func settlingDuration(offset x: Double, velocity v: Double, within epsilon: Double) -> Double {
    let never = Double(Float.greatestFiniteMagnitude)
    let w = naturalFrequency
    let envelope: (Double) -> Double
    switch regime {
    case .underdamped(let swing):
      guard decay > 0 else { return never }
      return max(0, log((x + (v + decay * x) / swing) / epsilon) / decay)
    case .critical: envelope = { exp(-w * $0) * (x + (v + w * x) * $0) }
    case .overdamped(let slow, let fast):
      envelope = { exp(-slow * $0) * (fast * x + v) / (fast - slow) }
    }
    // The envelope falls after its maximum, which is at 1 / ω or earlier.
    var (low, high) = (0.0, 1 / w)
    while envelope(high) > epsilon {
      (low, high) = (high, 2 * high)
      if high > 100_000 { return never }
    }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if envelope(middle) > epsilon { low = middle } else { high = middle }
    }
  }
}
