import Arithmetic
import LayerTree
import Motion

/// Reads Pop's animations.
struct PopReader {
  let context: ReadingContext
  let targets: TargetReader

  /// What begins with an animation, when it meets its target, and when it has run.
  struct Following {
    let opening: [Step]
    let arrival: [Step]
    let completion: [Step]
  }

  /// The animations of a step, one for each of its targets.
  func steps(_ verb: SyntaxNode.Entry, _ record: RecordReader, _ following: Following) -> [PopStep]? {
    let steps = verb.value.items.compactMap { item in step(item, verb.key, record, following) }
    return steps.count == verb.value.items.count ? steps : nil
  }

  /// The pauses of a step, or their ends, one for each of its targets.
  func pauses(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> [PopPauseStep]? {
    let pauses = verb.value.items.compactMap { item -> PopPauseStep? in
      guard let (subject, _, name) = subject(of: item, record) else { return nil }
      var layer: Int?
      if case .property(let index, _) = subject { layer = index }
      return PopPauseStep(
        layer: layer, key: record.read(StepKeys.key) ?? name, isPaused: verb.key == StepKeys.pausePop.name)
    }
    return pauses.count == verb.value.items.count ? pauses : nil
  }

  private func step(
    _ node: SyntaxNode, _ verb: String, _ record: RecordReader, _ following: Following
  ) -> PopStep? {
    guard let (subject, type, name) = subject(of: node, record),
      let motion = motion(verb, of: type, record)
    else { return nil }
    let key = record.read(StepKeys.key) ?? name
    return PopStep(
      subject: subject, motion: motion, settings: settings(record, type), key: key == "none" ? nil : key,
      opening: following.opening, arrival: following.arrival, completion: following.completion)
  }

  private func settings(_ record: RecordReader, _ type: ValueType<AnimatableValue>) -> PopStep.Settings {
    PopStep.Settings(
      from: value(PopKeys.from, of: type, record), beginTime: record.read(PopKeys.beginTime) ?? 0,
      repeatCount: Int(saturating: record.read(PopKeys.repeatCount) ?? 0),
      repeatForever: record.read(PopKeys.repeatForever) ?? false,
      autoreverses: record.read(PopKeys.autoreverses) ?? false,
      isAdditive: record.read(PopKeys.additive) ?? false, roundingFactor: record.read(PopKeys.rounding) ?? 0,
      clampMode: record.read(PopKeys.clamp)?.mode ?? [],
      removedOnCompletion: record.read(PopKeys.removedOnCompletion) ?? true)
  }

  /// What is animated, the type of its values, and what it is called.
  private func subject(
    of node: SyntaxNode, _ record: RecordReader
  ) -> (PopStep.Subject, ValueType<AnimatableValue>, name: String)? {
    guard let text = node.text else {
      context.mismatch(node, "a layer and a property, such as ball.scaleXY")
      return nil
    }
    if let (name, value) = context.state(named: text) {
      guard case .number = value else {
        context.log.error(at: node.range, "\(text) is \(value.kindName), and Pop animates numbers")
        return nil
      }
      let threshold = record.read(PopKeys.threshold) ?? PopProperty.customThreshold
      return (.state(name, threshold: threshold), ValueType<Double>.number().map { .number($0) }, name)
    }
    guard let target = targets.popProperty(text, at: node.range) else { return nil }
    if let threshold = record.node(PopKeys.threshold) {
      context.log.error(
        at: threshold.range, "\(target.property.name) has Pop's own threshold, \(target.property.threshold.plainText)",
        hint: "only a state can be given another")
      return nil
    }
    return (.property(layer: target.layer, target.property), .value(of: target.property), target.property.name)
  }

  private func motion(
    _ verb: String, of type: ValueType<AnimatableValue>, _ record: RecordReader
  ) -> PopStep.Motion? {
    if verb == StepKeys.popDecay.name {
      return value(PopKeys.decayVelocity, of: type, record).map {
        .decay(
          velocity: $0, deceleration: record.read(PopKeys.deceleration) ?? 0.998,
          retargets: record.read(PopKeys.whenRunning) != .replace)
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
