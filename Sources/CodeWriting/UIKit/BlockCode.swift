import Geometry
import LayerTree
import Motion
import SceneProgram

/// Writes UIKit animation blocks as equivalent Core Animation animations.
///
/// The animation runs from the earlier value to the model value with the block's curve. UIKit's spring is a Core
/// Animation spring that is cut off after the block's duration.
struct BlockCode {
  private let writer: SceneCodeWriter
  private let expressions: ExpressionCode
  private let animations: AnimationCode
  private let changes: ChangeCode

  init(_ writer: SceneCodeWriter, _ animations: AnimationCode) {
    self.writer = writer
    self.animations = animations
    expressions = ExpressionCode(writer)
    changes = ChangeCode(writer)
  }

  /// Returns the statements for a block.
  ///
  /// - Throws: An ``Omission`` if the block has no equivalent in Core Animation.
  func statements(_ changes: [OutlineChange], _ step: OutlineStep) throws(Omission) -> [String] {
    guard step.parameters["stiffness"] == nil else { throw Omission(message: "a block with a spring of constants") }
    let options = step.parameters.words("options")
    let pace = try pace(step, options)
    var lines: [String] = []
    for change in changes {
      guard case .layer(let layer) = change.subject else {
        lines += try self.changes.statements([change])
        continue
      }
      if change.keyPath == "frame", let frame = constantFrame(change.end.value) {
        lines += try animations(of: layer, to: frame, change.end.value, pace, options)
        continue
      }
      guard let property = AnimatableProperty(keyPath: change.keyPath) else {
        throw Omission(message: "a block that changes \(change.keyPath)")
      }
      lines += try animation(of: layer, property, change.end, pace, options)
    }
    return lines
  }

  /// Returns the value of a frame with constant numbers; nil otherwise.
  private func constantFrame(_ value: OutlineValue) -> Rect? {
    guard case .list(let items) = value, items.count == 4, !value.hasNames else { return nil }
    let numbers = items.compactMap { Self.constant($0.expression) }
    return numbers.count == 4 ? Rect(numbers[0], numbers[1], numbers[2], numbers[3]) : nil
  }

  /// Returns the animations of position and size that are equivalent to an animation of the frame.
  private func animations(
    of layer: Int, to frame: Rect, _ value: OutlineValue, _ pace: [(property: String, value: String)],
    _ options: [String]
  ) throws(Omission) -> [String] {
    let anchor = writer.outline.layers[layer].properties.anchorPoint
    let position = Point(frame.minX + anchor.x * frame.width, frame.minY + anchor.y * frame.height)
    let ends: [(String, AnimatableValue)] = [("position", .point(position)), ("bounds.size", .size(frame.size))]
    var lines: [String] = []
    for (keyPath, constant) in ends {
      guard let property = AnimatableProperty(keyPath: keyPath) else { continue }
      lines += try animation(of: layer, property, OutlineEnd(value: value, constant: constant), pace, options)
    }
    return lines
  }

  private func animation(
    of layer: Int, _ property: AnimatableProperty, _ end: OutlineEnd, _ pace: [(property: String, value: String)],
    _ options: [String]
  ) throws(Omission) -> [String] {
    let name = animations.name(of: layer, property.keyPath)
    let type = pace.contains { $0.property == "stiffness" } ? "CASpringAnimation" : "CABasicAnimation"
    // UIKit animates the whole transform, and cannot distinguish rotations about x and y.
    let isInDepth = property == .transformRotationX || property == .transformRotationY
    var lines = ["let \(name) = \(type)(keyPath: \"\(isInDepth ? "transform" : property.codeKeyPath)\")"]
    lines += pace.map { "\(name).\($0.property) = \($0.value)" }
    if options.contains("repeat") { lines.append("\(name).repeatCount = .infinity") }
    if options.contains("autoreverse") { lines.append("\(name).autoreverses = true") }
    let value =
      property.kind == .transform && end.constant == nil
      ? try expressions.transform(end.value) : try expressions.value(end, property.kind, property.unit)
    // Since iOS 8, a new animation of position, size, or transform in UIKit continues from the current value and
    // velocity.
    if writer.outline.generation != .iOS7, property.isMovedByBlocks, !isInDepth, writer.isInterrupted(layer, property) {
      writer.use(.animateAdditively)
      return lines + ["animateAdditively(\(writer.layerName(of: layer)), to: \(value), \(name))"]
    }
    writer.use(.animate)
    let part = isInDepth ? "at: \"\(property.codeKeyPath)\", " : ""
    let shown = options.contains("beginFromCurrentState") ? "fromShown: true, " : ""
    return lines + ["animate(\(writer.layerName(of: layer)), to: \(value), \(part)\(shown)\(name))"]
  }

