import Geometry
import LayerTree

/// Converts a resolved drawing to layers.
struct LayerLowering {
  var warnings: WarningLog

  init(_ warnings: WarningLog) { self.warnings = warnings }

  /// Returns the root layer of a drawing, which has its size and contains all other layers.
  mutating func root(of tree: DrawingTree) -> LayerDescription {
    var root = tree.content.map { group([$0]) } ?? LayerDescription()
    let frame = Rect(origin: .zero, size: tree.size)
    root.place(tree.fitting.inverted?.boundingBox(of: frame) ?? frame, by: tree.fitting)
    root.name = tree.name
    root.properties.backgroundColor = tree.backgroundColor
    // A drawing is always an isolated group.
    if root.blendsInside { root.properties.effects.isIsolated = true }
    return root
  }

  /// Returns the layer of a node.
  mutating func layer(of node: TreeNode) -> LayerDescription {
    var layer = content(of: node)
    if node.isElement, layer.mask != nil { layer = wrapped(layer, node) }
    layer.name = node.name
    cut(&layer, node)
    for filter in node.filters { apply(filter, to: &layer, node) }
    if !node.filters.isEmpty, node.placement != .identity {
      layer.place(layer.properties.bounds, by: node.placement)
    }
    layer.properties.opacity *= node.opacity
    if node.isIsolated, layer.blendsInside { layer.properties.effects.isIsolated = true }
    if node.blendMode != .normal { layer.properties.effects.blendMode = node.blendMode }
    transform(&layer, node)
    (layer.element, layer.isAnimated) = (node.element, node.isAnimated)
    return layer
  }

  /// Returns a group with the layers of some nodes.
  mutating func group(_ nodes: [TreeNode]) -> LayerDescription {
    var group = LayerDescription()
    var box: Rect?
    for node in nodes {
      group.add(layer(of: node))
      if let outer = node.outerBox { box = box?.union(outer) ?? outer }
    }
    group.place(box ?? .zero)
    return group
  }

  /// Returns the layer of a drawing that is an image inside this one.
  private mutating func picture(_ tree: DrawingTree, line: Int) -> LayerDescription {
    var lowering = LayerLowering(WarningLog())
    let root = lowering.root(of: tree)
    for warning in lowering.warnings.sorted { warnings.add("in the image, \(warning)", line: line) }
    return root
  }

  /// Returns the layer with a node's content, in the coordinate system for clips, masks, and filters.
  private mutating func content(of node: TreeNode) -> LayerDescription {
    var layer: LayerDescription
    switch node.content {
    case .group(let nodes): layer = group(nodes)
    case .shape(let shape): layer = self.shape(shape)
    case .image(let image): layer = LayerDescription(image)
    case .drawing(let tree, let line): layer = LayerDescription(sublayers: [picture(tree, line: line)])
    case .glyph(let picture): layer = LayerDescription(sublayers: [picture])
    case .backdrop(let backdrop): layer = LayerDescription(backdrop)
    case .text(let text):
      layer = LayerDescription()
      layer.properties.content = .text(text)
    }
    if node.isCut { layer.properties.masksToBounds = true }
    layer.properties.opacity *= node.contentOpacity
    if node.isHidden { layer.properties.isHidden = true }
    // A filter and its region are in the node's content space, so the placement is applied outside the filter.
    layer.place(node.bounds, by: node.filters.isEmpty ? node.placement : .identity)
    return layer
  }

  /// Applies a node's clip and mask to a layer as layer masks.
  private mutating func cut(_ layer: inout LayerDescription, _ node: TreeNode) {
    let clip = node.clip.map { self.layer(of: $0) }
    guard let mask = node.mask else {
      if let clip { layer.mask = clip }
      return
    }
    var covering = self.layer(of: mask)
    // The clip of the node also applies to its mask.
    covering.cut(by: clip)
    layer.mask = covering
    layer.properties.effects.isMaskLuminance = node.isMaskLuminance
  }

  private func transform(_ layer: inout LayerDescription, _ node: TreeNode) {
    let bounds = layer.properties.bounds
    if let anchor = node.anchor, !bounds.isEmpty, layer.properties.transformToSuperlayer == .identity {
      layer.properties.moveAnchorPoint(
        to: Point((anchor.x - bounds.minX) / bounds.width, (anchor.y - bounds.minY) / bounds.height))
    }
    guard node.transform != .identity else { return }
    layer.place(layer.properties.bounds, by: layer.properties.transformToSuperlayer.concatenating(node.transform))
  }

  /// Returns a layer that wraps another one and has the box of its node.
  private func wrapped(_ layer: LayerDescription, _ node: TreeNode) -> LayerDescription {
    var outer = LayerDescription()
    outer.add(layer)
    outer.place(node.box.map { node.placement.boundingBox(of: $0) } ?? .zero)
    return outer
  }

  /// Wraps a layer in a layer with the effects of a filter; the node's other effects are applied afterward.
  private mutating func apply(_ filter: TreeFilter, to layer: inout LayerDescription, _ node: TreeNode) {
    var content = layer
    let usesBoth = filter.effects.filterGraph?.usesSecondImage == true
    if let replacement = filter.replacement, !usesBoth {
      content.sublayers = [picture(replacement)]
      content.properties.content = .plain
      content.properties.contents = nil
      content.properties.masksToBounds = false
      content.place(replacement.region)
    }
    content.name = ""
    content.mask = nil
    content.properties.effects.isMaskLuminance = false
    var filtered = wrapped(content, node)
    filtered.properties.effects = filter.effects
    if let replacement = filter.replacement, usesBoth {
      var other = LayerDescription(sublayers: [picture(replacement)])
      other.place(replacement.region)
      filtered.mask = other
    }
    var result = wrapped(filtered, node)
    result.name = layer.name
    result.mask = layer.mask
    result.properties.effects.isMaskLuminance = layer.properties.effects.isMaskLuminance
    layer = result
  }

  private mutating func picture(_ replacement: TreeFilter.Replacement) -> LayerDescription {
    let shown = layer(of: replacement.node)
    guard let offset = replacement.offset else { return shown }
    var layer = LayerDescription(sublayers: [shown])
    layer.place(shown.properties.frame, by: .translation(offset.x, offset.y))
    return layer
  }
}

extension LayerDescription {
  fileprivate init(_ image: TreeImage) {
    self.init()
    properties.contents = image.reference
    properties.contentsScale = image.reference.scale
    if let part = image.visiblePart { properties.effects.contentsRect = part }
    if image.isPixelated { properties.effects.magnificationFilter = .nearest }
  }

  fileprivate init(_ backdrop: TreeBackdrop) {
    self.init()
    properties.cornerRadius = backdrop.cornerRadius
    properties.effects.backgroundFilters.blurRadius = backdrop.blurRadius
  }

  /// Masks the layer with another one; an existing mask is masked in turn.
  fileprivate mutating func cut(by other: LayerDescription?) {
    guard let other else { return }
    if var mask {
      mask.cut(by: other)
      self.mask = mask
    } else {
      mask = other
    }
  }
}
