import LayerTree

extension LayerReader {
  /// Reads how a layer is placed and places what is inside it, and gives it its first frame.
  ///
  /// - Parameters:
  ///   - blueprint: The layer, which becomes placed.
  ///   - record: Its keys.
  ///   - index: What its index will be.
  /// - Returns: The rules that are to be kept at every tick.
  func placing(_ blueprint: inout LayerBlueprint, _ record: LayerRecord, as index: Int) -> [LayoutRule] {
    var rules: [LayoutRule] = []
    let reader = LayoutReader(context: context)
    let stacked = blueprint.superlayer.map { directory.blueprints[$0].isStack && !blueprint.isMask } ?? false
    if stacked {
      refuse(["frame", "position", "layout"], record, "the stack around it places it", "say its size alone")
    }
    // What a layout reads may change while the scene plays, and states with it.
    let outer = (layout.current, layout.states)
    defer { (layout.current, layout.pending, layout.states) = (outer.0, nil, outer.1) }
    layout.current = (blueprint.superlayer, blueprint.properties)
    layout.states = context.definitions.states
    let axes = record.read(LayerKeys.layout) { node in reader.frame(node).map { ($0, context.scope) } }
    if case ((let horizontal, let vertical), let scope)?? = axes {
      refuse(["frame", "position", "bounds"], record, "layout says where it lies", "keep one of them")
      let frame = context.within(scope) { reader.frame(horizontal, vertical, in: layout) }
      frame.apply(to: &blueprint.properties)
      blueprint.isSized = (horizontal.setsLength, vertical.setsLength)
      rules.append(LayoutRule(layer: index, scope: scope, kind: .frame(horizontal: horizontal, vertical: vertical)))
    }
    layout.current = (index, blueprint.properties)
    layout.pending = (blueprint.superlayer, blueprint.properties)
    let stack = record.read(LayerKeys.stack) { node in reader.stack(node).map { ($0, context.scope) } }
    if case (let stack, let scope)?? = stack {
      blueprint.isStack = true
      rules.append(LayoutRule(layer: index, scope: scope, kind: .stack(stack)))
    }
    blueprint.isPlaced = stacked || axes != nil
    return rules
  }

  private func refuse(_ keys: [String], _ record: LayerRecord, _ reason: String, _ hint: String) {
    let known = LayerKeys.setters.map(\.key.description) + [LayerKeys.layout.description]
    for part in record.records {
      for key in known where keys.contains(key.name) && part.has(key) {
        context.log.error(at: part.range(of: key), "\(reason), and \(key.name) says it again", hint: hint)
      }
    }
  }

  /// Places all layers as they are at the beginning.
  func place() {
    guard !layouts.isEmpty else { return }
    let outer = (context.scope, layout.current, layout.states)
    defer { (context.scope, layout.current, layout.states) = outer }
    layout.states = context.definitions.states
    Placement(rules: layouts, directory: directory).run(context, layout) { layer, frame in
      layout.directory.change(layer) { frame.apply(to: &$0) }
    }
  }
}
