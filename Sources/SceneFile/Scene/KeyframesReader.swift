import LayerTree
import Motion
import SceneSyntax
import SceneDiagnostics

/// Reads the values or the path of keyframe animations.
struct KeyframesReader {
  let context: ReadingContext

  /// The animation of `property` that a record describes, without its settings.
  func animation(of property: AnimatableProperty, _ record: RecordReader) -> KeyframeAnimation? {
    switch (record.has(AnimationKeys.values.description), record.has(AnimationKeys.path.description)) {
    case (true, false): return throughValues(property, record)
    case (false, true): return alongPath(property, record)
    case (let both, _):
      context.log.error(
        at: record.range, both ? "keyframes takes values or a path, not both" : "keyframes needs values or a path",
        hint: "values: the list of them")
      return nil
    }
  }

  private func throughValues(_ property: AnimatableProperty, _ record: RecordReader) -> KeyframeAnimation? {
    guard let node = record.read(AnimationKeys.values) else { return nil }
    guard case .list(let items) = node.content else {
      context.mismatch(node, "a list of values")
      return nil
    }
    let type = ValueType.value(of: property)
    let values = items.compactMap { context.read($0, as: type, for: "values", at: $0.range) }
    guard values.count == items.count else { return nil }
    return attempt(record, otherwise: node) { () throws(KeyframesError) in
      let keyframes = try Keyframes(
        values: values, keyTimes: record.read(AnimationKeys.keyTimes),
        timingFunctions: record.read(AnimationKeys.timingFunctions),
        calculationMode: record.read(AnimationKeys.calculationMode) ?? .linear,
        tensionValues: record.read(AnimationKeys.tensionValues),
        continuityValues: record.read(AnimationKeys.continuityValues),
        biasValues: record.read(AnimationKeys.biasValues))
      return KeyframeAnimation(property, keyframes: keyframes)
    }
  }

  private func alongPath(_ property: AnimatableProperty, _ record: RecordReader) -> KeyframeAnimation? {
    guard let node = record.node(AnimationKeys.path), let path = record.read(AnimationKeys.path) else { return nil }
    guard property.kind == .point else {
      context.log.error(
        at: node.range, "\(property.keyPath) is a \(property.kind.rawValue), and only points run along a path",
        hint: "animate position")
      return nil
    }
    return attempt(record, otherwise: node) { () throws(KeyframesError) in
      let course = try PathKeyframes(
        path: path, keyTimes: record.read(AnimationKeys.keyTimes),
        timingFunctions: record.read(AnimationKeys.timingFunctions),
        calculationMode: record.read(AnimationKeys.calculationMode) ?? .linear)
      return KeyframeAnimation(
        property, path: course, rotationMode: record.read(AnimationKeys.rotationMode)?.mode)
    }
  }

  private func attempt(
    _ record: RecordReader, otherwise node: SyntaxNode, _ make: () throws(KeyframesError) -> KeyframeAnimation
  ) -> KeyframeAnimation? {
    do {
      return try make()
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
