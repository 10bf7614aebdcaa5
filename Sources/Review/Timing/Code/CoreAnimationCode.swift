import LayerTree
import Motion

/// Motions in Swift with Core Animation.
enum CoreAnimationCode {
  /// A function that adds the animation to a layer.
  static func function(for row: TimingRow, named name: String) -> String {
    var lines = ["/// \(CodeText.summary(of: row))", "func animate\(name)(_ layer: CALayer) {"]
    if row.delay > 0 {
      lines.append(
        "  let begin = layer.convertTime(CACurrentMediaTime(), from: nil) + \(CodeText.number(row.delay))")
    }
    lines += body(of: row)
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func body(of row: TimingRow) -> [String] {
    switch row.summary.pace {
    case .transition(let kind, let direction, let curve):
      guard kind != .flip else {
        return ["  // Core Animation has no flip of its own: UIView.transition(with:) turns views."]
      }
      var lines = ["  let animation = CATransition()", "  animation.type = .\(kind.rawValue)"]
      if kind != .fade { lines.append("  animation.subtype = .\(direction.rawValue)") }
      lines.append("  animation.timingFunction = \(CodeText.timingFunction(curve))")
      return lines + timing(of: row, isModelSet: false) + ["  layer.add(animation, forKey: kCATransition)"]
    case .code: return ["  // Code drives this at every frame: CADisplayLink calls yours."]
    case .pop, .decay, .jnw: return parts(of: row, CodeText.leaves(of: row))
    default:
      if row.summary.engine == .popBasic { return parts(of: row, CodeText.leaves(of: row)) }
      guard let from = row.summary.from, let to = row.summary.to else { return [] }
      return part(of: row, row.summary.subject, from, to)
    }
  }

  /// An animation for each leaf.
  private static func parts(
    of row: TimingRow, _ leaves: [(keyPath: String, leaf: AnimationSummary.Leaf)]
  ) -> [String] {
    guard !leaves.isEmpty else { return ["  // Nothing that a layer has changes."] }
    guard leaves.count > 1 else { return leaves.flatMap { part(of: row, $0.keyPath, $0.leaf.from, $0.leaf.to) } }
    return leaves.flatMap { leaf in
      ["  do {"] + part(of: row, leaf.keyPath, leaf.leaf.from, leaf.leaf.to).map { "  " + $0 } + ["  }"]
    }
  }

  private static func part(
    of row: TimingRow, _ keyPath: String, _ from: AnimatableValue, _ to: AnimatableValue
  ) -> [String] {
    let summary = row.summary
    let isModelSet = row.isModelSet
    // A UIKit block adds up with others by itself; what is left without them goes from value to value.
    let isAdditive = summary.isAdditive && [.basic, .spring].contains(summary.engine)
    let base = isAdditive ? summary.model : nil
    guard let first = CodeText.coreAnimation(base.map(from.subtracting) ?? from),
      let last = CodeText.coreAnimation(base.map(to.subtracting) ?? to), let end = CodeText.coreAnimation(to)
    else { return ["  // \(keyPath) takes pictures: set fromValue and toValue to your own."] }
    var lines: [String]
    switch summary.pace {
    case .keyframes(let keyframes, let curve):
      lines = ["  let animation = CAKeyframeAnimation(keyPath: \"\(keyPath)\")"] + self.keyframes(keyframes)
      if curve != .linear { lines.append("  animation.timingFunction = \(CodeText.timingFunction(curve))") }
      if summary.isAdditive { lines.append("  animation.isAdditive = true") }
    case .path(let path, let mode, let curve):
      lines = ["  let animation = CAKeyframeAnimation(keyPath: \"\(keyPath)\")"]
      lines.append("  animation.path = \(CodeText.path(path.path))")
      lines.append("  animation.calculationMode = .\(path.calculationMode.rawValue)")
      if let mode { lines.append("  animation.rotationMode = .rotate\(mode == .auto ? "Auto" : "AutoReverse")") }
      if curve != .linear { lines.append("  animation.timingFunction = \(CodeText.timingFunction(curve))") }
    case .jnw(let spring): lines = jnw(spring, row, keyPath, from, to)
    case .decay(let deceleration): lines = decay(deceleration, row, keyPath, from)
    default:
      let type = row.spring == nil ? "CABasicAnimation" : "CASpringAnimation"
      lines = [
        "  let animation = \(type)(keyPath: \"\(keyPath)\")", "  animation.fromValue = \(first)",
        "  animation.toValue = \(last)",
      ]
      if isAdditive { lines.append("  animation.isAdditive = true") }
      if let spring = row.spring { lines += self.spring(spring, row) }
      if case .curve(let function) = summary.pace {
        lines.append("  animation.timingFunction = \(CodeText.timingFunction(function))")
      }
    }
    lines += timing(of: row, isModelSet: isModelSet)
    if isModelSet, case .decay = summary.pace {
      lines.append("  layer.setValue(animation.values?.last, forKeyPath: \"\(keyPath)\")")
    } else if isModelSet {
      lines.append("  layer.setValue(\(end), forKeyPath: \"\(keyPath)\")")
    }
    return lines + ["  layer.add(animation, forKey: \"\(keyPath)\")"]
  }

  private static func spring(_ spring: SpringCurve, _ row: TimingRow) -> [String] {
    let velocity = spring.initialVelocity != 0 ? spring.initialVelocity : CodeText.relativeVelocity(of: row)
    return [
      "  animation.mass = \(CodeText.number(spring.mass))",
      "  animation.stiffness = \(CodeText.number(spring.stiffness))",
      "  animation.damping = \(CodeText.number(spring.damping))",
    ] + (velocity == 0 ? [] : ["  animation.initialVelocity = \(CodeText.number(velocity))"])
  }

  private static func keyframes(_ keyframes: Keyframes) -> [String] {
    let values = keyframes.values.map { CodeText.coreAnimation($0) ?? "NSNull()" }
    var lines = ["  animation.values = [\(values.joined(separator: ", "))]"]
    func list(_ name: String, _ numbers: [Double]?) {
      guard let numbers else { return }
      lines.append("  animation.\(name) = [\(numbers.map { CodeText.number($0) }.joined(separator: ", "))]")
    }
    list("keyTimes", keyframes.keyTimes)
    if let functions = keyframes.timingFunctions {
      lines.append("  animation.timingFunctions = [")
      lines += functions.map { "    \(CodeText.timingFunction($0))," } + ["  ]"]
    }
    if keyframes.calculationMode != .linear {
      lines.append("  animation.calculationMode = .\(keyframes.calculationMode.rawValue)")
    }
    list("tensionValues", keyframes.tensionValues)
    list("continuityValues", keyframes.continuityValues)
    list("biasValues", keyframes.biasValues)
    return lines
  }

  /// The keyframes that JNWSpringAnimation computes: no sine term, so that no other spring moves like it.
  private static func jnw(
    _ spring: JNWSpring, _ row: TimingRow, _ keyPath: String, _ from: AnimatableValue, _ to: AnimatableValue
  ) -> [String] {
    guard case .number(let start) = from, case .number(let end) = to else {
      return ["  let animation = CABasicAnimation(keyPath: \"\(keyPath)\")  // JNWSpringAnimation moves numbers alone."]
    }
    let decay = spring.damping / (2 * spring.mass)
    let squared = spring.stiffness / spring.mass - decay * decay
    return [
      "  let animation = CAKeyframeAnimation(keyPath: \"\(keyPath)\")",
      "  animation.values = stride(from: 0, through: 1, by: 1.0 / 240).map { (progress: Double) -> Double in",
      "    let time = progress * \(CodeText.number(row.duration ?? 1))",
      "    let rest = exp(-\(CodeText.number(decay)) * time) * cos(\(CodeText.number(max(0, squared).squareRoot())) * time)",
      "    return \(CodeText.number(end)) - (\(CodeText.number(end - start))) * rest",
      "  }",
    ]
  }

  /// The way of Pop's decay, in closed form.
  private static func decay(
    _ deceleration: Double, _ row: TimingRow, _ keyPath: String, _ from: AnimatableValue
  ) -> [String] {
    let velocities = row.summary.velocity?.allComponents ?? []
    let index = row.summary.leaves.firstIndex { $0.property.keyPath == keyPath } ?? 0
    guard case .number(let start) = from, velocities.indices.contains(index) else {
      return ["  let animation = CAKeyframeAnimation(keyPath: \"\(keyPath)\")  // Decays move numbers alone."]
    }
    return [
      "  let animation = CAKeyframeAnimation(keyPath: \"\(keyPath)\")",
      "  animation.values = stride(from: 0, through: 1, by: 1.0 / 120).map { (progress: Double) -> Double in",
      "    let time = progress * \(CodeText.number(row.duration ?? 1))",
      "    let rate = 1000 * log(\(CodeText.number(deceleration)))",
      "    return \(CodeText.number(start)) + \(CodeText.number(velocities[index])) * (exp(rate * time) - 1) / rate",
      "  }",
    ]
  }

  private static func timing(of row: TimingRow, isModelSet: Bool) -> [String] {
    let timing = row.summary.timing
    var lines: [String] = []
    if row.isSettling, row.spring != nil {
      lines.append("  animation.duration = animation.settlingDuration")
    } else if let duration = row.duration {
      lines.append("  animation.duration = \(CodeText.number(duration))")
    }
    if row.delay > 0 { lines.append("  animation.beginTime = begin") }
    if timing.repeatCount == .infinity {
      lines.append("  animation.repeatCount = .infinity")
    } else if timing.repeatCount > 1 {
      lines.append("  animation.repeatCount = \(CodeText.number(timing.repeatCount))")
    }
    if timing.repeatDuration > 0, timing.repeatDuration.isFinite {
      lines.append("  animation.repeatDuration = \(CodeText.number(timing.repeatDuration))")
    }
    if timing.autoreverses { lines.append("  animation.autoreverses = true") }
    if timing.speed != 1 { lines.append("  animation.speed = \(CodeText.number(timing.speed))") }
    // With the model at its end already, what was there before shows until the beginning.
    let fill = isModelSet && row.delay > 0 && timing.fillMode == .removed ? FillMode.backwards : timing.fillMode
    if fill != .removed, fill != .both || !isModelSet || row.delay > 0 {
      lines.append("  animation.fillMode = .\(fill.rawValue)")
    }
    if !row.summary.removedOnCompletion { lines.append("  animation.isRemovedOnCompletion = false") }
    return lines
  }
}
