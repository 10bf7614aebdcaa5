package import Motion

/// A spring and its motion: SwiftUI's `Spring`.
public struct Spring: Hashable, Sendable {
  package let curve: SpringCurve

  private init(_ name: String, _ curve: () throws(SpringError) -> SpringCurve) {
    do throws(SpringError) { self.curve = try curve() } catch { preconditionFailure("Spring(\(name)): \(error)") }
  }

  /// Creates a spring from its perceptual duration and its bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init("duration:bounce:") { () throws(SpringError) in
      try SpringCurve(perceptualDuration: duration, bounce: bounce)
    }
  }

  /// Creates a spring from its response and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init("response:dampingRatio:") { () throws(SpringError) in
      try SpringCurve(response: response, dampingRatio: dampingRatio)
    }
  }

  /// Creates a spring from its physical constants.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.init("mass:stiffness:damping:") { () throws(SpringError) in
      try SpringCurve(mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: allowOverDamping)
        .solvedExactly
    }
  }

  /// A spring without bounce.
  public static var smooth: Spring { Spring() }
  /// A spring with a small bounce.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring with a bounce.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// Returns a spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Returns a spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Returns a spring with a bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The perceptual duration, in seconds.
  public var duration: TimeInterval { curve.perceptualDuration }
  /// The bounce.
  public var bounce: Double { curve.bounce }
  /// The undamped period, in seconds.
  public var response: Double { curve.perceptualDuration }
  /// The damping ratio.
  public var dampingRatio: Double { curve.dampingRatio }
  /// The mass.
  public var mass: Double { curve.mass }
  /// The stiffness.
  public var stiffness: Double { curve.stiffness }
  /// The damping.
  public var damping: Double { curve.damping }
  /// The time until at most a thousandth of the distance remains, in seconds.
  public var settlingDuration: TimeInterval {
    SwiftUISpring(curve).settlingDuration(offset: 1, velocity: 0, distance: 1)
  }

  /// Returns the value at a time in seconds, starting from zero.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let motion = SpringWeights(SwiftUISpring(curve), at: time)
    return target + motion.offset(.zero - target, initialVelocity)
  }

  /// Returns the velocity at a time in seconds, starting from zero.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    SpringWeights(SwiftUISpring(curve), at: time).velocity(.zero - target, initialVelocity)
  }
}
