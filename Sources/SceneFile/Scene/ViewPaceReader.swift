import Geometry
import LayerTree
import Motion

/// Reads how a UIKit block is paced: by a curve, a damping ratio, or the constants of a spring.
struct ViewPaceReader {
  let context: ReadingContext
  let record: RecordReader

  /// The options, with the curve that is said besides.
  func options() -> ViewAnimationOptions? {
    var options = ViewAnimationOptions()
    let words = record.read(ViewKeys.options) ?? []
    for option in words { option.apply(to: &options) }
    guard let node = record.node(ViewKeys.timingFunction) else { return options }
    if let word = words.first(where: { $0.rawValue.hasPrefix("curve") }) {
      context.log.error(
        at: node.range, "timingFunction and the option \(word.rawValue) both say how it is paced",
        hint: "keep one of them")
      return nil
    }
    guard let curve = record.read(ViewKeys.timingFunction) else { return nil }
    options.curve = curve
    return options
  }

  /// The pace.
  func pace() -> ViewAnimationStep.Pace? {
    let constants = [
      SpringKeys.mass.description, SpringKeys.stiffness.description, ViewKeys.initialVelocity.description,
    ]
    if let constant = constants.first(where: { record.has($0) }) { return physics(by: constant.name) }
    guard record.has(ViewKeys.blockDuration.description) else {
      context.log.error(at: record.range, "animate needs duration", hint: "duration: 0.3")
      return nil
    }
    guard let duration = record.read(ViewKeys.blockDuration) else { return nil }
    guard let damping = record.node(ViewKeys.damping) else {
      if let velocity = record.node(SpringKeys.velocity) {
        context.log.error(
          at: velocity.range, "a block without damping has no velocity",
          hint: "damping makes it spring: damping: 0.6")
        return nil
      }
      return .curve(duration: duration)
    }
    guard isUncurved(), let ratio = record.read(ViewKeys.damping) else { return nil }
    guard (0.0001...1).contains(ratio) else {
      context.log.error(
        at: damping.range, "damping is a ratio above 0 and up to 1, and this is \(ratio.plainText)",
        hint: "a damping coefficient goes with a stiffness: stiffness: 200")
      return nil
    }
    return SpringReader(context: context).view(record, duration: duration, dampingRatio: ratio).map { .spring($0) }
  }

  /// Springs have no curve.
  private func isUncurved() -> Bool {
    guard let curve = record.node(ViewKeys.timingFunction) else { return true }
    context.log.error(at: curve.range, "a spring has no timingFunction", hint: "leave out the damping, or this")
    return false
  }

  /// `UISpringTimingParameters`.
  private func physics(by key: String) -> ViewAnimationStep.Pace? {
    guard isUncurved() else { return nil }
    if let duration = record.node(ViewKeys.blockDuration) {
      context.log.error(
        at: duration.range, "a spring with \(key) takes its own time", hint: "leave out duration")
      return nil
    }
    if let velocity = record.node(SpringKeys.velocity) {
      context.log.error(
        at: velocity.range, "a spring with \(key) has an initialVelocity", hint: "initialVelocity: [0, 2]")
      return nil
    }
    guard record.has(SpringKeys.stiffness.description), record.has(ViewKeys.damping.description) else {
      context.log.error(
        at: record.range, "a spring with \(key) needs stiffness and damping", hint: "stiffness: 200, damping: 20")
      return nil
    }
    guard let stiffness = record.read(SpringKeys.stiffness), let damping = record.read(ViewKeys.damping),
      let velocity = initialVelocity()
    else { return nil }
    let mass = record.read(SpringKeys.mass) ?? 1
    do throws(SpringError) {
      let parameters = try SpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      guard parameters.duration.isFinite, parameters.duration <= 86_400 else {
        context.log.error(at: record.range, "this spring never settles", hint: "give it more damping")
        return nil
      }
      return .physics(parameters)
    } catch {
      context.log.error(at: record.range, "\(error)")
      return nil
    }
  }

  /// The velocity: a vector, or a number for both directions.
  private func initialVelocity() -> Point? {
    guard let node = record.node(ViewKeys.initialVelocity) else { return .zero }
    if case .list = node.content { return ValueType<Point>.point.read(node, context) }
    return ValueType<Double>.number().read(node, context).map { Point($0, $0) }
  }
}
