import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the timing of a UIKit animation block: a curve, a damping ratio, or spring constants.
struct ViewTimingReader: Sendable {
  private let generation: UIKitGeneration
  /// The initial velocity of a spring with constants, as a vector or as one number for both axes; nil if it is omitted.
  let initialVelocity: Computed<Point>?

  init(_ record: RecordReader, _ generation: UIKitGeneration) {
    self.generation = generation
    if case .list? = record.node(ViewKeys.initialVelocity)?.content {
      initialVelocity = record.compiled(ViewKeys.initialVelocity, as: .point)
    } else {
      initialVelocity = record.compiled(ViewKeys.initialVelocity, as: .relativeVelocity)?.map { Point($0, $0) }
    }
  }

  /// Reads the options, including the curve that may be given by a separate key.
  static func options(_ record: RecordValues) -> ViewAnimationOptions? {
    var options = ViewAnimationOptions()
    let words = record.read(ViewKeys.options) ?? []
    for option in words { option.apply(to: &options) }
    guard let range = record.range(of: ViewKeys.timingFunction) else { return options }
    if let word = words.first(where: { $0.rawValue.hasPrefix("curve") }) {
      record.log.error(
        at: range, "timingFunction and the option \(word.rawValue) both set the curve",
        hint: "keep one of them")
      return nil
    }
    guard let curve = record.read(ViewKeys.timingFunction) else { return nil }
    options.curve = curve
    return options
  }

  /// Reads the timing; nil, after logging an error, if it is invalid.
  func pace(_ record: RecordValues) -> ViewAnimationStep.Pace? {
    let constants = [SpringKeys.mass.name, SpringKeys.stiffness.name, ViewKeys.initialVelocity.name]
    if let constant = constants.first(where: { record.has($0) }) { return physics(record, by: constant) }
    let bouncing = [ViewKeys.springDuration.name, ViewKeys.bounce.name]
    if let key = bouncing.first(where: { record.has($0) }) {
      guard let curve = Self.bounce(record, by: key, isBlock: true) else { return nil }
      return .physics(SpringTimingParameters(curve))
    }
    guard record.has(ViewKeys.blockDuration) else {
      record.log.error(at: record.range, "animate needs duration", hint: "duration: 0.3")
      return nil
    }
    guard let duration = record.read(ViewKeys.blockDuration) else { return nil }
    guard let damping = record.range(of: ViewKeys.damping) else {
      if let velocity = record.range(of: SpringKeys.velocity) {
        record.log.error(
          at: velocity, "a block without damping cannot have a velocity", hint: "add damping for a spring: damping: 0.6"
        )
        return nil
      }
      return .curve(duration: duration)
    }
    guard isUncurved(record), let ratio = record.read(ViewKeys.damping) else { return nil }
    // For values computed while the scene plays, any ratio makes a spring, as in UIKit.
    guard record.frame.isDriven || (0.0001...1).contains(ratio) else {
      record.log.error(
        at: damping, "damping must be greater than 0 and at most 1, but is \(ratio.plainText)",
        hint: "for a damping coefficient, add stiffness: 200")
      return nil
    }
    return SpringReader(generation: generation).view(record, duration: duration, dampingRatio: ratio)
      .map { .spring($0) }
  }

  /// Returns true if the block has no curve; logs an error for a curve in addition to a spring.
  private func isUncurved(_ record: RecordValues) -> Bool {
    guard let curve = record.range(of: ViewKeys.timingFunction) else { return true }
    record.log.error(at: curve, "a spring cannot have a timingFunction", hint: "remove damping or timingFunction")
    return false
  }

  /// Reads a spring with a perceptual duration and a bounce.
  ///
  /// - Parameters:
  ///   - record: The parameters of a block or an animator.
  ///   - key: The key that selects this notation.
  ///   - isBlock: True for `animate(springDuration:bounce:)`, which plays Core Animation's overdamped curve below 0;
  ///     false for `UISpringTimingParameters(duration:bounce:)`, which is critically damped there.
  /// - Returns: The spring; nil, after logging an error, if it is invalid.
  static func bounce(_ record: RecordValues, by key: String, isBlock: Bool) -> SpringCurve? {
    if let duration = record.range(of: ViewKeys.blockDuration) {
      record.log.error(
        at: duration, "a spring with \(key) takes springDuration, not duration",
        hint: "write springDuration instead of duration")
      return nil
    }
    if let damping = record.range(of: ViewKeys.damping) {
      record.log.error(
        at: damping, "a spring with \(key) cannot have damping", hint: "bounce: 0.3 is the same as damping: 0.7")
      return nil
    }
    if let curve = record.range(of: ViewKeys.timingFunction) {
      record.log.error(at: curve, "a spring cannot have a timingFunction", hint: "remove \(key) or timingFunction")
      return nil
    }
    do throws(SpringError) {
      let curve = try SpringCurve(
        perceptualDuration: record.read(ViewKeys.springDuration) ?? 0.5, bounce: record.read(ViewKeys.bounce) ?? 0,
        initialVelocity: record.read(SpringKeys.velocity) ?? 0)
      guard curve.viewSettlingDuration <= 86_400 else {
        record.log.error(at: record.range, "this spring never settles", hint: "give it less bounce")
        return nil
      }
      guard !isBlock else { return curve }
      return try SpringCurve(
        stiffness: curve.stiffness, damping: curve.damping, initialVelocity: curve.initialVelocity)
    } catch {
      record.log.error(at: record.range, "\(error)")
      return nil
    }
  }

  /// Reads the constants of `UISpringTimingParameters`.
  private func physics(_ record: RecordValues, by key: String) -> ViewAnimationStep.Pace? {
    guard isUncurved(record) else { return nil }
    if let duration = record.range(of: ViewKeys.blockDuration) {
      record.log.error(at: duration, "a spring with \(key) determines its own duration", hint: "leave out duration")
      return nil
    }
    if let velocity = record.range(of: SpringKeys.velocity) {
      record.log.error(
        at: velocity, "a spring with \(key) takes initialVelocity, not velocity", hint: "initialVelocity: [0, 2]")
      return nil
    }
    guard record.has(SpringKeys.stiffness), record.has(ViewKeys.damping) else {
      record.log.error(
        at: record.range, "a spring with \(key) needs stiffness and damping", hint: "stiffness: 200, damping: 20")
      return nil
    }
    guard let stiffness = record.read(SpringKeys.stiffness), let damping = record.read(ViewKeys.damping) else {
      return nil
    }
    var velocity = Point.zero
    if let initialVelocity {
      guard let now = initialVelocity.value(record.frame) else { return nil }
      velocity = now
    }
    let mass = record.read(SpringKeys.mass) ?? 1
    do throws(SpringError) {
      let parameters = try SpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      guard parameters.duration.isFinite, parameters.duration <= 86_400 else {
        record.log.error(at: record.range, "this spring never settles", hint: "give it more damping")
        return nil
      }
      return .physics(parameters)
    } catch {
      record.log.error(at: record.range, "\(error)")
      return nil
    }
  }
}
