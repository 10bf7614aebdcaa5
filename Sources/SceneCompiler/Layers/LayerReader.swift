import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the layers of a scene into blueprints, superlayers before their sublayers.
struct LayerReader {
  /// The maximum number of layers in a scene.
  static let maximumLayerCount = 10_000
  /// The maximum nesting depth of layers; each level may cost the compositor an image.
  static let maximumDepth = 64

  /// The keys that open a layer.
  private static let openers = LayerKind.words + [ComponentKeys.use.name]

  /// The first components of property names, which layers must not have as names.
  private static let propertyNames = Set(
    AnimatableProperty.all.compactMap { $0.keyPath.split(separator: ".").first.map(String.init) }
      + LayerKind.allSetters.map(\.key.name))

  let context: ReadingContext
  /// The behaviors of component instances.
  private(set) var behaviors: [Behavior] = []
  /// The keys of layers whose values depend on changing values.
  private(set) var following: [FollowingKey] = []
  /// The layouts to apply at every tick.
  private(set) var layouts: [LayoutDraft] = []
  /// The scroll layers with a content size that fits their sublayers.
  private(set) var fittedScrolls: [Int] = []
  /// The layers that have been read.
  let layout: LayerLayout
  /// The checked layers by their source ranges, if they have no errors.
  private var checkedLayers: [SourceRange: CheckedLayer] = [:]
  /// The components being read, outermost first.
  private var users: [String] = []
  /// True if the maximum number of layers has been reached.
  private(set) var isFull = false
  /// The number of layers that the enclosing loops make of a single one.
  private var expected = 1

  var directory: LayerDirectory { layout.directory }

  init(context: ReadingContext, layout: LayerLayout) {
    self.context = context
    self.layout = layout
  }

  mutating func read(_ node: SyntaxNode, in superlayer: Int?) {
    guard directory.depth(of: superlayer) < Self.maximumDepth else {
      context.log.error(at: node.range, "layers are nested more than \(Self.maximumDepth) deep")
      return
    }
    guard case .list(let items) = node.content else {
      context.mismatch(node, "a list of layers, each beginning with ‘- layer: name’")
      return
    }
    for item in items where !isFull {
      guard case .map(let entries) = item.content else {
        context.mismatch(item, "a layer such as {layer: ball, frame: [0, 0, 50, 50]}")
        continue
      }
      guard let loop = entries.first(where: { $0.key == LayerKeys.repetition.name }) else {
        read(entries, at: item.range, in: superlayer, indices: [])
        continue
      }
      guard let repetition = Repetition(loop.value, context: context) else { continue }
      // Without a condition, every iteration creates a layer.
      let isSure = !entries.contains { $0.key == LayerKeys.condition.name }
      let outer = expected
      defer { expected = outer }
      if isSure { expected *= max(1, repetition.rounds) }
      guard expected <= Self.maximumLayerCount else {
        reportFull(at: loop.keyRange)
        continue
      }
      repetition.run(in: context) { read(entries, at: item.range, in: superlayer, indices: $0) }
    }
  }

  private mutating func read(
    _ entries: [SyntaxNode.Entry], at range: SourceRange, in superlayer: Int?, indices: [Int],
    isMask: Bool = false
  ) {
    guard !isFull else { return }
    if entries.contains(where: { $0.key == ComponentKeys.use.name }) {
      readInstance(entries, at: range, in: superlayer, indices: indices, isMask: isMask)
      return
    }
    guard let checked = checked(entries, at: range) else { return }
    let (kind, own) = (checked.kind, checked.record)
    let record = LayerRecord(own: own)
    guard isWanted(own), let base = own.read(kind.opener),
      let index = add(
        record, kind, LayerDirectory.member(base, indices), checked.opening, in: superlayer, isMask: isMask)
    else { return }
    readInside(record, of: index)
  }

  /// Returns the checked keys of a layer; nil, after logging an error, if it is of no known kind.
  private mutating func checked(_ entries: [SyntaxNode.Entry], at range: SourceRange) -> CheckedLayer? {
    if let known = checkedLayers[range] { return known }
    let reports = context.log.reports
    guard let (kind, opening) = kind(of: entries, at: range) else {
      context.lose(entries.first?.value.text)
      return nil
    }
    let layer = CheckedLayer(
      kind: kind, opening: opening,
      record: RecordReader(entries, of: kind.record, at: opening.keyRange, context: context))
    if context.log.reports == reports { checkedLayers[range] = layer }
    return layer
  }

