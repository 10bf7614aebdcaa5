import Arithmetic
import Geometry
import Motion

/// The parameters of a spring in one notation.
struct SpringValues: Hashable, Sendable {
  var notation: SpringNotation
  /// The values of the notation's parameters, by their keys.
  var values: [String: Double]
  /// The initial velocity, in distances per second.
  var velocity = 0.0
  var generation = UIKitGeneration.iOS8

  /// The maximum duration of a plotted motion, in seconds.
  private static let maximumDuration = 6.0

  /// The value of a parameter, or the engine's default.
  subscript(key: String) -> Double {
    values[key] ?? notation.parameters.first { $0.key == key }?.standard ?? 0
  }

  /// Returns the spring as a function of time.
  ///
  /// - Throws: ``SpringError`` when the values don't define a spring.
  func curve() throws(SpringError) -> SpringCurve {
    switch notation {
    case .pop:
      let dynamics = try PopDynamics(bounciness: self["bounciness"], speed: self["speed"])
      return try SpringCurve(mass: dynamics.mass, stiffness: dynamics.tension, damping: dynamics.friction)
    case .popDynamics:
      return try SpringCurve(mass: self["mass"], stiffness: self["tension"], damping: self["friction"])
    case .coreAnimation, .jnw, .viewConstants:
      return try SpringCurve(
        mass: self["mass"], stiffness: self["stiffness"], damping: self["damping"], initialVelocity: velocity)
    case .perceptual:
      return try SpringCurve(
        perceptualDuration: self["perceptualDuration"], bounce: self["bounce"], initialVelocity: velocity)
    case .response:
      return try SpringCurve(
        response: self["response"], dampingRatio: self["dampingRatio"], initialVelocity: velocity)
    case .view: return try block().curve
    }
  }

  private func block() throws(SpringError) -> UIKitSpring {
    try UIKitSpring(
      duration: self["duration"], dampingRatio: self["damping"], velocity: velocity, generation: generation)
  }

  /// Converts the spring to another notation, with at most three decimals; nil if that notation can't express it.
  ///
  /// - Parameters:
  ///   - other: The notation.
  ///   - mass: The mass, if the notation has one; nil to keep the mass of this spring.
  /// - Returns: The spring in the other notation.
  /// - Throws: ``SpringError`` when the values don't define a spring.
  func converted(to other: SpringNotation, mass: Double? = nil) throws(SpringError) -> SpringValues? {
    if other == notation { return self }
    let curve = try curve()
    var result = SpringValues(notation: other, values: [:], velocity: velocity, generation: generation)
    let (frequency, ratio, mass) = (
      curve.naturalFrequency, curve.dampingRatio, mass.flatMap { $0 > 0 ? $0 : nil } ?? curve.mass
    )
    let (stiffness, damping) = (frequency * frequency * mass, 2 * ratio * frequency * mass)
    switch other {
    case .pop:
      guard let pair = curve.popBouncinessAndSpeed ?? curve.popWithoutBounce else { return nil }
      result.values = ["bounciness": pair.bounciness, "speed": pair.speed]
    case .popDynamics: result.values = ["tension": stiffness, "friction": damping, "mass": mass]
    case .coreAnimation, .jnw, .viewConstants:
      result.values = ["mass": mass, "stiffness": stiffness, "damping": damping]
    case .perceptual: result.values = ["perceptualDuration": curve.perceptualDuration, "bounce": curve.bounce]
    case .response: result.values = ["response": curve.perceptualDuration, "dampingRatio": ratio]
    case .view:
      guard let duration = curve.viewDuration else { return nil }
      result.values = ["duration": duration, "damping": ratio]
    }
    result.values = result.values.mapValues(Self.rounded)
    return result
  }

  /// Returns a value rounded to the decimals that make a visible difference.
  static func rounded(_ value: Double) -> Double {
    let unit = abs(value) >= 100 ? 10.0 : abs(value) >= 10 ? 100 : 1000
    return (value * unit).rounded() / unit
  }

  /// Returns the motion from 0 to 1, as played by its engine.
  ///
  /// - Throws: ``SpringError`` when the values don't define a spring.
  func sketch() throws(SpringError) -> MotionSketch {
    switch notation {
    case .pop, .popDynamics:
      let curve = try curve()
      let dynamics = try PopDynamics(tension: curve.stiffness, friction: curve.damping, mass: curve.mass)
      var spring = PopSpring(from: .number(0), to: .number(1), dynamics: dynamics, threshold: 0.001)
      // Pop advances its simulation frame by frame.
      let count = Int(saturating: (Self.window(curve) * 60).rounded(.up))
      var values: [Double] = []
      for frame in 0...count {
        spring.advance(to: Double(frame) / 60)
        values.append(spring.value.allComponents[0])
      }
      return MotionSketch(values: values, duration: Double(count) / 60)
    case .jnw:
      let motion = try JNWSpring(damping: self["damping"], stiffness: self["stiffness"], mass: self["mass"])
        .motion(from: .number(0), to: .number(1))
      let duration = min(max(motion.duration, 0.1), Self.maximumDuration)
      return MotionSketch(duration: duration) { time in
        motion.duration > 0 ? motion.value(at: time / motion.duration).allComponents[0] : 1
      }
    case .view:
      let block = try block()
      return MotionSketch(duration: min(block.duration, Self.maximumDuration), value: block.value(at:))
    case .coreAnimation, .perceptual, .response, .viewConstants:
      let curve = try curve()
      return MotionSketch(duration: Self.window(curve), value: curve.value(at:))
    }
  }

  private static func window(_ curve: SpringCurve) -> Double { min(max(curve.settlingDuration, 0.1), maximumDuration) }
}
