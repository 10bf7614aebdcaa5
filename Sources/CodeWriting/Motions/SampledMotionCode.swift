import LayerTree
import Motion
import Review

/// Writes legs as Core Animation keyframes that reproduce the recorded motion.
struct SampledMotionCode {
  /// The tolerance of the keyframes, as a fraction of the distance.
  private static let precision = 0.0005

  /// The statements, which refer to a constant `layer` or `view`.
  let statements: [String]

  init(_ legs: [PlayedLeg], isOfView: Bool) {
    // The z scale of a flat layer has no visible effect.
    let legs = legs.filter { $0.property.keyPath != "transform.scale.z" }
    let blocks = legs.map { leg -> [String] in
      let comment = MotionText.comment(MotionText.summary(of: leg, moving: [leg.property]))
      let keyPath = leg.property.codeKeyPath
      guard let lines = Self.oneFunction(leg, keyPath) ?? Self.keyframes(leg, keyPath),
        let rest = MotionText.coreAnimation(leg.rest)
      else { return ["// \(comment): \(MotionText.comment(MotionText.values(of: leg)))"] }
      return ["// As recorded: \(comment)"] + lines + [
        "setWithoutAnimation(layer, \"\(keyPath)\", \(rest))", "layer.add(animation, forKey: \"\(keyPath)\")",
      ]
    }
    let lines = blocks.count > 1 ? blocks.flatMap { ["do {"] + $0.indented + ["}"] } : blocks.flatMap(\.self)
    statements = (isOfView && lines.contains { !$0.hasPrefix("//") } ? ["let layer = view.layer"] : []) + lines
  }

  /// Returns a leg as a single animation with a curve or a spring; nil if it does not reproduce the motion.
  private static func oneFunction(_ leg: PlayedLeg, _ keyPath: String) -> [String]? {
    guard leg.cycle == nil, let from = MotionText.coreAnimation(leg.from), let to = MotionText.coreAnimation(leg.target)
    else { return nil }
    let isSpring = if case .spring = leg.pace { true } else { false }
    var lines = [
      "let animation = \(isSpring ? "CASpringAnimation" : "CABasicAnimation")(keyPath: \"\(keyPath)\")",
      "animation.fromValue = \(from)", "animation.toValue = \(to)",
    ]
    switch leg.pace {
    case .spring(let spring): lines += CoreAnimationMotionCode.spring(spring)
    case .curve(let function, let seconds) where abs(seconds - leg.seconds) < 1e-3 * seconds:
      if function != .linear { lines.append("animation.timingFunction = \(SwiftText.timingFunction(function))") }
    default: return nil
    }
    return lines + ["animation.duration = \(MotionText.number((leg.seconds * 1e6).rounded() / 1e6))"]
  }

  /// Returns a leg as keyframes with many values.
  private static func keyframes(_ leg: PlayedLeg, _ keyPath: String) -> [String]? {
    let curve = leg.cycle.map { leg.curve.part(from: 0, to: $0) } ?? leg.curve
    let numbers = curve.values.map(\.allComponents)
    let tracks = (numbers.first ?? []).indices.map { index in numbers.map { $0[index] } }
    let kept = Simplified.points(of: tracks.map(Simplified.normalized), at: curve.times, within: precision)
    let duration = curve.times.last ?? 0
    // A way of a few thousandths needs more decimals.
    let decimals = curve.range < 0.01 ? 9 : 6
    let values = kept.compactMap { MotionText.coreAnimation(curve.values[$0].rounded(decimals: decimals)) }
    guard values.count == kept.count, duration > 0 else { return nil }
    let times = kept.map { MotionText.number((curve.times[$0] / duration * 1e7).rounded() / 1e7) }
    return [
      "let animation = CAKeyframeAnimation(keyPath: \"\(keyPath)\")",
      "animation.values = [\(values.joined(separator: ", "))]",
      "animation.keyTimes = [\(times.joined(separator: ", "))]",
      "animation.duration = \(MotionText.number((duration * 1e6).rounded() / 1e6))",
    ] + (leg.cycle == nil ? [] : ["animation.repeatCount = .infinity"])
  }
}

extension AnimatableValue {
  /// Returns the value with rounded components.
  fileprivate func rounded(decimals: Int) -> AnimatableValue {
    guard kind.componentCount != nil else { return self }
    return AnimatableValue(kind, allComponents: allComponents.map { $0.rounded(decimals: decimals) }) ?? self
  }
}
