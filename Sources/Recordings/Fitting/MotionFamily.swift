import Arithmetic
package import Motion

/// A family of functions of time, with parameters to fit.
package enum MotionFamily: Hashable, Sendable {
  /// A named timing function.
  case curve(TimingFunction)
  /// Any cubic Bézier curve.
  case bezier
  /// An exponentially decaying velocity, as in scrolling after a flick.
  case decay
  /// A critically damped spring, from rest.
  case criticalSpring
  /// A damped spring from rest: Core Animation's, UIKit's since iOS 8, SwiftUI's, and Pop's.
  case spring
  /// A damped spring with an initial velocity.
  case pushedSpring
  /// Pop's spring from rest, as Pop simulates it; it is only fitted to properties with a known threshold.
  case popSpring
  /// UIKit's spring in iOS 7, with eased time.
  case easedSpring
  /// The spring of JNWSpringAnimation; it begins at full speed.
  case jnw
  /// A drag beyond an edge at constant speed, as a scroll view shows it.
  case rubberBand
  /// Keyframes with a number of linear segments; they are only fitted if no function explains the data.
  case keyframes(segmentCount: Int)

  /// All families except Pop's spring and keyframes, in order of increasing parameter count.
  static let all: [MotionFamily] =
    TimingFunction.named.map { .curve($0.function) }
    + [.criticalSpring, .decay, .spring, .jnw, .easedSpring, .rubberBand, .pushedSpring, .bezier]

  /// The number of parameters, without the begin time.
  var parameterCount: Int {
    switch self {
    case .curve, .criticalSpring, .decay: 1
    case .spring, .popSpring, .jnw, .easedSpring, .rubberBand: 2
    case .pushedSpring: 3
    case .bezier: 5
    // The times and the values between the ends, and the duration.
    case .keyframes(let count): 2 * count - 1
    }
  }

  /// Returns the function with the given parameters; nil if they are out of range.
  ///
  /// The first parameter is the duration in seconds for curves and for the spring of iOS 7, the decay rate per second
  /// for decays, and the natural frequency per second for the other springs. The damping ratio and the velocity of
  /// springs follow, as far as the family has them, and the resistance of a rubber band.
  func pace(_ parameters: [Double]) -> MotionPace? {
    guard let first = parameters.first, first > 1e-3, first < 1e4 else { return nil }
    switch self {
    case .curve(let function): return .curve(function, duration: first)
    case .bezier:
      guard TimingFunction.isValid(parameters[1], parameters[2], parameters[3], parameters[4]),
        abs(parameters[2]) < 5, abs(parameters[4]) < 5
      else { return nil }
      return .curve(
        TimingFunction(parameters[1], parameters[2], parameters[3], parameters[4]), duration: first)
    case .decay: return .decay(rate: first)
    case .criticalSpring: return Self.spring(first, 1, 0)
    case .spring: return Self.spring(first, parameters[1], 0)
    case .pushedSpring:
      guard abs(parameters[2]) < 200 else { return nil }
      return Self.spring(first, parameters[1], parameters[2])
    case .easedSpring:
      guard (0.02...1).contains(parameters[1]), first < 20,
        let spring = try? UIKitSpring(duration: first, dampingRatio: parameters[1], generation: .iOS7)
      else { return nil }
      return .easedSpring(spring)
    case .jnw:
      // A spring that hardly oscillates is fitted as a decay.
      guard (0.02...0.97).contains(parameters[1]) else { return nil }
      return .jnw(fade: first * parameters[1], swing: first * (1 - parameters[1] * parameters[1]).squareRoot())
    case .rubberBand:
      // A weak resistance cannot be told apart from a linear motion.
      guard first < 20, (0.2...20).contains(parameters[1]) else { return nil }
      return .rubberBand(resistance: parameters[1], duration: first)
    case .popSpring, .keyframes: return nil
    }
  }

  private static func spring(_ frequency: Double, _ ratio: Double, _ velocity: Double) -> MotionPace? {
    guard (0.02...3).contains(ratio),
      let curve = try? SpringCurve(
        stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity,
        allowsOverdamping: ratio > 1)
    else { return nil }
    return .spring(ratio > 1 ? curve.solvedExactly : curve)
  }

  /// Returns whether the functions of a family are among the functions of this one.
  func includes(_ other: MotionFamily) -> Bool {
    switch (self, other) {
    case (.spring, .criticalSpring), (.popSpring, .criticalSpring), (.pushedSpring, .criticalSpring),
      (.pushedSpring, .spring), (.bezier, .curve):
      true
    default: false
    }
  }

  /// Returns initial parameters for a search, for a motion with a duration in seconds.
  func starts(seconds: Double) -> [[Double]] {
    let durations = [0.5, 0.7, 0.85, 1, 1.15].map { $0 * seconds }
    let frequencies = [2.0, 3, 4.5, 6.5, 9, 13, 18, 26, 38, 55].map { $0 / seconds }
    switch self {
    case .curve: return durations.map { [$0] }
    case .decay, .criticalSpring: return frequencies.map { [$0] }
    case .spring, .jnw:
      return frequencies.flatMap { frequency in [0.12, 0.3, 0.5, 0.7, 0.9].map { [frequency, $0] } }
    case .pushedSpring:
      return frequencies.flatMap { frequency in
        [0.2, 0.5, 0.8, 1].flatMap { ratio in [-3.0, 3, 10].map { [frequency, ratio, $0] } }
      }
    case .easedSpring:
      return durations.flatMap { duration in [0.2, 0.4, 0.6, 0.8, 0.98].map { [duration, $0] } }
    case .rubberBand:
      return durations.flatMap { duration in [0.4, 1, 3, 8].map { [duration, $0] } }
    case .popSpring, .keyframes: return []
    case .bezier:
      let points: [[Double]] = [
        [0.25, 0.25, 0.75, 0.75], [0.42, 0, 1, 1], [0.02, 0.02, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1],
        [0.4, 0, 0.2, 1], [0.2, 0.8, 0.2, 1], [0.34, 1.5, 0.64, 1], [0.36, 0, 0.66, -0.56], [0.68, -0.5, 0.32, 1.5],
      ]
      return [0.85, 1, 1.1].flatMap { factor in points.map { [factor * seconds] + $0 } }
    }
  }

  /// Returns the magnitude of a significant change of each parameter.
  func scales(_ parameters: [Double]) -> [Double] {
    let step =
      switch self {
      case .pushedSpring, .rubberBand: 0.3
      default: 0.1
      }
    return [max(0.01, parameters[0] * 0.1)] + [Double](repeating: step, count: parameterCount - 1)
  }
}
