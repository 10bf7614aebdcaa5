import LayerTree
import Motion

/// Reads the layers of a scene into blueprints, parents before children.
struct LayerReader {
  /// More layers than this are a slip.
  private static let mostLayers = 10_000
  /// Layers deeper inside each other than this are a slip, and would cost the painter a picture each.
  private static let deepest = 64

  let context: ReadingContext
  private(set) var directory = LayerDirectory()

  init(context: ReadingContext) { self.context = context }

  mutating func read(_ node: SyntaxNode, in superlayer: Int?) {
    guard directory.depth(of: superlayer) < Self.deepest else {
      context.log.error(at: node.range, "layers are more than \(Self.deepest) deep inside each other")
      return
    }
    guard case .list(let items) = node.content else {
      context.mismatch(node, "a list of layers, each beginning with ‘- layer: name’")
      return
    }
    for item in items {
      guard case .map(let entries) = item.content else {
        context.mismatch(item, "a layer such as {layer: ball, frame: [0, 0, 50, 50]}")
        continue
      }
      guard let loop = entries.first(where: { $0.key == LayerKeys.repetition.name }) else {
        read(entries, at: item.range, in: superlayer, indices: [])
        continue
      }
      guard let repetition = Repetition(loop.value, context: context) else { continue }
      repetition.run(in: context) { read(entries, at: item.range, in: superlayer, indices: $0) }
    }
  }

  private mutating func read(
    _ entries: [SyntaxNode.Entry], at range: SourceRange, in superlayer: Int?, indices: [Int],
    isMask: Bool = false
  ) {
    guard let (kind, opening) = kind(of: entries, at: range) else { return }
    let record = RecordReader(entries, of: kind.record, at: opening.keyRange, context: context)
    if record.node(LayerKeys.condition) != nil, record.read(LayerKeys.condition) != true { return }
    guard let base = record.read(kind.opener) else { return }
    let name = TargetReader.member(base, indices)
    guard directory.blueprints.count < Self.mostLayers else {
      context.log.error(at: range, "the scene has more than \(Self.mostLayers) layers", hint: "a scene is bounded")
      return
    }
    check(name, opening, in: superlayer)
    let blueprint = LayerBlueprint(
      name: name, superlayer: superlayer, isMask: isMask, properties: properties(record, kind),
      timing: timing(record), actions: actions(record))
    let index = directory.add(blueprint)
    if let mask = record.read(LayerKeys.mask) { readMask(mask, of: index) }
    if let sublayers = record.read(LayerKeys.sublayers) { read(sublayers, in: index) }
  }

  private mutating func readMask(_ node: SyntaxNode, of layer: Int) {
    guard case .map(let entries) = node.content else {
      context.mismatch(node, "one layer, such as {shape: hole, path: {ellipse: [0, 0, 50, 50]}}")
      return
    }
    guard directory.depth(of: layer) < Self.deepest else {
      context.log.error(at: node.range, "layers are more than \(Self.deepest) deep inside each other")
      return
    }
    read(entries, at: node.range, in: layer, indices: [], isMask: true)
  }

  /// The kind that a layer's map says it is, and where it says so.
  private func kind(
    of entries: [SyntaxNode.Entry], at range: SourceRange
  ) -> (LayerKind, SyntaxNode.Entry)? {
    for kind in LayerKind.all {
      if let opening = entries.first(where: { $0.key == kind.opener.name }) { return (kind, opening) }
    }
    let first = entries.first
    context.log.error(
      at: first?.keyRange ?? range, "‘\(first?.key ?? "")’ opens no layer",
      hint: first.flatMap { NearestName.hint(for: $0.key, among: LayerKind.words) }
        ?? "a layer begins with its kind and name: one of \(LayerKind.words.joined(separator: ", "))")
    return nil
  }

  private func actions(_ record: RecordReader) -> [AnimatableProperty: LayerAction] {
    record.read(LayerKeys.actions).map { ActionReader(context: context, directory: directory).actions($0) } ?? [:]
  }

  private func timing(_ record: RecordReader) -> MediaTiming {
    var timing = MediaTiming()
    for setter in LayerKeys.clock { record.read(setter.key)?(&timing) }
    return timing
  }

  private func properties(_ record: RecordReader, _ kind: LayerKind) -> LayerProperties {
    if let frame = record.node(LayerKeys.frame.key) {
      let doubled = LayerKeys.setters.filter { ["position", "size", "bounds"].contains($0.key.name) }
        .first { record.node($0.key) != nil }
      if let doubled {
        context.log.error(
          at: frame.range, "frame says position and size already, and \(doubled.key.name) says it again",
          hint: "keep one of them")
      }
    }
    var properties = LayerProperties()
    properties.content = kind.content
    for setter in kind.setters + LayerKeys.setters { record.read(setter.key)?(&properties) }
    return properties
  }

  private func check(_ name: String, _ opening: SyntaxNode.Entry, in superlayer: Int?) {
    if directory.contains(name, in: superlayer) {
      context.log.error(
        at: opening.value.range, "a second layer called \(name) in the same place", hint: "names tell siblings apart")
    }
    let words = AnimatableProperty.all.compactMap { $0.keyPath.split(separator: ".").first.map(String.init) }
    if words.contains(name) || LayerKind.allSetters.contains(where: { $0.key.name == name }) {
      context.log.error(
        at: opening.value.range, "\(name) is a property, so it cannot be a layer's name",
        hint: "one name means one thing")
    }
  }
}
