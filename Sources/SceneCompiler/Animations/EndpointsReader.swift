import Arithmetic
import Encodings
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the start and end values of an animation: `from`, `to`, and `by`.
struct EndpointsReader: Sendable {
  /// The start and end values as given in the file.
  struct Ends: Sendable {
    fileprivate(set) var from: AnimatableValue?
    /// True if the animation starts from the presentation value at the time when it begins.
    fileprivate(set) var startsFromPresentation = false
    fileprivate(set) var to: AnimatableValue?
    fileprivate(set) var by: AnimatableValue?

    var hasStart: Bool { from != nil || startsFromPresentation }

    /// Returns the start value; nil if it is omitted.
    func start(of property: AnimatableProperty, _ shown: LayerProperties) -> AnimatableValue? {
      startsFromPresentation ? property.value(in: shown) : from
    }
  }

  /// The compiled start value.
  private let from: Computed<AnimatableValue>?
  private let to: Computed<AnimatableValue>?
  private let by: Computed<AnimatableValue>?
  private let saysPresentation: Bool

  init(of property: AnimatableProperty, _ record: RecordReader) {
    let type = ValueType.value(of: property)
    saysPresentation = record.node(AnimationKeys.from)?.text == "presentation"
    from = saysPresentation ? nil : record.compiled(AnimationKeys.from, as: type)
    to = record.compiled(AnimationKeys.to, as: type)
    by = record.compiled(AnimationKeys.by, as: type)
  }

  /// The written forms of the values, by key.
  var forms: [String: Operand] {
    var forms: [String: Operand] = [:]
    forms[AnimationKeys.from.name] = from.map { .property($0) }
    forms[AnimationKeys.to.name] = to.map { .property($0) }
    forms[AnimationKeys.by.name] = by.map { .property($0) }
    return forms
  }

  /// Returns the values at a time; nil, after logging an error, if they are invalid then.
  func ends(_ record: RecordValues, fillsOpenFrom: Bool) -> Ends? {
    var ends = Ends()
    ends.startsFromPresentation = saysPresentation || (from == nil && fillsOpenFrom)
    func value(_ end: Computed<AnimatableValue>?) -> AnimatableValue?? {
      guard let end else { return .some(nil) }
      return end.value(record.frame).map { .some($0) }
    }
    guard let from = value(from), let to = value(to), let by = value(by) else { return nil }
    (ends.from, ends.to, ends.by) = (from, to, by)
    if self.from == nil, !saysPresentation, to == nil, by == nil {
      record.log.error(
        at: record.range, "an animation needs from, to, or by", hint: "give the end value with to")
      return nil
    }
    if ends.hasStart, to != nil, by != nil {
      record.log.error(at: record.range, "by cannot be combined with both from and to", hint: "keep two of the three")
      return nil
    }
    return ends
  }
}
