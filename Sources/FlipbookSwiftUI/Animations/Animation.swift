package import Motion

/// A curve or a spring, with its delay, speed, and repetition: SwiftUI's `Animation`.
///
/// Modifiers apply in their order, as in SwiftUI: `.delay(1).speed(2)` halves the delay, `.speed(2).delay(1)` doesn't.
public struct Animation: Hashable, Sendable {
  /// A change of the animation's time.
  enum Modifier: Hashable {
    case delay(Double)
    case speed(Double)
    case repetition(count: Double, autoreverses: Bool)
  }

  /// The motion without modifiers.
  package var motion: SwiftUIAnimation.Motion
  /// The modifiers, innermost first.
  var modifiers: [Modifier] = []

  init(_ motion: SwiftUIAnimation.Motion) { self.motion = motion }

  /// Creates an animation, or traps with the reason why its parameters are out of range.
  private init(_ name: String, _ motion: () throws(SpringError) -> SwiftUIAnimation.Motion) {
    do throws(SpringError) { self.init(try motion()) } catch {
      preconditionFailure("Animation.\(name): \(error)")
    }
  }

  /// The standard animation: a spring with a response of 0.55 seconds, without bounce.
  public static let `default` = Animation("default") { () throws(SpringError) in try .default() }

  // MARK: Curves

  /// Returns a linear animation.
  public static func linear(duration: TimeInterval) -> Animation { Animation(.curve(.linear, duration: duration)) }
  /// Returns an animation that begins slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.curve(.easeIn, duration: duration)) }
  /// Returns an animation that ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.curve(.easeOut, duration: duration)) }
  /// Returns an animation that begins and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.curve(.easeInEaseOut, duration: duration))
  }
  /// A linear animation of 0.35 seconds.
  public static let linear = linear(duration: SwiftUIAnimation.curveDuration)
  /// An animation of 0.35 seconds that begins slowly.
  public static let easeIn = easeIn(duration: SwiftUIAnimation.curveDuration)
  /// An animation of 0.35 seconds that ends slowly.
  public static let easeOut = easeOut(duration: SwiftUIAnimation.curveDuration)
  /// An animation of 0.35 seconds that begins and ends slowly.
  public static let easeInOut = easeInOut(duration: SwiftUIAnimation.curveDuration)

  /// Returns an animation with a cubic Bézier curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.curve(TimingFunction(p1x, p1y, p2x, p2y), duration: duration))
  }

  /// Returns an animation with a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve.function, duration: duration))
  }

  // MARK: Springs

  /// Returns a spring from its perceptual duration and its bounce.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring(duration:bounce:)") { () throws(SpringError) in
      try .spring(duration: duration, bounce: bounce, blendDuration: blendDuration)
    }
  }

  /// Returns a spring from its response and its damping fraction.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring(response:dampingFraction:)") { () throws(SpringError) in
      try .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }
  }

  /// Returns the animation of a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring.curve, blendDuration: blendDuration))
  }

  /// A spring of 0.5 seconds without bounce.
  public static var spring: Animation { spring() }

  /// Returns a spring for interaction, with a low response.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Returns a spring for interaction, from its perceptual duration and its bounce.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring for interaction, with a low response.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

  /// Returns a spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    preset(.smooth, duration, extraBounce)
  }
  /// Returns a spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    preset(.snappy, duration, extraBounce)
  }
  /// Returns a spring with a bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    preset(.bouncy, duration, extraBounce)
  }
  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a bounce.
  public static var bouncy: Animation { bouncy() }

  private static func preset(
    _ preset: SwiftUIAnimation.Motion.Preset, _ duration: Double, _ extraBounce: Double
  ) -> Animation {
    Animation(preset.rawValue) { () throws(SpringError) in
      try .preset(preset, duration: duration, extraBounce: extraBounce)
    }
  }

  /// Returns a spring that is added to running animations, from its physical constants.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring") { () throws(SpringError) in
      .interpolatingSpring(
        try SpringCurve(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity, allowsOverdamping: true
        ).solvedExactly)
    }
  }

  /// Returns a spring that is added to running animations, from its perceptual duration and its bounce.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring") { () throws(SpringError) in
      .interpolatingSpring(
        try SpringCurve(perceptualDuration: duration, bounce: bounce, initialVelocity: initialVelocity).solvedExactly)
    }
  }

  /// Returns the animation of a spring that is added to running animations.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }

  /// A spring of 0.5 seconds that is added to running animations.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  // MARK: Modifiers

  private func adding(_ modifier: Modifier) -> Animation {
    var animation = self
    animation.modifiers.append(modifier)
    return animation
  }

  /// Returns the animation after a delay, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { adding(.delay(delay)) }

  /// Returns the animation at another speed.
  ///
  /// - Precondition: The speed is greater than 0.
  public func speed(_ speed: Double) -> Animation {
    precondition(speed > 0 && speed.isFinite, "Animation.speed: the speed must be greater than 0, but is \(speed)")
    return adding(.speed(speed))
  }

  /// Returns the animation repeated; a reversed run counts, too.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding(.repetition(count: Double(max(0, repeatCount)), autoreverses: autoreverses))
  }

  /// Returns the animation repeated forever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    adding(.repetition(count: .infinity, autoreverses: autoreverses))
  }
}
