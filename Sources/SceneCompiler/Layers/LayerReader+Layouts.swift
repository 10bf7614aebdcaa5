import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension LayerReader {
  /// Reads a layer's `layout` and `stack`, and sets its initial frame.
  ///
  /// - Parameters:
  ///   - blueprint: The layer; it is marked as placed if a layout or a stack positions it.
  ///   - record: The keys of the layer.
  ///   - index: The index that the layer will have.
  ///   - hasText: True if the layer's text determines its size by default.
  /// - Returns: The layouts to apply at every tick, and the initial layout of a layer that is sized by its text.
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
      refuse(["frame", "position", "layout"], record, "the enclosing stack positions the layer", "give only its size")
    }
    // Values in layouts may change while the scene plays, including states.
    let outer = (layout.current, layout.states)
    defer { (layout.current, layout.pending, layout.states) = (outer.0, nil, outer.1) }
    layout.current = (blueprint.superlayer, blueprint.properties)
    layout.states = context.definitions.states
    let axes = record.read(LayerKeys.layout) { node in reader.frame(node).map { ($0, node, context.scope) } }
    if case ((let horizontal, let vertical), let node, let scope)?? = axes {
      refuse(["frame", "position", "bounds"], record, "layout positions the layer", "keep one of them")
      let frame = LayoutFrame(
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

  /// The keys that set a layer's size.
  private static let sizes = ["frame", "size", "bounds"]

  /// Applies layouts to the layers in their initial state.
  ///
  /// - Returns: The placement for later ticks.
  @discardableResult
  func place(_ rules: [LayoutRule]) -> Placement {
    var placement = Placement(
      rules: rules, directory: directory, canvasSize: layout.canvasSize, measure: context.measureText)
    placement.run(in: context.frame, presentation: layout.properties) { layer, frame in
      layout.directory.change(layer) { frame.apply(to: &$0) }
    }
    return placement
  }

  private func refuse(_ keys: [String], _ record: LayerRecord, _ reason: String, _ hint: String) {
    let known = LayerKeys.setters.map(\.key.description) + [LayerKeys.layout.description]
    for part in record.records {
      for key in known where keys.contains(key.name) && part.has(key.name) {
        context.log.error(at: part.range(of: key), "\(reason), so \(key.name) cannot be set", hint: hint)
      }
    }
  }

  /// Compiles the layouts after all layers have been read, and applies them in the initial state.
  ///
  /// - Returns: The placement for later ticks.
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
    // The sizes of stacks depend on their arranged layers and are only known now.
    for scroll in fittedScrolls { layout.directory.fitContent(of: scroll) }
    return placement
  }

  /// The values that layouts can read.
  private var layoutValues: SceneValues {
    SceneValues(
      states: context.definitions.states, directory: directory, time: { 0 },
      properties: { [layout] index, _ in layout.properties(index) }, touchState: { _, _ in false })
  }

  /// Switches to the context of a layout: its scope, and the layer that it refers to.
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
  /// Sets the bounds to the size of the image, as `UIImageView(image:)` does.
  fileprivate mutating func fitPicture() {
    guard let contents, content.kind == .plain, contentsScale > 0 else { return }
    bounds.size = Size(Double(contents.pixelWidth) / contentsScale, Double(contents.pixelHeight) / contentsScale)
  }
}

/// A layout in source form, stored until all layers that it may refer to have been read.
struct LayoutDraft {
  enum Kind {
    case frame(SyntaxNode)
    case stack(SyntaxNode)
    /// The layer fills its superlayer.
    case fill
    /// The layer fits its content.
    case fit
  }

  let layer: Int
  /// The names in scope where the layout is written.
  let scope: Scope
  let kind: Kind
}