  /// Reads an instance of a component.
  private mutating func readInstance(
    _ entries: [SyntaxNode.Entry], at range: SourceRange, in superlayer: Int?, indices: [Int], isMask: Bool,
    isSample: Bool = false
  ) {
    let components = ComponentReader(context: context)
    guard var instance = components.instance(entries, in: users) else {
      context.lose(entries.first { $0.key == ComponentKeys.name.name }?.value.text)
      return
    }
    let own = RecordReader(entries, of: ComponentKeys.instance(of: instance.kind), at: range, context: context)
    let opening = entries.first { $0.key == ComponentKeys.name.name }
    guard isWanted(own), let base = own.read(ComponentKeys.name), let opening else { return }
    let name = LayerDirectory.member(base, indices)
    // The component's own keys may read its states.
    components.addStates(to: &instance, at: superlayer.map { directory.path(of: $0) + "." + name } ?? name)
    var record = LayerRecord(own: own, inherited: (instance.record, instance.scope))
    guard let index = add(record, instance.kind, name, opening, in: superlayer, isMask: isMask) else { return }
    context.note(useOf: instance.definition)
    instance.scope.layer = index
    for key in instance.kind.record.keys where !isSample && key.isRequired && key.name != instance.kind.opener.name {
      guard !record.records.contains(where: { $0.has(key.name) }) else { continue }
      context.log.error(at: range, "\(instance.name) needs \(key.name)", hint: key.sample)
    }
    behaviors.append(
      Behavior(
        start: instance.record.read(ComponentKeys.start), when: instance.record.read(ComponentKeys.when),
        always: instance.record.read(ComponentKeys.always),
        scope: instance.scope))
    users.append(instance.name)
    record.inherited?.scope = instance.scope
    readInside(record, of: index)
    users.removeLast()
  }

  private func isWanted(_ record: RecordReader) -> Bool {
    record.node(LayerKeys.condition) == nil || record.read(LayerKeys.condition) == true
  }

  /// Adds a layer without its sublayers; returns nil if there are too many layers.
  private mutating func add(
    _ record: LayerRecord, _ kind: LayerKind, _ name: String, _ opening: SyntaxNode.Entry, in superlayer: Int?,
    isMask: Bool
  ) -> Int? {
    guard directory.blueprints.count < Self.maximumLayerCount else {
      reportFull(at: opening.keyRange)
      return nil
    }
    check(name, opening, in: superlayer)
    let index = directory.blueprints.count
    var blueprint = LayerBlueprint(
      name: name, superlayer: superlayer, owner: context.scope.layer, isMask: isMask, isPart: false,
      properties: properties(record, kind, of: index, in: superlayer),
      timing: timing(record), actions: actions(record),
      setup: touchSetup(record, of: index) + actionSetup(record)
        + (kind.isButton ? ButtonReader(context: context, record: record).setup() : []))
    blueprint.origin = opening.value.range
    let title = kind.isButton ? title(record, in: index) : nil
    let hasText = title != nil || kind.content.kind == .text
    let (drafts, first) = placing(&blueprint, record, as: index, hasText: hasText)
    _ = layout.directory.add(blueprint)
    layouts += drafts
    if var title {
      title.properties.frame = Rect(origin: .zero, size: blueprint.properties.bounds.size)
      layouts.append(LayoutDraft(layer: layout.directory.add(title), scope: context.scope, kind: .fill))
    }
    if let first { place([first]) }
    // For an emitter, the size of its source matters instead.
    if kind.content.kind == .emitter ? !record.mayHave("emitterSize") : !isSized(record) {
      context.sizeless.note(index, at: opening.value.range)
    }
    return index
  }

  private mutating func reportFull(at range: SourceRange) {
    context.log.error(
      at: range, "the scene has more than \(Self.maximumLayerCount) layers", hint: "this limit is fixed")
    isFull = true
  }

  private mutating func readInside(_ record: LayerRecord, of index: Int) {
    let outer = expected
    defer { expected = outer }
    // The number of iterations that satisfy the condition is unknown.
    if record.own.node(LayerKeys.condition) != nil { expected = 1 }
    if directory.blueprints[index].properties.content.kind != .playback {
      record.read(DrawingKeys.source) { drawing in
        let parts = record.inner(DrawingKeys.parts)
        read(drawing, parts: parts, plays: plays(drawing, record), in: index, at: record.own.range)
      }
      record.read(SymbolKeys.symbol) { read($0, parts: nil, plays: false, in: index, at: record.own.range) }
    }
    if directory.blueprints[index].properties.content.kind == .playback {
      record.read(LottieKeys.source) { animation in
        var animation = animation
        animation.texts = record.inner(LottieKeys.texts).map { texts(in: $0, of: animation) } ?? [:]
        read(animation, play: record.inner(LottieKeys.play), in: index, at: record.own.range)
      }
    }
    record.read(LayerKeys.mask) { readMask($0, of: index) }
    if let slot = record.inherited?.record.read(ComponentKeys.content) {
      readSlot(slot, record, of: index)
    } else {
      record.read(LayerKeys.sublayers) { read($0, in: index) }
    }
    if directory.isScroll(index), !record.has(ScrollKeys.contentSize.key) {
      fittedScrolls.append(index)
      layout.directory.fitContent(of: index)
    }
  }

