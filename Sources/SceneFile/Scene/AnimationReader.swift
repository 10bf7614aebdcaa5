import LayerTree
import Motion

/// Reads what an animation is made of.
struct AnimationReader {
  let context: ReadingContext

  /// A basic animation of `property`.
  ///
  /// - Returns: The animation, and whether it begins with what is seen.
  func basic(_ property: AnimatableProperty, _ record: RecordReader) -> (BasicAnimation, fromPresentation: Bool)? {
    let fromPresentation = record.node(AnimationKeys.from)?.text == "presentation"
    let from = fromPresentation ? .some(nil) : value(AnimationKeys.from, of: property, record)
    let to = value(AnimationKeys.to, of: property, record)
    let by = value(AnimationKeys.by, of: property, record)
    guard let from, let to, let by else { return nil }
    if record.node(AnimationKeys.from) == nil, to == nil, by == nil {
      context.log.error(
        at: record.range, "basic needs from, to or by, or it changes nothing", hint: "to: the value at the end")
      return nil
    }
    if from != nil, to != nil, by != nil {
      context.log.error(at: record.range, "from and to leave nothing for by to say", hint: "keep two of the three")
      return nil
    }
    var animation = BasicAnimation(property, from: from, to: to, by: by)
    apply(record, to: &animation)
    return (animation, fromPresentation)
  }

  /// A keyframe animation of `property`.
  func keyframes(_ property: AnimatableProperty, _ record: RecordReader) -> KeyframeAnimation? {
    guard let node = record.read(AnimationKeys.values) else { return nil }
    guard case .list(let items) = node.content else {
      context.mismatch(node, "a list of values")
      return nil
    }
    let type = ValueType.value(of: property)
    let values = items.compactMap { context.read($0, as: type, for: "values", at: $0.range) }
    let times = record.read(AnimationKeys.keyTimes)
    let functions = record.read(AnimationKeys.timingFunctions)
    guard values.count == items.count else { return nil }
    do {
      let keyframes = try Keyframes(
        values: values, keyTimes: times, timingFunctions: functions,
        calculationMode: record.read(AnimationKeys.calculationMode) ?? .linear,
        tensionValues: record.read(AnimationKeys.tensionValues),
        continuityValues: record.read(AnimationKeys.continuityValues),
        biasValues: record.read(AnimationKeys.biasValues))
      var animation = KeyframeAnimation(property, keyframes: keyframes)
      apply(record, to: &animation)
      return animation
    } catch {
      context.log.error(at: place(of: error, in: record) ?? node.range, "\(error)")
      return nil
    }
  }

  /// The timing that `record` gives.
  func timing(_ record: RecordReader) -> MediaTiming {
    MediaTiming(
      beginTime: record.read(TimingKeys.beginTime) ?? 0,
      duration: record.read(TimingKeys.duration) ?? 0,
      speed: record.read(TimingKeys.speed) ?? 1,
      timeOffset: record.read(TimingKeys.timeOffset) ?? 0,
      repeatCount: record.read(TimingKeys.repeatCount) ?? 0,
      repeatDuration: record.read(TimingKeys.repeatDuration) ?? 0,
      autoreverses: record.read(TimingKeys.autoreverses) ?? false,
      fillMode: record.read(TimingKeys.fillMode) ?? .removed)
  }

  private func apply(_ record: RecordReader, to animation: inout some PropertyAnimation) {
    animation.timing = timing(record)
    animation.timingFunction = record.read(TimingKeys.timingFunction)
    animation.isAdditive = record.read(TimingKeys.additive) ?? false
    animation.isCumulative = record.read(TimingKeys.cumulative) ?? false
    animation.removedOnCompletion = record.read(TimingKeys.removedOnCompletion) ?? true
  }

  /// An end of a basic animation: nil inside when it is not given, nil outside when it cannot be read.
  private func value(
    _ key: Key<SyntaxNode>, of property: AnimatableProperty, _ record: RecordReader
  ) -> AnimatableValue?? {
    guard record.node(key) != nil else { return .some(nil) }
    guard let node = record.read(key) else { return nil }
    return ValueType.value(of: property).read(node, context).map { .some($0) }
  }

  /// The key that keyframes fail by.
  private func place(of error: KeyframesError, in record: RecordReader) -> SourceRange? {
    switch error {
    case .noValues, .mixedKinds, .valueNotFinite: record.node(AnimationKeys.values)?.range
    case .keyTimeOutOfRange, .keyTimesNotAscending: record.node(AnimationKeys.keyTimes)?.range
    case .wrongCount(let parameter, _, _), .parameterNotFinite(let parameter, _):
      switch parameter {
      case .keyTimes: record.node(AnimationKeys.keyTimes)?.range
      case .timingFunctions: record.node(AnimationKeys.timingFunctions)?.range
      case .tensionValues: record.node(AnimationKeys.tensionValues)?.range
      case .continuityValues: record.node(AnimationKeys.continuityValues)?.range
      case .biasValues: record.node(AnimationKeys.biasValues)?.range
      }
    }
  }
}
