import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the targets of steps: `ball`, `ball.opacity`, `row(i).position.x`.
struct TargetReader {
  let context: ReadingContext
  let directory: LayerDirectory

  /// Reads a layer; an index must not change while the scene plays.
  func layer(_ text: String, at range: SourceRange) -> Int? {
    guard let target = target(text, at: range) else { return nil }
    guard target.keyPath.isEmpty else {
      report(target, at: range, "expected a layer, found its property ‘\(target.keyPath)’", hint: nil)
      return nil
    }
    return target.layer
  }

  /// Reads a layer that may be selected by an index while the scene plays.
  func layerTarget(_ text: String, at range: SourceRange) -> StepTarget? {
    guard layer(text, at: range) != nil else { return nil }
    return target(text, at: range)
  }

  /// Reads a layer whose index is evaluated on demand.
  func currentLayer(_ text: String, at range: SourceRange) -> Computed<Int>? {
    layerTarget(text, at: range)?.currentLayer
  }

  /// Reads a scroll layer.
  func scrollLayer(_ text: String, at range: SourceRange) -> Int? {
    guard let layer = layer(text, at: range) else { return nil }
    if directory.isScroll(layer) { return layer }
    let scrolls = directory.blueprints.indices.filter(directory.isScroll).map { directory.blueprints[$0].name }
    context.log.error(
      at: range, "\(text) does not scroll",
      hint: scrolls.isEmpty
        ? "a scroll layer begins with ‘- scroll: \(text)’"
        : "available scroll layers: \(scrolls.joined(separator: ", "))")
    return nil
  }

  /// Reads a layer with one of its animatable properties.
  func property(_ text: String, at range: SourceRange) -> (target: StepTarget, property: AnimatableProperty)? {
    guard let target = target(text, at: range) else { return nil }
    guard !target.keyPath.isEmpty else {
      context.log.error(
        at: range, "expected a property of the layer ‘\(text)’",
        hint: "write \(text).opacity, for example")
      return nil
    }
    // The blueprint is accessed in place, because copying it would take most of the time.
    let kind = directory.blueprints[target.layer].properties.content.kind
    // The layers of a drawing that plays have no names.
    let plays = directory.blueprints[target.layer].animation != nil && kind != .playback && target.keyPath.contains(".")
    let name = directory.blueprints[target.layer].name
    guard
      let property = animatable(
        target.keyPath, at: range, offset: target.keyPathOffset, on: kind,
        remedy: plays ? "write plays: false in \(name) to animate the layers of its drawing" : nil)
    else { return nil }
    guard property.isOn(kind) else {
      let owners = LayerKind.all.filter { property.isOn($0.content.kind) }.map(\.opener.name)
      let own = OtherNames.own(for: target.keyPath, among: AnimatableProperty.all.map(\.keyPath))
      report(
        target, at: range,
        "\(name) has no \(property.keyPath)",
        hint: own.map { "did you mean \($0)?" } ?? "it is available for \(owners.joined(separator: ", "))")
      return nil
    }
    return (target, property)
  }

  /// Reads a layer with a property, which has one of Pop's names or a key path.
  func popProperty(_ text: String, at range: SourceRange) -> (target: StepTarget, property: PopLayerProperty)? {
    guard let target = target(text, at: range) else { return nil }
    guard isFree(target, text, at: range) else { return nil }
    if let property = PopLayerProperty(named: target.keyPath) {
      let blueprint = directory.blueprints[target.layer]
      if property.isOn(blueprint.properties.content.kind) { return (target, property) }
      let owners = LayerKind.all.filter { property.isOn($0.content.kind) }.map(\.opener.name)
      let kind = blueprint.properties.content.kind
      let own = OtherNames.own(for: target.keyPath, among: PopLayerProperty.all.filter { $0.isOn(kind) }.map(\.name))
      report(
        target, at: range, "\(blueprint.name) has no \(target.keyPath)",
        hint: own.map { "did you mean \($0)?" } ?? "it is available for \(owners.joined(separator: ", "))")
      return nil
    }
    let kind = directory.blueprints[target.layer].properties.content.kind
    let names = PopLayerProperty.all.filter { $0.isOn(kind) }.map(\.name)
    context.log.error(
      at: range.part(from: target.keyPathOffset, length: target.keyPath.unicodeScalars.count),
      target.keyPath.isEmpty
        ? "expected a property of the layer ‘\(text)’"
        : "Pop has no property named ‘\(target.keyPath)’",
      hint: NearestName.hint(for: target.keyPath, among: names)
        ?? "available properties: \(names.joined(separator: ", "))")
    return nil
  }

  /// Returns true if a name is available for an animator or an interaction; logs an error otherwise.
  func isNameFree(_ entry: SyntaxNode.Entry) -> Bool {
    let definitions = context.definitions
    return context.isFree(
      entry,
      unless: directory.names.contains(entry.key) || definitions.states[entry.key] != nil
        || definitions.animators[entry.key] != nil)
  }

  /// Returns true unless a layout would overwrite changes of a property; logs an error in that case.
  func isFree(_ target: StepTarget, _ text: String, at range: SourceRange) -> Bool {
    let blueprint = directory.blueprints[target.layer]
    let sized = blueprint.isSized
    switch target.keyPath {
    case "size", "bounds", "bounds.size": guard sized.across || sized.down else { return true }
    case "bounds.size.width": guard sized.across else { return true }
    case "bounds.size.height": guard sized.down else { return true }
    case let keyPath:
      let moves = keyPath.lowercased().hasPrefix("position") || keyPath.hasPrefix("frame")
      guard blueprint.isPlaced, moves else { return true }
      report(
        target, at: range, "a layout positions \(blueprint.name) and would immediately undo this",
        hint: "change a value that the layout reads, or move the layer by its transform")
      return false
    }
    report(
      target, at: range, "a layout sizes \(blueprint.name) and would immediately undo this",
      hint: "change a value that the layout reads: {width: …} can read states")
    return false
  }

