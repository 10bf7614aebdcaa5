import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads Pop animations.
struct PopReader {
  let context: ReadingContext
  let targets: TargetReader

  /// The steps that run when an animation starts, when it reaches its target, and when it ends.
  struct Following {
    let opening: [Step]
    let arrival: [Step]
    let completion: [Step]
  }

  /// The animated property: its name, the type of its values, and the property itself.
  private struct Subject {
    let form: StepForm.PopSubject
    let name: String
    let type: ValueType<AnimatableValue>
    let now: @Sendable (RecordValues) -> PopStep.Subject?
  }

  /// Returns the animations of a step, one for each of its targets.
  func steps(
    _ verb: PopVerb, _ targets: SyntaxNode, _ record: RecordReader, _ following: Following
  ) -> Computed<[PopStep]> {
    let values = record.compiled
    let all = targets.items.map { step($0, verb, record, values, following) }
    let form = StepForm.pop(
      verb, all.first?.form?.record ?? values, all.compactMap(\.form), opening: following.opening,
      arrival: following.arrival,
      completion: following.completion)
    return Computed<[PopStep]>.all(all.map(\.step)).described(by: .step(form))
  }

  /// Returns the steps that pause or resume the animations of a step's targets.
  func pauses(_ targets: SyntaxNode, _ record: RecordReader, isPaused: Bool) -> Computed<[PopPauseStep]> {
    let values = record.compiled
    return Computed<[PopPauseStep]>.all(
      targets.items.map { item -> Computed<PopPauseStep> in
        guard let subject = subject(of: item, record) else { return .failed }
        return Computed(.record(values)) { frame in
          let record = RecordValues(record: values, frame: frame)
          guard let now = subject.now(record) else { return nil }
          var layer: Int?
          if case .property(let index, _) = now { layer = index }
          return PopPauseStep(layer: layer, key: record.read(StepKeys.runningKey) ?? subject.name, isPaused: isPaused)
        }
      }
    ).described(by: .step(StepForm.pausePop(values, isPaused: isPaused)))
  }

  private func step(
    _ node: SyntaxNode, _ verb: PopVerb, _ record: RecordReader, _ values: CompiledRecord, _ following: Following
  ) -> (step: Computed<PopStep>, form: StepForm.Pop?) {
    guard let subject = subject(of: node, record) else { return (.failed, nil) }
    let from = record.compiled(PopKeys.from, as: subject.type)
    let motion = motion(verb, of: subject.type, record)
    let name = subject.name
    var forms = motion.forms
    forms[PopKeys.from.name] = from.map { .property($0) }
    let written = values.describing(forms)
    let step = Computed<PopStep>(.record(written)) { frame in
      let record = RecordValues(record: values, frame: frame)
      guard let now = subject.now(record), let motion = motion.make(record) else { return nil }
      let key = record.read(StepKeys.key) ?? name
      return PopStep(
        subject: now, motion: motion, settings: Self.settings(record, from: from?.value(frame)),
        key: key == "none" ? nil : key, opening: following.opening, arrival: following.arrival,
        completion: following.completion)
    }
    return (step, StepForm.Pop(subject: subject.form, record: written))
  }

  private static func settings(_ record: RecordValues, from: AnimatableValue?) -> PopStep.Settings {
    PopStep.Settings(
      from: from, beginTime: record.read(PopKeys.beginTime) ?? 0,
      repeatCount: Int(saturating: record.read(PopKeys.repeatCount) ?? 0),
      repeatForever: record.read(PopKeys.repeatForever) ?? false,
      autoreverses: record.read(PopKeys.autoreverses) ?? false,
      isAdditive: record.read(PopKeys.additive) ?? false, roundingFactor: record.read(PopKeys.rounding) ?? 0,
      clampMode: record.read(PopKeys.clamp)?.mode ?? [],
      removedOnCompletion: record.read(PopKeys.removedOnCompletion) ?? true)
  }

  private func subject(of node: SyntaxNode, _ record: RecordReader) -> Subject? {
    guard let text = node.text else {
      context.mismatch(node, "a layer and a property, such as ball.scaleXY")
      return nil
    }
    if let (name, value) = context.state(named: text) {
      guard case .number = value else {
        context.log.error(at: node.range, "Pop animates only numbers, but \(text) is \(value.kindName)")
        return nil
      }
      return Subject(form: .state(name), name: name, type: ValueType<Double>.number().map { .number($0) }) { record in
        .state(name, threshold: record.read(PopKeys.threshold) ?? PopProperty.customThreshold)
      }
    }
    guard let target = targets.popProperty(text, at: node.range) else { return nil }
    let property = target.property
    if let threshold = record.node(PopKeys.threshold) {
      context.log.error(
        at: threshold.range, "\(property.name) uses Pop's threshold of \(property.threshold.plainText)",
        hint: "only a state can have its own threshold")
      return nil
    }
    let layer = target.target.currentLayer
    let form = StepForm.PopSubject.layer(target.target.form, property)
    return Subject(form: form, name: property.name, type: .value(of: property)) { record in
      layer.value(record.frame).map { .property(layer: $0, property) }
    }
  }

  /// A function that creates a motion, with the written forms of its values.
  private typealias Motion = (make: @Sendable (RecordValues) -> PopStep.Motion?, forms: [String: Operand])

  private func motion(_ verb: PopVerb, of type: ValueType<AnimatableValue>, _ record: RecordReader) -> Motion {
    let to = record.compiled(PopKeys.to, as: type)
    let velocity = record.compiled(PopKeys.velocity, as: type)
    var forms: [String: Operand] = [:]
    forms[PopKeys.to.name] = to.map { .property($0) }
    forms[PopKeys.velocity.name] = velocity.map { .property($0) }
    return (Self.motion(verb, to: to, velocity: velocity), forms)
  }

  private static func motion(
    _ verb: PopVerb, to: Computed<AnimatableValue>?, velocity: Computed<AnimatableValue>?
  ) -> @Sendable (RecordValues) -> PopStep.Motion? {
    switch verb {
    case .popDecay:
      return { record in
        velocity?.value(record.frame).map {
          .decay(
            velocity: $0, deceleration: record.read(PopKeys.deceleration) ?? 0.998,
            retargets: record.read(PopKeys.whenRunning) != .replace)
        }
      }
    case .popBasic:
      return { record in
        to?.value(record.frame).map {
          .basic(
            to: $0, duration: record.read(PopKeys.duration) ?? 0.4,
            timingFunction: record.read(TimingKeys.timingFunction) ?? .default)
        }
      }
    case .pop:
      return { record in
        guard let to = to?.value(record.frame), let dynamics = SpringReader().pop(record) else { return nil }
        return .spring(
          to: to, dynamics: dynamics, velocity: velocity?.value(record.frame),
          retargets: record.read(PopKeys.whenRunning) != .replace)
      }
    }
  }
}
