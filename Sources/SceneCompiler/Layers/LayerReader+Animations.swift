import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension LayerReader {
  /// Adds the layers of a Lottie animation, or of a drawing that plays, to the layer that displays it.
  mutating func read(_ animation: FoundAnimation, play: SyntaxNode?, in layer: Int, at range: SourceRange) {
    var blueprint = directory.blueprints[layer]
    blueprint.animation = animation
    var playback = blueprint.properties.playback
    playback.end = animation.end
    if let play, let record = context.record(play, as: LottieKeys.span) {
      if let start = time(record, LottieKeys.from, in: animation) { playback.start = start }
      if let end = time(record, LottieKeys.to, in: animation) { playback.end = min(end, animation.end) }
      if playback.end <= playback.start {
        context.log.error(
          at: play.range, "play must end after it starts, but goes from \(playback.start) s to \(playback.end) s",
          hint: "for a single frame, set progress")
      }
    }
    blueprint.properties.playback = playback
    layout.directory.replace(layer, by: blueprint)
    let root = animation.makeRoot(in: blueprint.properties)
    guard directory.blueprints.count + root.layerCount < Self.maximumLayerCount else {
      context.log.error(
        at: range, "with this animation, the scene has more than \(Self.maximumLayerCount) layers",
        hint: "this limit is fixed")
      return
    }
    var names = LayerNames()
    let isNamed = blueprint.properties.content.kind == .playback
    guard add(root, named: &names, in: layer, isMask: false, isNamed: isNamed, depth: directory.depth(of: layer)) else {
      context.log.error(at: range, "the layers of this animation are nested more than \(Self.maximumDepth) deep")
      return
    }
  }

  /// Returns the replacement texts for an animation's text layers.
  func texts(in node: SyntaxNode, of animation: FoundAnimation) -> [String: String] {
    guard case .map(let entries) = node.content else {
      context.mismatch(node, "texts by the names of layers, such as {title: Hello}")
      return [:]
    }
    var texts: [String: String] = [:]
    for entry in entries {
      guard animation.textNames.contains(entry.key) else {
        let names = animation.textNames
        context.log.error(
          at: entry.keyRange, "the animation has no text layer named ‘\(entry.key)’",
          hint: NearestName.hint(for: entry.key, among: names)
            ?? (names.isEmpty ? "it has no text layers" : "it has \(names.joined(separator: ", "))"))
        continue
      }
      if let text = ValueType.text.read(entry.value, context) { texts[entry.key] = text }
    }
    return texts
  }

  /// Returns the time for a key of `play`: a time, or the name of a marker.
  private func time(_ record: RecordReader, _ key: Key<String>, in animation: FoundAnimation) -> Double? {
    guard let text = record.read(key), let node = record.node(key) else { return nil }
    if let marker = animation.markers.first(where: { $0.name == text }) { return marker.time }
    if let seconds = Double(text), seconds.isFinite, (0...animation.end + 1).contains(seconds) { return seconds }
    let names = animation.markers.map(\.name)
    context.log.error(
      at: node.range, "the animation has no marker named ‘\(text)’",
      hint: NearestName.hint(for: text, among: names)
        ?? (names.isEmpty
          ? "it has no markers: write seconds, from 0 to \(animation.end)" : "it has \(names.joined(separator: ", "))"))
    return nil
  }

  /// Adds a layer of the animation with its descendants; returns false if they are nested too deeply.
  private mutating func add(
    _ part: Layer, named names: inout LayerNames, in superlayer: Int, isMask: Bool, isNamed: Bool, depth: Int
  ) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    var name = ""
    if isNamed, !part.name.isEmpty {
      name = names.name(for: LayerDescription(name: part.name, properties: part.model))
    }
    var blueprint = LayerBlueprint(
      name: name, superlayer: superlayer, owner: context.scope.layer, isMask: isMask, isPart: true,
      properties: part.model, timing: MediaTiming(), actions: [:])
    blueprint.isMade = true
    let index = layout.directory.add(blueprint)
    var inner = LayerNames()
    if let mask = part.mask {
      guard add(mask, named: &inner, in: index, isMask: true, isNamed: isNamed, depth: depth + 1) else { return false }
    }
    for sublayer in part.sublayers {
      guard add(sublayer, named: &inner, in: index, isMask: false, isNamed: isNamed, depth: depth + 1) else {
        return false
      }
    }
    return true
  }
}

extension Layer {
  /// The number of layers, including masks and descendants.
  fileprivate var layerCount: Int { sublayers.reduce(1 + (mask?.layerCount ?? 0)) { $0 + $1.layerCount } }
}
