import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the values or the path of a keyframe animation.
struct KeyframesReader {
  let context: ReadingContext

  /// Creates the animation at a time; nil, after logging an error, if it is invalid then.
  typealias Maker = @Sendable (RecordValues) -> KeyframeAnimation?

  /// Returns a function that creates the animation that a record describes, without its settings, and the written forms
  /// of its values.
  func maker(
    of property: AnimatableProperty, _ record: RecordReader
  ) -> (make: Maker, forms: [String: Operand]) {
    switch (record.has(AnimationKeys.values), record.has(AnimationKeys.path)) {
    case (true, false): return throughValues(property, record)
    case (false, true): return (alongPath(property, record), [:])
    case (let both, _):
      context.log.error(
        at: record.range, both ? "keyframes takes values or a path, not both" : "keyframes needs values or a path",
        hint: "write values: […], or path: …")
      return ({ _ in nil }, [:])
    }
  }

  private func throughValues(
    _ property: AnimatableProperty, _ record: RecordReader
  ) -> (make: Maker, forms: [String: Operand]) {
    guard let node = record.read(AnimationKeys.values) else { return ({ _ in nil }, [:]) }
    guard case .list(let items) = node.content else {
      context.mismatch(node, "a list of values")
      return ({ _ in nil }, [:])
    }
    warn(of: items.count, record)
    let type = ValueType.value(of: property)
    let all = items.map { context.compiled($0, as: type, for: "values", at: $0.range) }
    let values = Computed<[AnimatableValue]>.all(all)
    let range = node.range
    let make: Maker = { record in
      guard let values = values.value(record.frame) else { return nil }
      return Self.attempt(record, otherwise: range) { () throws(KeyframesError) in
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
    return (make, [AnimationKeys.values.name: .list(all.map { .property($0) })])
  }

  /// Warns about values and key times that Core Animation ignores.
  private func warn(of count: Int, _ record: RecordReader) {
    if count == 1, let range = record.node(AnimationKeys.values)?.range {
      context.log.warning(
        at: range, "a single keyframe value has no effect: Core Animation shows the model value",
        hint: "give at least two values")
    }
    guard let times = record.node(AnimationKeys.keyTimes), case .list(let items) = times.content, !items.isEmpty,
      count > 1
    else { return }
    let mode = record.read(AnimationKeys.calculationMode) ?? .linear
    let allowed = mode == .discrete ? count...count + 1 : count...count
    guard mode != .paced, mode != .cubicPaced, !allowed.contains(items.count) else { return }
    let played = min(count, items.count)
    context.log.warning(
      at: times.range,
      "found \(count) values but \(items.count) keyTimes: Core Animation plays the first \(played) and ignores the rest",
      hint: "give as many keyTimes as values")
  }

  private func alongPath(_ property: AnimatableProperty, _ record: RecordReader) -> Maker {
    guard let range = record.node(AnimationKeys.path)?.range else { return { _ in nil } }
    guard property.kind == .point else {
      context.log.error(
        at: range, "only a point can follow a path, but \(property.keyPath) is a \(property.kind.rawValue)",
        hint: "animate position")
      return { _ in nil }
    }
    return { record in
      guard let path = record.read(AnimationKeys.path) else { return nil }
      return Self.attempt(record, otherwise: range) { () throws(KeyframesError) in
        let track = try PathKeyframes(
          path: path, keyTimes: record.read(AnimationKeys.keyTimes),
          timingFunctions: record.read(AnimationKeys.timingFunctions),
          calculationMode: record.read(AnimationKeys.calculationMode) ?? .linear)
        return KeyframeAnimation(
          property, path: track, rotationMode: record.read(AnimationKeys.rotationMode)?.mode)
      }
    }
  }

  private static func attempt(
    _ record: RecordValues, otherwise range: SourceRange, _ make: () throws(KeyframesError) -> KeyframeAnimation
  ) -> KeyframeAnimation? {
    do {
      return try make()
    } catch {
      record.log.error(at: keyRange(of: error, in: record) ?? range, "\(error)")
      return nil
    }
  }

  /// Returns the location of the key that caused an error.
  private static func keyRange(of error: KeyframesError, in record: RecordValues) -> SourceRange? {
    switch error {
    case .noValues, .mixedKinds, .valueNotFinite: record.range(of: AnimationKeys.values)
    case .keyTimeOutOfRange, .keyTimesNotAscending: record.range(of: AnimationKeys.keyTimes)
    case .wrongCount(let parameter, _, _), .parameterNotFinite(let parameter, _):
      switch parameter {
      case .keyTimes: record.range(of: AnimationKeys.keyTimes)
      case .timingFunctions: record.range(of: AnimationKeys.timingFunctions)
      case .tensionValues: record.range(of: AnimationKeys.tensionValues)
      case .continuityValues: record.range(of: AnimationKeys.continuityValues)
      case .biasValues: record.range(of: AnimationKeys.biasValues)
      }
    }
  }
}
