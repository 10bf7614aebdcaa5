import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension LayerReader {
  /// Reads a layer's own layout and its sublayers' layouts, and gives it its first frame.
  ///
  /// - Parameters:
  ///   - blueprint: The layer; it is marked as placed.
  ///   - record: Its keys.
  ///   - index: Its future index.
  ///   - hasText: True if its text determines its size by default.
  /// - Returns: The layouts to apply at every tick, and the first one of a layer that is as large as its text.
  func placing(
    _ blueprint: inout LayerBlueprint, _ record: LayerRecord, as index: Int, hasText: Bool
  ) -> (drafts: [LayoutDraft], first: LayoutRule?) {
    var drafts: [LayoutDraft] = []
    var first = LayoutRule(layer: index, kind: .fit)
    if !isSized(record) {
      let hugs = hasText || record.has(LayerKeys.stack) && blueprint.properties.content.kind != .scroll
      if hugs { blueprint.fits = (true, true) }
      blueprint.properties.fitPicture()
    }
    let reader = LayoutReader(context: context)
    let stacked = blueprint.superlayer.map { directory.blueprints[$0].isStack && !blueprint.isMask } ?? false
    if stacked {
      refuse(["frame", "position", "layout"], record, "the stack around it places it", "say its size alone")
    }
    // Values read by a layout may change while the scene plays, states included.
    let outer = (layout.current, layout.states)
    defer { (layout.current, layout.pending, layout.states) = (outer.0, nil, outer.1) }
    layout.current = (blueprint.superlayer, blueprint.properties)
    layout.states = context.definitions.states
    let axes = record.read(LayerKeys.layout) { node in reader.frame(node).map { ($0, node, context.scope) } }
    if case ((let horizontal, let vertical), let node, let scope)?? = axes {
      refuse(["frame", "position", "bounds"], record, "layout already positions it", "keep one of them")
      let frame = PlacedFrame(
        horizontal, vertical, in: layout.around.bounds.size, own: layout.current.properties.bounds.size, context.frame)
      frame.apply(to: &blueprint.properties)
      blueprint.isSized = (horizontal.setsLength, vertical.setsLength)
      blueprint.fits.across = blueprint.fits.across && !horizontal.setsLength
      blueprint.fits.down = blueprint.fits.down && !vertical.setsLength
      first = LayoutRule(layer: index, kind: .frame(horizontal: horizontal, vertical: vertical))
      drafts.append(LayoutDraft(layer: index, scope: scope, kind: .frame(node)))
    }
    layout.current = (index, blueprint.properties)
    layout.pending = (blueprint.superlayer, blueprint.properties)
    let stack = record.read(LayerKeys.stack) { node in reader.stack(node).map { _ in (node, context.scope) } }
    if case (let node, let scope)?? = stack {
      blueprint.isStack = true
      drafts.append(LayoutDraft(layer: index, scope: scope, kind: .stack(node)))
    }
    blueprint.isPlaced = stacked || axes != nil
    let (across, down) = blueprint.fits
    if across, down, !blueprint.isPlaced {
      drafts.insert(LayoutDraft(layer: index, scope: context.scope, kind: .fit), at: 0)
    }
    return (drafts, hasText && (across || down) ? first : nil)
  }

  /// Returns true if a layer's keys determine its size.
  func isSized(_ record: LayerRecord) -> Bool {
    LayerKeys.setters.contains { Self.sizes.contains($0.key.name) && record.has($0.key) }
  }

  /// The keys that determine a layer's size.
  private static let sizes = ["frame", "size", "bounds"]

  /// Places the added layers in their initial state.
  ///
  /// - Returns: The placement of the layers at the ticks to come.
  @discardableResult
  func place(_ rules: [LayoutRule]) -> Placement {
    var placement = Placement(
      rules: rules, directory: directory, canvasSize: layout.canvasSize, measure: context.measureText)
    placement.run(in: context.frame, seen: layout.properties) { layer, frame in
      layout.directory.change(layer) { frame.apply(to: &$0) }
    }
    return placement
  }

  private func refuse(_ keys: [String], _ record: LayerRecord, _ reason: String, _ hint: String) {
    let known = LayerKeys.setters.map(\.key.description) + [LayerKeys.layout.description]
    for part in record.records {
      for key in known where keys.contains(key.name) && part.has(key.name) {
        context.log.error(at: part.range(of: key), "\(reason), and \(key.name) repeats that", hint: hint)
      }
    }
  }

  /// Compiles the layouts, now that all layers are known, and places the layers in their initial state.
  ///
  /// - Returns: The placement of the layers at the ticks to come.
  func place() -> Placement {
    let values = layoutValues
    let outer = (context.scope, layout.current, context.frame.values)
    defer {
      (context.scope, layout.current, context.frame.values) = outer
      (layout.layouts, layout.placed) = (nil, nil)
    }
    layout.layouts = values
    context.frame.values = values
    let placement = place(layouts.compactMap(rule))
    // The sizes of stacks, which depend on their arranged layers, are known only now.
    for scroll in fittedScrolls { layout.directory.fitContent(of: scroll) }
    return placement
  }

  /// The values that layouts read.
  private var layoutValues: SceneValues {
    SceneValues(
      states: context.definitions.states, directory: directory, time: { 0 },
      properties: { [layout] index, _ in layout.properties(index) }, touchState: { _, _ in false })
  }

  /// Enters the place of a layout: its scope, and the layer that its terms are about.
  private func enter(_ draft: LayoutDraft) {
    context.scope = draft.scope
    layout.placed = draft.layer
    var around: Int? = draft.layer
    if case .frame = draft.kind { around = directory.blueprints[draft.layer].superlayer }
    layout.current = (around, layout.properties(draft.layer))
  }

  private func rule(_ draft: LayoutDraft) -> LayoutRule? {
    enter(draft)
    let reader = LayoutReader(context: context)
    switch draft.kind {
    case .fit: return LayoutRule(layer: draft.layer, kind: .fit)
    case .fill:
      var axis = LayoutAxis()
      (axis.start, axis.end) = (.constant(0), .constant(0))
      return LayoutRule(layer: draft.layer, kind: .frame(horizontal: axis, vertical: axis))
    case .frame(let node):
      return reader.frame(node).map {
        LayoutRule(layer: draft.layer, kind: .frame(horizontal: $0.horizontal, vertical: $0.vertical))
      }
    case .stack(let node):
      return reader.stack(node).map { LayoutRule(layer: draft.layer, kind: .stack($0)) }
    }
  }
}

extension LayerProperties {
  /// Makes a layer as large as its image, as a `UIImageView` that is made from one.
  fileprivate mutating func fitPicture() {
    guard let contents, content.kind == .plain, contentsScale > 0 else { return }
    bounds.size = Size(Double(contents.pixelWidth) / contentsScale, Double(contents.pixelHeight) / contentsScale)
  }
}

/// A layout in source form, until all layers that it may name are known.
struct LayoutDraft {
  enum Kind {
    case frame(SyntaxNode)
    case stack(SyntaxNode)
    /// As large as the layer around it.
    case fill
    /// As large as its content.
    case fit
  }

  let layer: Int
  /// The names in scope at its place.
  let scope: Scope
  let kind: Kind
}
