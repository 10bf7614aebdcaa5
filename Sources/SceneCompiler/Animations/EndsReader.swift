import Arithmetic
import Encodings
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads where an animation between two values begins and ends.
struct EndsReader: Sendable {
  /// The ends as the file gives them.
  struct Ends: Sendable {
    fileprivate(set) var from: AnimatableValue?
    /// True if the beginning is the presentation value when the animation begins.
    fileprivate(set) var startsFromPresentation = false
    fileprivate(set) var to: AnimatableValue?
    fileprivate(set) var by: AnimatableValue?

    var hasStart: Bool { from != nil || startsFromPresentation }

    /// The value at the beginning; nil when it is left open.
    func start(of property: AnimatableProperty, _ shown: LayerProperties) -> AnimatableValue? {
      startsFromPresentation ? property.value(in: shown) : from
    }
  }

  /// The compiled beginning.
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

  /// The forms of the ends, by their keys.
  var forms: [String: Operand] {
    var forms: [String: Operand] = [:]
    forms[AnimationKeys.from.name] = from.map { .property($0) }
    forms[AnimationKeys.to.name] = to.map { .property($0) }
    forms[AnimationKeys.by.name] = by.map { .property($0) }
    return forms
  }

  /// The ends at a time; nil when they are invalid then, with an error in the log.
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
        at: record.range, "without from, to or by it changes nothing", hint: "to: the value at the end")
      return nil
    }
    if ends.hasStart, to != nil, by != nil {
      record.log.error(at: record.range, "by is superfluous beside from and to", hint: "keep two of the three")
      return nil
    }
    return ends
  }
}