  /// Returns the duration, the delay, and the curve or spring, as properties of an animation.
  private func pace(_ step: OutlineStep, _ options: [String]) throws(Omission) -> [(property: String, value: String)] {
    func number(_ key: String) throws(Omission) -> String? {
      try expressions.parameter(key, of: step.parameters)
    }
    let curves: [String: TimingFunction] = [
      "curveLinear": .linear, "curveEaseIn": .easeIn, "curveEaseOut": .easeOut,
    ]
    let curve = step.parameters.timingFunction ?? options.compactMap { curves[$0] }.first ?? .easeInEaseOut
    let bouncing = try bounce(step)
    let given = try number("duration")
    guard let duration = bouncing.map({ SwiftText.number($0.viewSettlingDuration) }) ?? given, duration != "0" else {
      throw Omission(message: "a block without a duration")
    }
    var pace = [(property: "duration", value: duration)]
    if let delay = try number("delay"), delay != "0" {
      pace.append(("beginTime", "CACurrentMediaTime() + \(delay)"))
      pace.append(("fillMode", ".backwards"))
    }
    if let bouncing {
      pace += [
        ("stiffness", SwiftText.number(bouncing.stiffness)), ("damping", SwiftText.number(bouncing.damping)),
      ]
      if bouncing.initialVelocity != 0 { pace.append(("initialVelocity", SwiftText.number(bouncing.initialVelocity))) }
      if bouncing.dampingRatio > 1 { pace.append(("allowsOverdamping", "true")) }
      return pace
    }
    guard let damping = try constant("damping", step) else {
      return pace + [("timingFunction", SwiftText.timingFunction(curve))]
    }
    let generation = writer.outline.generation
    guard let duration = try constant("duration", step),
      let spring = try? UIKitSpring(
        duration: duration, dampingRatio: damping, velocity: try constant("velocity", step) ?? 0,
        generation: generation, timingFunction: curve)
    else { throw Omission(message: "a spring that UIKit cannot compute") }
    pace.append(("stiffness", SwiftText.number(spring.curve.stiffness)))
    pace.append(("damping", SwiftText.number(spring.curve.damping)))
    if spring.curve.initialVelocity != 0 {
      pace.append(("initialVelocity", SwiftText.number(spring.curve.initialVelocity)))
    }
    if generation == .iOS7 { pace.append(("timingFunction", SwiftText.timingFunction(curve))) }
    return pace
  }

  /// Returns the spring with a perceptual duration and a bounce; nil if the block has none.
  private func bounce(_ step: OutlineStep) throws(Omission) -> SpringCurve? {
    guard step.parameters["springDuration"] != nil || step.parameters["bounce"] != nil else { return nil }
    let (duration, bounce) = (try constant("springDuration", step), try constant("bounce", step))
    let velocity = try constant("velocity", step)
    guard
      let curve = try? SpringCurve(
        perceptualDuration: duration ?? 0.5, bounce: bounce ?? 0, initialVelocity: velocity ?? 0)
    else { throw Omission(message: "a spring of that duration and bounce") }
    return curve
  }

  /// Returns the number of a constant expression; nil for other expressions.
  private static func constant(_ expression: OutlineExpression?) -> Double? {
    switch expression {
    case .number(let number)?, .constant(_, .number(let number))?: number
    case .negate(.number(let number))?: -number
    default: nil
    }
  }

  private func constant(_ name: String, _ step: OutlineStep) throws(Omission) -> Double? {
    guard let value = step.parameters[name] else { return nil }
    guard let number = Self.constant(value.expression) else { throw Omission(message: "\(name), which changes") }
    return number
  }
}

extension AnimatableProperty {
  /// True for positions, sizes, and transforms; UIKit blocks animate these on top of previous animations.
  fileprivate var isMovedByBlocks: Bool { ["position", "bounds", "transform"].contains { keyPath.hasPrefix($0) } }
}
