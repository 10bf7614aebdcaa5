import Arithmetic

/// The spring of JNWSpringAnimation: keyframes one millisecond apart, until the motion has come to rest.
///
/// After `JNWSpringAnimation.m` of jwilling/JNWSpringAnimation (MIT license). It doesn't solve the spring equation: the
/// sine term is missing, so the motion starts at full speed, and without oscillation it is a plain exponential.
public struct JNWSpring: Hashable, Sendable {
  /// The force per unit of velocity; greater than 0.
  public let damping: Double
  /// The force per unit of distance; greater than 0.
  public let stiffness: Double
  /// The mass attached to the spring; greater than 0.
  public let mass: Double

  /// The time between two keyframes in seconds, a 32-bit constant of the original.
  static let step = Double(0.001 as Float)
  /// The tolerance, as a fraction of the distance, between the last keyframes and the end value.
  private static let threshold = Double(0.0001 as Float)
  /// The maximum number of keyframes: more than a quarter of an hour, far longer than any animation.
  private static let maximumKeyframeCount = 1_000_000

  /// Creates a spring; the defaults are the original's.
  ///
  /// - Throws: ``SpringError/notPositive(_:found:)``.
  public init(damping: Double = 30, stiffness: Double = 300, mass: Double = 5) throws(SpringError) {
    try SpringError.requirePositive(damping, .damping)
    try SpringError.requirePositive(stiffness, .stiffness)
    try SpringError.requirePositive(mass, .mass)
    self.damping = damping
    self.stiffness = stiffness
    self.mass = mass
  }

  /// The damping as a multiple of critical damping; at 1 and above, the motion doesn't oscillate.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Returns the remaining fraction of the distance after `time` seconds.
  private func remainder(at time: Double) -> Double {
    let squaredFrequency = stiffness / mass - damping * damping / (4 * mass * mass)
    let frequency = squaredFrequency > 0 ? squaredFrequency.squareRoot() : 0
    return exp(-damping / (2 * mass) * time) * cos(frequency * time)
  }

  /// Returns the keyframes from one value to another.
  ///
  /// - Parameters:
  ///   - from: The start value, truncated to 32-bit numbers.
  ///   - to: The end value, truncated to 32-bit numbers. Transforms are interpolated entry by entry.
  /// - Returns: The keyframes until all components are at rest.
  /// - Throws: ``SpringError/neverSettles`` if that takes more than a million; ``SpringError/notNumbers(_:)`` for
  ///   values without a fixed number of components, such as paths.
  /// - Precondition: Both values are of one kind.
  public func motion(from: AnimatableValue, to: AnimatableValue) throws(SpringError) -> JNWMotion {
    precondition(from.kind == to.kind, "a \(from.kind.rawValue) and a \(to.kind.rawValue) cannot be combined")
    guard from.kind.componentCount != nil else { throw .notNumbers(from.kind) }
    let starts = from.allComponents.map { Double(Float($0)) }
    let distances = zip(from.allComponents, to.allComponents).map { Double(Float($1) - Float($0)) }
    let ends = to.allComponents.map { Double(Float($0)) }
    var previous = [Double](repeating: 0, count: starts.count)
    var remainders: [Double] = []
    var time = 0.0
    while true {
      let remainder = remainder(at: time)
      var isAtRest = true
      for index in starts.indices {
        let distance = distances[index]
        let value = starts[index] + distance - distance * remainder
        let threshold = Self.threshold * abs(distance)
        // The original compares differences as 32-bit numbers.
        let isReached =
          Double(Float(abs(value - previous[index]))) <= threshold
          && Double(Float(abs(previous[index] - ends[index]))) <= threshold
        if !isReached { isAtRest = false }
        previous[index] = value
      }
      if isAtRest { break }
      if remainders.count == Self.maximumKeyframeCount { throw .neverSettles }
      remainders.append(remainder)
      time += Self.step
    }
    return JNWMotion(to: to, starts: starts, distances: distances, remainders: remainders)
  }
}