  /// Reads the sublayers of a component, and the sublayers of its instance into one of them.
  private mutating func readSlot(_ slot: String, _ record: LayerRecord, of index: Int) {
    guard let (component, scope) = record.inherited else { return }
    if let sublayers = component.read(LayerKeys.sublayers) {
      context.within(scope) { read(sublayers, in: index) }
    }
    guard let layer = directory.layer(named: slot, inside: index) else {
      if let node = component.node(ComponentKeys.content) {
        context.log.error(
          at: node.range, "there is no layer ‘\(slot)’ in the component",
          hint: NearestName.hint(for: slot, among: directory.names(inside: index)))
      }
      return
    }
    if let sublayers = record.own.read(LayerKeys.sublayers) { read(sublayers, in: layer) }
    if fittedScrolls.contains(layer) { layout.directory.fitContent(of: layer) }
  }

  /// Reads an instance of a component with its default parameters, to find errors.
  mutating func readSample(of component: SyntaxNode.Entry) {
    func entry(_ key: Key<String>, _ text: String) -> SyntaxNode.Entry {
      let value = SyntaxNode(content: .scalar(text, isQuoted: false), range: component.keyRange)
      return SyntaxNode.Entry(key: key.name, keyRange: component.keyRange, value: value)
    }
    // No layer of the scene has this name.
    let name = "sample_of_" + component.key
    let entries = [entry(ComponentKeys.use, component.key), entry(ComponentKeys.name, name)]
    readInstance(entries, at: component.keyRange, in: nil, indices: [], isMask: false, isSample: true)
  }

  mutating func readMask(_ node: SyntaxNode, of layer: Int) {
    guard case .map(let entries) = node.content else {
      context.mismatch(node, "one layer, such as {shape: hole, path: {ellipse: [0, 0, 50, 50]}}")
      return
    }
    guard directory.depth(of: layer) < Self.maximumDepth else {
      context.log.error(at: node.range, "layers are nested more than \(Self.maximumDepth) deep")
      return
    }
    read(entries, at: node.range, in: layer, indices: [], isMask: true)
  }

  /// Returns the kind of layer that a map describes, and the entry of the key that opens it.
  private func kind(
    of entries: [SyntaxNode.Entry], at range: SourceRange
  ) -> (LayerKind, SyntaxNode.Entry)? {
    // The first opening key determines the kind, because `shape`, another opening key, is easily confused with an
    // emitter's `emitterShape`.
    for opening in entries {
      if let kind = LayerKind.all.first(where: { $0.opener.name == opening.key }) { return (kind, opening) }
    }
    let first = entries.first
    context.log.error(
      at: first?.keyRange ?? range, "‘\(first?.key ?? "")’ is not a kind of layer",
      hint: first.flatMap { NearestName.hint(for: $0.key, among: Self.openers) }
        ?? "a layer begins with its kind and name: one of \(Self.openers.joined(separator: ", "))")
    return nil
  }

  func actions(_ record: LayerRecord) -> [AnimatableProperty: LayerAction] {
    record.read(LayerKeys.actions).map { ActionReader(context: context, directory: directory).actions($0) } ?? [:]
  }

  /// Returns the changes for the switches without an action.
  func actionSetup(_ record: LayerRecord) -> [@Sendable (Layer) -> Void] {
    guard let node = record.read(LayerKeys.actions) else { return [] }
    let switches = ActionReader(context: context, directory: directory).switches(node)
    return switches.isEmpty ? [] : [{ $0.switchesWithoutAction = switches }]
  }

  func timing(_ record: LayerRecord) -> MediaTiming {
    var timing = MediaTiming()
    for setter in LayerKeys.clock { record.read(setter.key)?(&timing) }
    return timing
  }

