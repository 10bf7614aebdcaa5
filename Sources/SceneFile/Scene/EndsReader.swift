import LayerTree
import Motion
import SceneSyntax
import SceneDiagnostics

/// Reads where an animation between two values begins and ends.
struct EndsReader {
  /// The ends as the file gives them.
  struct Ends: Sendable {
    fileprivate(set) var from: AnimatableValue?
    /// Whether the beginning is what is seen when the animation begins.
    fileprivate(set) var startsWithWhatIsSeen = false
    fileprivate(set) var to: AnimatableValue?
    fileprivate(set) var by: AnimatableValue?

    var hasStart: Bool { from != nil || startsWithWhatIsSeen }

    /// The value at the beginning; nil when it is left open.
    func start(of property: AnimatableProperty, _ shown: LayerProperties) -> AnimatableValue? {
      startsWithWhatIsSeen ? property.value(in: shown) : from
    }
  }

  let context: ReadingContext

  func ends(of property: AnimatableProperty, _ record: RecordReader, fillsOpenFrom: Bool) -> Ends? {
    var ends = Ends()
    let from = record.node(AnimationKeys.from)
    ends.startsWithWhatIsSeen = from?.text == "presentation" || (from == nil && fillsOpenFrom)
    if !ends.startsWithWhatIsSeen {
      guard let value = value(AnimationKeys.from, of: property, record) else { return nil }
      ends.from = value
    }
    guard let to = value(AnimationKeys.to, of: property, record),
      let by = value(AnimationKeys.by, of: property, record)
    else { return nil }
    (ends.to, ends.by) = (to, by)
    if from == nil, to == nil, by == nil {
      context.log.error(
        at: record.range, "without from, to or by it changes nothing", hint: "to: the value at the end")
      return nil
    }
    if ends.hasStart, to != nil, by != nil {
      context.log.error(at: record.range, "from and to leave nothing for by to say", hint: "keep two of the three")
      return nil
    }
    return ends
  }

  /// One end: nil inside when it is not given, nil outside when it cannot be read.
  private func value(
    _ key: Key<SyntaxNode>, of property: AnimatableProperty, _ record: RecordReader
  ) -> AnimatableValue?? {
    guard record.node(key) != nil else { return .some(nil) }
    guard let node = record.read(key) else { return nil }
    return ValueType.value(of: property).read(node, context).map { .some($0) }
  }
}
