import Arithmetic
import Motion

/// The progress of Pop's spring, in the frames of a display with 60 frames per second.
///
/// Pop simulates its springs frame by frame: they run slower than their equation, and jump to the target once they are
/// within a threshold of it; see `PopSpringSolver`.
package struct PopSpringProgress: Hashable, Sendable {
  /// The force per unit of distance, for a mass of 1.
  package let tension: Double
  /// The force per unit of velocity.
  package let friction: Double
  /// The progress in each frame, beginning with 0.
  private let values: [Double]

  /// The frames per second of the display.
  private static let rate = 60.0
  /// The maximum duration that is simulated, in seconds.
  private static let maximumDuration = 4.0

  /// Creates the progress of a spring from rest; nil if Pop's solver cannot simulate the spring.
  ///
  /// - Parameters:
  ///   - tension: The force per unit of distance, for a mass of 1.
  ///   - friction: The force per unit of velocity.
  ///   - threshold: The threshold of the property, as a fraction of the distance.
  init?(tension: Double, friction: Double, threshold: Double) {
    guard let dynamics = try? PopDynamics(tension: tension, friction: friction) else { return nil }
    (self.tension, self.friction) = (tension, friction)
    var spring = PopSpring(from: .number(0), to: .number(1), dynamics: dynamics, threshold: threshold)
    var values: [Double] = []
    while !spring.isFinished, Double(values.count) < Self.maximumDuration * Self.rate {
      spring.advance(to: Double(values.count) / Self.rate)
      guard case .number(let value) = spring.value, value.isFinite else { return nil }
      values.append(value)
    }
    self.values = values
  }

  /// The time until the spring finishes, in seconds.
  package var duration: Double { Double(max(0, values.count - 1)) / Self.rate }

  /// The damping ratio.
  package var dampingRatio: Double { friction / (2 * tension.squareRoot()) }

  /// The period of the undamped spring, in seconds.
  package var response: Double { 2 * .pi / tension.squareRoot() }

  /// Returns the progress at a time in seconds, interpolated between frames; 1 after the last one.
  package func progress(at time: Double) -> Double {
    let position = time * Self.rate
    guard position > 0 else { return 0 }
    guard position < Double(values.count - 1) else { return 1 }
    let index = Int(saturating: position)
    return values[index] + (values[index + 1] - values[index]) * (position - Double(index))
  }
}