  /// Returns the animatable property with a key path.
  ///
  /// The hint for an unknown key path is `remedy`, if there is one, or else the properties that the kind of layer has.
  func animatable(
    _ keyPath: String, at range: SourceRange, offset: Int = 0, on kind: LayerContent.Kind? = nil, remedy: String? = nil
  ) -> AnimatableProperty? {
    if let property = AnimatableProperty(keyPath: keyPath) { return property }
    let at = range.part(from: offset, length: keyPath.unicodeScalars.count)
    if keyPath == "frame" {
      context.log.error(
        at: at, "frame is derived from position, bounds, anchorPoint, and transform, and cannot be animated",
        hint: "animate position and bounds")
      return nil
    }
    if PopLayerProperty(named: keyPath) != nil {
      context.log.error(
        at: at, "expected a key path, but \(keyPath) is Pop's name for the property",
        hint: Self.keyPathHints[keyPath])
      return nil
    }
    let names = AnimatableProperty.all.filter { property in kind.map(property.isOn) ?? true }.map(\.keyPath)
    let near = OtherNames.own(for: keyPath, among: names) ?? NearestName.of(keyPath, among: names)
    context.log.error(
      at: at, "no animatable property named ‘\(keyPath)’",
      hint: remedy ?? near.map { "did you mean \($0)?" }
        ?? "available: \(names.filter { !$0.contains(".") }.joined(separator: ", ")), and components such as position.x"
    )
    return nil
  }

  /// The key paths suggested for Pop's property names.
  private static let keyPathHints = [
    "scaleXY": "write transform.scale", "scaleX": "write transform.scale.x", "scaleY": "write transform.scale.y",
    "rotation": "write transform.rotation", "positionX": "write position.x", "positionY": "write position.y",
    "translationXY": "write transform.translation", "translationX": "write transform.translation.x",
    "translationY": "write transform.translation.y", "size": "write bounds.size", "alpha": "write opacity",
    "center": "write position",
  ]

  /// Reads a layer, followed by any other key path.
  ///
  /// - Parameters:
  ///   - text: The target.
  ///   - range: The source range of the target.
  ///   - remedy: The hint for an unknown name that is not similar to a known one.
  /// - Returns: The target; nil, after logging an error, if there is none.
  func target(_ text: String, at range: SourceRange, otherwise remedy: String? = nil) -> StepTarget? {
    if let layer = context.scope.subject {
      return StepTarget(first: Target(layer: layer, keyPath: text, keyPathOffset: 0))
    }
    guard let words = TargetWordReader(context: context, directory: directory).words(of: text, at: range) else {
      return nil
    }
    let parts = words.now
    switch directory.resolve(context.scope.resolved(parts), from: context.scope.layer) {
    case .success(let first):
      context.sizeless.noteTarget(directory.blueprints[first.layer].name, first.keyPath)
      var target = StepTarget(first: first)
      if let later = words.later {
        target.current = layer(later, like: target, at: range)
        target.chosen = ChosenLayer(text: text, name: IndexedName(parts: words.parts, layer: context.scope.layer))
      }
      return target
    case .failure(let failure):
      guard !context.lost.contains(parts[0]) else { return nil }
      context.log.error(
        at: range.part(from: failure.offset, length: failure.length), failure.message,
        hint: failure.hint ?? context.hint(forUnknown: parts[0]) ?? remedy)
      return nil
    }
  }

  /// Returns the layer for a name with indices that change while the scene plays; `sample` is the initial target.
  private func layer(_ words: Computed<[String]>, like sample: StepTarget, at range: SourceRange) -> Computed<Int> {
    let (scope, directory) = (context.scope, directory)
    let kind = directory.blueprints[sample.layer].properties.content.kind
    return words.then { words, frame in
      switch directory.resolve(scope.resolved(words), from: scope.layer) {
      case .success(let target):
        let other = directory.blueprints[target.layer]
        guard target.keyPath == sample.keyPath, other.properties.content.kind == kind else {
          frame.log.error(
            at: range, "\(other.name) is not the same kind of layer as \(directory.blueprints[sample.layer].name)",
            hint: "an index can choose only among layers of the same kind")
          return nil
        }
        return target.layer
      case .failure where frame.isTrial: return sample.layer
      case .failure(let failure):
        frame.log.error(
          at: range.part(from: failure.offset, length: failure.length), failure.message, hint: failure.hint)
        return nil
      }
    }
  }

  private func report(_ target: StepTarget, at range: SourceRange, _ message: String, hint: String?) {
    context.log.error(
      at: range.part(from: target.keyPathOffset, length: target.keyPath.count), message, hint: hint)
  }
}

/// The target of a step: a layer, possibly selected while the scene plays, and usually one of its properties.
struct StepTarget {
  /// The initial target.
  let first: Target
  /// The index of the layer if it changes while the scene plays; nil if it never does.
  var current: Computed<Int>?
  /// The written form of a layer that is selected while the scene plays.
  var chosen: ChosenLayer?

  /// The written form of the layer.
  var form: LayerTarget { chosen.map { .chosen($0) } ?? .layer(layer) }

  var layer: Int { first.layer }
  var keyPath: String { first.keyPath }
  var keyPathOffset: Int { first.keyPathOffset }

  /// The index of the layer, evaluated on demand.
  var currentLayer: Computed<Int> { current ?? .constant(layer) }
}
