import LayerTree
import Motion

/// Reads Pop's animations.
struct PopReader {
  let context: ReadingContext
  let targets: TargetReader

  /// The animations of a step, one for each of its targets.
  func steps(_ verb: SyntaxNode.Entry, _ record: RecordReader, completion: [Step]) -> [PopStep]? {
    let steps = verb.value.items.compactMap { item in step(item, verb.key, record, completion) }
    return steps.count == verb.value.items.count ? steps : nil
  }

  private func step(
    _ node: SyntaxNode, _ verb: String, _ record: RecordReader, _ completion: [Step]
  ) -> PopStep? {
    guard let text = node.text else {
      context.mismatch(node, "a layer and a property, such as ball.scaleXY")
      return nil
    }
    guard let target = targets.popProperty(text, at: node.range),
      let motion = motion(verb, of: target.property, record)
    else { return nil }
    let from = value(PopKeys.from, of: target.property, record)
    let key = record.read(StepKeys.key) ?? target.property.name
    return PopStep(
      layer: target.layer, property: target.property, motion: motion,
      settings: PopStep.Settings(
        from: from, repeatCount: Int(record.read(PopKeys.repeatCount) ?? 0),
        autoreverses: record.read(PopKeys.autoreverses) ?? false,
        isAdditive: record.read(PopKeys.additive) ?? false,
        roundingFactor: record.read(PopKeys.rounding) ?? 0,
        clampMode: record.read(PopKeys.clamp)?.mode ?? []),
      key: key == "none" ? nil : key, completion: completion)
  }

  private func motion(
    _ verb: String, of property: PopLayerProperty, _ record: RecordReader
  ) -> PopStep.Motion? {
    if verb == StepKeys.popDecay.name {
      return value(PopKeys.decayVelocity, of: property, record).map {
        .decay(velocity: $0, deceleration: record.read(PopKeys.deceleration) ?? 0.998)
      }
    }
    guard let to = value(PopKeys.to, of: property, record) else { return nil }
    if verb == StepKeys.popBasic.name {
      return .basic(
        to: to, duration: record.read(PopKeys.duration) ?? 0.4,
        timingFunction: record.read(TimingKeys.timingFunction) ?? .default)
    }
    guard let dynamics = SpringReader(context: context).pop(record) else { return nil }
    return .spring(
      to: to, dynamics: dynamics, velocity: value(PopKeys.velocity, of: property, record),
      retargets: record.read(PopKeys.whenRunning) != .replace)
  }

  private func value(
    _ key: Key<SyntaxNode>, of property: PopLayerProperty, _ record: RecordReader
  ) -> AnimatableValue? {
    record.read(key).flatMap { ValueType.value(of: property).read($0, context) }
  }
}
