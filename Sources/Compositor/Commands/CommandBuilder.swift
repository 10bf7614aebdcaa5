import Geometry
import LayerTree
import Pixels
import Typography

/// Makes a snapshot into the list of steps that paint it.
struct CommandBuilder {
  private let viewport: Viewport
  let images: any ImageSource
  let fonts: FontLibrary
  var commands = CommandList()
  var outlines = OutlineCache()
  var texts = TextCache()
  var groups = GroupStack()
  private var openLayers: [OpenLayer] = []
  /// The pixels within which layers are painted now.
  private(set) var clip = PixelBox.empty

  init(viewport: Viewport, images: any ImageSource, fonts: FontLibrary) {
    self.viewport = viewport
    self.images = images
    self.fonts = fonts
  }

  /// Hands out the frame, and takes the memory of an older one for the next.
  mutating func exchange(_ list: inout CommandList) { swap(&commands, &list) }

  /// Replaces ``commands`` by those that paint `snapshot`.
  mutating func build(_ snapshot: Snapshot) {
    commands.removeAll()
    groups.removeAll()
    clip = viewport.box.intersection(viewport.pixels(ofCanvas: snapshot.canvasSize))
    guard !clip.isEmpty else { return }
    openLayers.removeAll(keepingCapacity: true)
    add(snapshot.nodes.indices, of: snapshot)
  }

  /// Paints some of the nodes, no subtree in part.
  private mutating func add(_ nodes: Range<Int>, of snapshot: Snapshot) {
    let base = openLayers.count
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      closeLayers(endingAt: index, above: base, of: snapshot)
      let node = snapshot.nodes[index]
      let end = min(max(index + 1, node.end), nodes.upperBound)
      let mask = node.maskEnd.map { index + 1..<min(max(index + 1, $0), end) }
      index = openLayer(node, index: index, end: end, mask: mask) ? mask?.upperBound ?? index + 1 : end
    }
    closeLayers(endingAt: .max, above: base, of: snapshot)
  }

  /// Paints what lies below a layer's sublayers; false when nothing of the layer or its sublayers can be seen.
  private mutating func openLayer(_ node: Snapshot.Node, index: Int, end: Int, mask: Range<Int>?) -> Bool {
    let layer = node.properties
    let opacity = layer.opacity.clampedToUnit
    guard opacity > 0 else { return false }
    let transform = node.transform.concatenating(viewport.transform)
    let outline = layer.bounds.isEmpty ? nil : appendOutline(of: layer, through: transform)
    if layer.masksToBounds && outline == nil { return false }

    var open = OpenLayer(node: index, end: end, clip: clip)
    let blendMode = layer.hasEffects ? layer.effects.blendMode : .normal
    if opacity < 1 || mask != nil || blendMode != .normal {
      groups.begin(opacity: opacity, blendMode: blendMode, in: &commands)
      open.hasGroup = true
      open.mask = mask
    }
    if let outline, let color = layer.backgroundColor, color.alpha > 0 {
      groups.add(
        Command(kind: .fill, box: outline.box, edges: outline.edges, color: color.tinted(node.tint)), to: &commands)
    }
    if layer.masksToBounds, let outline {
      clip = outline.box
      if !outline.isPixelBox {
        groups.begin(mask: outline, in: &commands)
        open.hasMask = true
      }
    }
    if layer.contents != nil || layer.contentsFade != nil { addContents(of: node, through: transform) }
    switch layer.content {
    case .gradient(let content):
      if let outline { add(content, of: node, outline: outline, through: transform) }
    case .shape(let shape): addShape(shape, tint: node.tint, through: transform)
    case .text(let text): addText(text, in: layer.bounds, tint: node.tint, through: transform)
    case .plain, .replicator, .emitter, .scroll, .transform: break
    }
    if let crossFade = node.crossFade {
      groups.beginFade(in: &commands)
      open.firstShare = 1 - crossFade.progress
      open.secondPicture = crossFade.secondPicture
    }
    open.hasBorder = outline != nil && layer.borderWidth > 0 && layer.borderColor.alpha > 0
    if open.needsClosing || layer.masksToBounds { openLayers.append(open) }
    return true
  }

  /// Paints what lies above the sublayers of all layers whose last sublayer comes before `index`, and passes to the second
  /// picture of a layer whose first one does.
  private mutating func closeLayers(endingAt index: Int, above base: Int, of snapshot: Snapshot) {
    while openLayers.count > base, let open = openLayers.last {
      if let second = open.secondPicture, second <= index || open.end <= index {
        groups.beginSecondPicture(in: &commands)
        openLayers[openLayers.count - 1].secondPicture = nil
      }
      guard open.end <= index else { return }
      openLayers.removeLast()
      if let share = open.firstShare { groups.endFade(firstShare: share, in: &commands) }
      if open.hasMask { groups.end(in: &commands) }
      clip = open.clip
      if open.hasBorder { addBorder(of: snapshot.nodes[open.node]) }
      if let mask = open.mask {
        groups.beginMask(in: &commands)
        add(mask, of: snapshot)
        groups.endMask(isLuminance: snapshot.nodes[open.node].properties.effects.isMaskLuminance, in: &commands)
      }
      if open.hasGroup { groups.end(in: &commands) }
    }
  }

  private mutating func addBorder(of node: Snapshot.Node) {
    let layer = node.properties
    let transform = node.transform.concatenating(viewport.transform)
    guard let ring = appendOutline(of: layer, borderWidth: layer.borderWidth, through: transform) else { return }
    groups.add(
      Command(kind: .fill, box: ring.box, edges: ring.edges, color: layer.borderColor.tinted(node.tint)), to: &commands)
  }

  private mutating func appendOutline(
    of layer: LayerProperties, borderWidth: Double? = nil, through transform: Projection
  ) -> Outline? {
    let shape = OutlineShape(
      size: layer.bounds.size, cornerRadius: layer.cornerRadius, cornerCurve: layer.cornerCurve,
      corners: layer.maskedCorners, borderWidth: borderWidth)
    return appendOutline(.box(shape), at: layer.bounds.origin, through: transform)
  }

  /// Adds the outline of `source`, whose origin is at `origin` of the space that `transform` takes to pixels.
  mutating func appendOutline(
    _ source: OutlineSource, at origin: Point = .zero, rule: FillRule = .nonZero, through transform: Projection
  ) -> Outline? {
    guard transform.isAffine else { return appendProjected(source, at: origin, rule: rule, through: transform) }
    let placed = AffineTransform.translation(origin.x, origin.y).concatenating(transform.affine)
    let polyline = outlines.polyline(of: source, scale: FlatteningScale(placed))
    return commands.edges.append(polyline, through: placed, rule: rule, within: clip)
  }

  private mutating func appendProjected(
    _ source: OutlineSource, at origin: Point, rule: FillRule, through transform: Projection
  ) -> Outline? {
    let placed = Projection.translation(origin.x, origin.y).concatenating(transform)
    guard let scale = FlatteningScale(placed, of: source.extent, within: clip) else { return nil }
    let polyline = outlines.polyline(of: source, scale: scale).projected(through: placed)
    return commands.edges.append(polyline, through: .identity, rule: rule, within: clip)
  }
}