  private mutating func properties(
    _ record: LayerRecord, _ kind: LayerKind, of index: Int, in superlayer: Int?
  ) -> LayerProperties {
    for part in record.records {
      guard let frame = part.node(LayerKeys.frame.key) else { continue }
      guard let doubled = ["bounds", "size", "position"].first(where: part.has) else { continue }
      context.log.error(
        at: frame.range, "frame already sets the position and size, so \(doubled) cannot be set",
        hint: "keep one of them")
    }
    // Later keys can refer to the superlayer and to the values set so far.
    let outer = layout.current
    defer { layout.current = outer }
    layout.current = (superlayer, LayerProperties())
    layout.current.properties.content = kind.content
    layout.current.properties.masksToBounds = kind.content.kind == .scroll
    if kind.content.kind == .playback {
      if let animation = record.read(LottieKeys.source) {
        layout.current.properties.bounds.size = animation.size
        layout.current.properties.contentsGravity = .resizeAspect
      }
    } else if let drawing = record.read(DrawingKeys.source) ?? record.read(SymbolKeys.symbol) {
      layout.current.properties.draw(drawing)
    }
    for setter in kind.everySetter where record.mayHave(setter.key.name) {
      follow(setter.key.name, of: record, as: index) { [layout] in
        record.read(setter.key)?(&layout.current.properties)
      }
    }
    if context.definitions.appearance.isRightToLeft { turnAround(record) }
    if layout.current.properties.masksToBounds, layout.current.properties.effects.shadow.opacity > 0,
      let masks = LayerKeys.setters.first(where: { $0.key.name == BooleanProperty.masksToBounds.rawValue }),
      let node = record.records.lazy.compactMap({ $0.node(masks.key) }).first
    {
      context.log.warning(
        at: node.range, "masksToBounds cuts off the layer’s shadow",
        hint: "give the shadow to a layer around it, or clip a layer inside it")
    }
    return layout.current.properties
  }

  /// Aligns the current layer's text and mirrors its content for layouts from right to left.
  private func turnAround(_ record: LayerRecord) {
    if layout.current.properties.content.kind == .text, layout.current.properties.text.textAlignment == .natural {
      layout.current.properties.text.textAlignment = .right
    }
    if record.read(LayerKeys.flips) == true { layout.current.properties.flip() }
  }

  /// Returns the changes for a layer's touch-related keys.
  private mutating func touchSetup(_ record: LayerRecord, of index: Int) -> [TouchSetter.Change] {
    var changes: [TouchSetter.Change] = []
    for setter in TouchSetter.all where record.mayHave(setter.key.name) {
      follow(setter.key.name, of: record, as: index) {
        if let change = record.read(setter.key) { changes.append(change) }
      }
    }
    return changes
  }

  /// Returns the label in a button; nil if it has no title.
  private mutating func title(_ record: LayerRecord, in button: Int) -> LayerBlueprint? {
    let reader = ButtonReader(context: context, record: record)
    guard var label = reader.title(in: button) else { return nil }
    for setter in ButtonKeys.titleSetters where record.mayHave(setter.key.name) {
      let property = ButtonKeys.labelKeys[setter.key.name]
      // The label directly follows the button in the list of layers.
      follow(setter.key.name, of: record, as: button + 1, saying: property) {
        record.read(setter.key)?(&label.properties)
      }
    }
    return label
  }

  /// Reads a key of a layer, and records a rule if the value depends on changing values.
  ///
  /// - Parameters:
  ///   - key: The name of the key.
  ///   - record: The keys of the layer.
  ///   - layer: The index of the layer.
  ///   - property: The property that the key sets; nil if it has the same name as the key.
  ///   - read: Reads the key.
  private mutating func follow(
    _ key: String, of record: LayerRecord, as layer: Int, saying property: String? = nil, read: () -> Void
  ) {
    // Values that change while the scene plays are clamped to their range from the start.
    let isFollowing = context.driving(false) {
      layout.readsChanging(
        context.definitions.states, noting: { [frame = context.frame] in frame.isDriven = true }, read)
    }
    guard isFollowing, let (entry, scope) = record.entry(of: key) else { return }
    let rule = SyntaxNode.Entry(key: property ?? key, keyRange: entry.keyRange, value: entry.value)
    following.append(FollowingKey(layer: layer, entry: rule, scope: scope))
  }

  private func check(_ name: String, _ opening: SyntaxNode.Entry, in superlayer: Int?) {
    if directory.contains(name, in: superlayer) {
      context.log.error(
        at: opening.value.range, "two sibling layers are named \(name)", hint: "give siblings different names")
    }
    if Self.propertyNames.contains(name) {
      context.log.error(
        at: opening.value.range, "\(name) is a property, so it cannot be a layer's name",
        hint: "choose another name")
    }
  }
}
