import Geometry
import LayerTree
import Motion
import SceneLanguage
import SceneProgram
import SceneSyntax

/// The animations of an outline, and what steps repeat.
extension OutlineReader {
  /// The animation of a record of SwiftUI's; nil for one that changes while the scene plays.
  func swiftUIAnimation(_ record: RecordReader) -> SwiftUIAnimation? {
    var animation: SwiftUIAnimation?
    let isLive = context.usesLiveValues {
      animation = SwiftUIReader.animation(RecordValues(record: record.compiled, frame: context.frame))
    }
    return isLive ? nil : animation
  }

  func viewKeyframe(_ node: SyntaxNode) -> OutlineViewKeyframe? {
    guard case .map(let entries) = node.content else { return nil }
    func value(_ name: String) -> SyntaxNode? { entries.first { $0.key == name }?.value }
    guard let changes = value(ViewKeys.changes.name).flatMap(changes),
      let duration = value(ViewKeys.part.name).flatMap(expression)
    else { return nil }
    return OutlineViewKeyframe(
      start: value(ViewKeys.start.name).flatMap(expression) ?? .number(0), duration: duration, changes: changes)
  }

  func repetition(
    of body: SyntaxNode?, _ interval: OutlineExpression?, _ node: (String) -> SyntaxNode?
  ) -> OutlineRepetition {
    OutlineRepetition(
      interval: interval, count: node(StepKeys.times.name).flatMap(expression),
      condition: node(StepKeys.whileTrue.name).flatMap(expression), steps: steps(body))
  }

  func phase(_ node: SyntaxNode) -> OutlinePhase? {
    guard case .map(let entries) = node.content,
      let set = entries.first(where: { $0.key == SwiftUIKeys.changes.name })?.value, let changes = changes(set)
    else { return nil }
    var parameters = parameters(entries)
    parameters.swiftUIAnimation = swiftUIAnimation(
      RecordReader(entries, of: SwiftUIKeys.phase, at: node.range, context: context))
    return OutlinePhase(changes: changes, parameters: parameters)
  }

  /// The keyframes of a property; nil when one of them changes while the scene plays.
  func track(_ entry: SyntaxNode.Entry) -> OutlineTrack? {
    guard let target = targets.target(entry.key, at: entry.keyRange), target.current == nil,
      let property = AnimatableProperty(keyPath: target.keyPath)
    else { return nil }
    let reader = SwiftUIReader(
      context: context, targets: targets, changes: ChangeReader(context: context, targets: targets))
    var keyframes: [(keyframe: SwiftUIKeyframe, end: OutlineEnd)] = []
    for item in entry.value.items {
      guard case .map(let entries) = item.content,
        let value = entries.first(where: { entry in SwiftUIKeys.keyframes.contains { $0.verb == entry.key } })?.value
      else { return nil }
      var keyframe: SwiftUIKeyframe?
      let isLive = context.usesLiveValues { keyframe = reader.keyframe(item, of: property).value(context.frame) }
      guard !isLive, let keyframe else { return nil }
      keyframes.append((keyframe, end(value, .value(of: property))))
    }
    return OutlineTrack(layer: target.layer, property: property, keyframes: keyframes)
  }

  func grouped(_ node: SyntaxNode, in layer: Int) -> OutlineAnimation? {
    guard case .map(let entries) = node.content,
      let entry = entries.first(where: { AnimationVerb(rawValue: $0.key).map { $0 != .jnw } ?? false }),
      let verb = AnimationVerb(rawValue: entry.key),
      let merged = StepReader(context: context, directory: directory).merging(motionOf: entries),
      let property = entry.value.text.flatMap(AnimatableProperty.init(keyPath:))
    else { return nil }
    return animation(verb, layer, property, parameters(merged)) { name in merged.first { $0.key == name }?.value }
  }

  func animation(
    _ verb: AnimationVerb, _ layer: Int, _ property: AnimatableProperty, _ parameters: OutlineParameters,
    _ node: (String) -> SyntaxNode?
  ) -> OutlineAnimation {
    let function = node(AnimationKeys.valueFunction.name)?.text.flatMap(ValueFunction.init)
    let property = function?.property(of: property) ?? property
    let type = ValueType.value(of: property)
    let from = node(AnimationKeys.from.name)
    let startsWithPresentation = from?.text == "presentation"
    return OutlineAnimation(
      verb: verb, layer: layer, property: property, from: startsWithPresentation ? nil : from.map { end($0, type) },
      startsWithPresentation: startsWithPresentation, to: node(AnimationKeys.to.name).map { end($0, type) },
      by: node(AnimationKeys.by.name).map { end($0, type) },
      values: node(AnimationKeys.values.name)?.items.map { end($0, type) } ?? [],
      path: node(AnimationKeys.path.name).flatMap { AnimationKeys.path.type.read($0, context) },
      parameters: parameters)
  }

  func pop(_ item: SyntaxNode, _ node: (String) -> SyntaxNode?) -> OutlinePop? {
    guard let text = item.text else { return nil }
    let subject: OutlinePop.Subject
    let type: ValueType<AnimatableValue>
    if let (name, _) = context.state(named: text) {
      subject = .state(name)
      type = ValueType<Double>.number().map { .number($0) }
    } else {
      guard let target = targets.target(text, at: item.range), target.current == nil,
        let property = PopLayerProperty(named: target.keyPath)
      else { return nil }
      subject = .layer(target.layer, property)
      type = .value(of: property)
    }
    return OutlinePop(
      subject: subject, from: node(PopKeys.from.name).map { end($0, type) },
      to: node(PopKeys.to.name).map { end($0, type) }, velocity: node(PopKeys.velocity.name).map { end($0, type) })
  }
}
