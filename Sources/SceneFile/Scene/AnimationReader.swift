import LayerTree
import Motion

/// Reads what an animation of a property is made of.
struct AnimationReader {
  /// Makes the animation from what its layer shows when it begins.
  typealias Maker = @Sendable (_ shown: LayerProperties) throws -> any PropertyAnimation

  let context: ReadingContext

  /// The animation of `property` that a verb's record describes.
  ///
  /// - Parameters:
  ///   - verb: The verb that opens the record.
  ///   - property: What is animated.
  ///   - record: The verb's parameters.
  ///   - fillsOpenFrom: Whether a `from` that is not given is what the layer shows when the animation begins.
  /// - Returns: What makes the animation, or nil when the record cannot be read.
  func maker(
    _ verb: String, of property: AnimatableProperty, _ record: RecordReader, fillsOpenFrom: Bool = false
  ) -> Maker? {
    let settings = AnimationSettings(record)
    if verb == StepKeys.keyframes.name {
      guard let animation = keyframes(property, record) else { return nil }
      let applied = settings.applied(to: animation)
      return { _ in applied }
    }
    guard let ends = EndsReader(context: context).ends(of: property, record, fillsOpenFrom: fillsOpenFrom) else {
      return nil
    }
    switch verb {
    case StepKeys.spring.name:
      guard let curve = SpringReader(context: context).coreAnimation(record) else { return nil }
      return { shown in
        settings.applied(
          to: SpringAnimation(
            property, from: ends.start(of: property, shown), to: ends.to, by: ends.by, curve: curve))
      }
    case StepKeys.jnw.name:
      guard let spring = SpringReader(context: context).jnw(record) else { return nil }
      guard ends.hasStart, let to = ends.to else {
        context.log.error(
          at: record.range, "jnw needs both from and to", hint: "from: presentation begins with what is seen")
        return nil
      }
      return { shown in
        let from = ends.start(of: property, shown) ?? to
        return settings.applied(to: try JNWSpringAnimation(property, from: from, to: to, spring: spring))
      }
    default:
      return { shown in
        settings.applied(
          to: BasicAnimation(property, from: ends.start(of: property, shown), to: ends.to, by: ends.by))
      }
    }
  }

  private func keyframes(_ property: AnimatableProperty, _ record: RecordReader) -> KeyframeAnimation? {
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
      return KeyframeAnimation(property, keyframes: keyframes)
    } catch {
      context.log.error(at: place(of: error, in: record) ?? node.range, "\(error)")
      return nil
    }
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
