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
    guard let (subject, type, name) = subject(text, at: node.range), let motion = motion(verb, of: type, record)
    else { return nil }
    let key = record.read(StepKeys.key) ?? name
    return PopStep(
      subject: subject, motion: motion,
      settings: PopStep.Settings(
        from: value(PopKeys.from, of: type, record), repeatCount: Int(record.read(PopKeys.repeatCount) ?? 0),
        autoreverses: record.read(PopKeys.autoreverses) ?? false,
        isAdditive: record.read(PopKeys.additive) ?? false,
        roundingFactor: record.read(PopKeys.rounding) ?? 0,
        clampMode: record.read(PopKeys.clamp)?.mode ?? []),
      key: key == "none" ? nil : key, completion: completion)
  }

  /// What is animated, the type of its values, and what it is called.
  private func subject(
    _ text: String, at range: SourceRange
  ) -> (PopStep.Subject, ValueType<AnimatableValue>, name: String)? {
    if let (name, value) = context.state(named: text) {
      guard case .number = value else {
        context.log.error(at: range, "\(text) is \(value.kindName), and Pop animates numbers")
        return nil
      }
      return (.state(name), ValueType<Double>.number().map { .number($0) }, name)
    }
    guard let target = targets.popProperty(text, at: range) else { return nil }
    return (.property(layer: target.layer, target.property), .value(of: target.property), target.property.name)
  }

  private func motion(
    _ verb: String, of type: ValueType<AnimatableValue>, _ record: RecordReader
  ) -> PopStep.Motion? {
    if verb == StepKeys.popDecay.name {
      return value(PopKeys.decayVelocity, of: type, record).map {
        .decay(velocity: $0, deceleration: record.read(PopKeys.deceleration) ?? 0.998)
      }
    }
    guard let to = value(PopKeys.to, of: type, record) else { return nil }
    if verb == StepKeys.popBasic.name {
      return .basic(
        to: to, duration: record.read(PopKeys.duration) ?? 0.4,
        timingFunction: record.read(TimingKeys.timingFunction) ?? .default)
    }
    guard let dynamics = SpringReader(context: context).pop(record) else { return nil }
    return .spring(
      to: to, dynamics: dynamics, velocity: value(PopKeys.velocity, of: type, record),
      retargets: record.read(PopKeys.whenRunning) != .replace)
  }

  private func value(
    _ key: Key<SyntaxNode>, of type: ValueType<AnimatableValue>, _ record: RecordReader
  ) -> AnimatableValue? {
    record.read(key).flatMap { type.read($0, context) }
  }
}
