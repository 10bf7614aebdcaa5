import Geometry
import LayerTree
import Pixels
import Raster
import Typography

/// Converts a snapshot to the list of commands that paint it.
struct CommandBuilder {
  let viewport: Viewport
  let images: any ImageSource
  let fonts: FontLibrary
  var commands = CommandList()
  var outlines: OutlineCache
  var texts: TextCache
  /// A cache of whether images are opaque.
  var opaqueImages: [ImageReference: Bool] = [:]
  var groups: GroupStack
  private var openLayers: [OpenLayer] = []
  /// The clip of the layers that are being added, in pixels.
  var clip = PixelRect.empty
  /// The rectangle in which layers may be painted for their effects on others.
  var reach = PixelRect.empty
  /// The transform from the canvas' points to pixels; a different one while a silhouette or a bitmap is painted.
  var placement = AffineTransform.identity
  /// The pixels that may be part of a backdrop: the innermost nested canvas; nil if there is none.
  var backdropScope: PixelRect?
  /// The template color, which replaces the colors of layers except for their alpha; nil if layers keep their colors.
  var template: Color?
  /// The number of bitmaps of layers that have begun.
  var bitmapDepth = 0
  /// The index of the layer whose silhouette is being painted for its shadow.
  var caster: Int?

  /// The distance from the bitmap, in pixels, within which layers are still painted for their effects on it.
  static let maximumReach = 2048

  /// - Parameters:
  ///   - viewport: The placement of the canvas on the bitmaps.
  ///   - images: The source of images for layers' contents.
  ///   - fonts: The fonts for text.
  ///   - budget: The memory limits of caches.
  ///   - isFolding: True to avoid surfaces if that doesn't change the result.
  init(
    viewport: Viewport, images: any ImageSource, fonts: FontLibrary, budget: CacheBudget, isFolding: Bool = true
  ) {
    self.viewport = viewport
    self.images = GlyphImages(images: images, fonts: fonts)
    self.fonts = fonts
    groups = GroupStack(isFolding: isFolding)
    outlines = OutlineCache(capacity: budget.outlines)
    texts = TextCache(budget)
  }

  /// Exchanges the frame for an older one, whose memory is reused for the next.
  mutating func exchange(_ list: inout CommandList) { swap(&commands, &list) }

  /// Replaces ``commands`` with the commands for `snapshot`.
  mutating func build(_ snapshot: Snapshot) {
    commands.removeAll()
    commands.canvas = viewport.box
    groups.removeAll()
    clip = viewport.box.intersection(viewport.pixels(ofCanvas: snapshot.canvasSize))
    guard !clip.isEmpty else { return }
    openLayers.removeAll(keepingCapacity: true)
    placement = viewport.transform
    bitmapDepth = 0
    (backdropScope, template) = (nil, nil)
    reach = viewport.box.grown(x: CommandBuilder.maximumReach, y: CommandBuilder.maximumReach)
    add(snapshot.nodes.indices, of: snapshot)
  }

  /// Adds the commands for a range of nodes, which must contain whole subtrees.
  mutating func add(_ nodes: Range<Int>, of snapshot: Snapshot) {
    let base = openLayers.count
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      closeLayers(endingAt: index, above: base, of: snapshot)
      let node = snapshot.nodes[index]
      let end = min(max(index + 1, node.end), nodes.upperBound)
      let mask = node.maskEnd.map { index + 1..<min(max(index + 1, $0), end) }
      index = openLayer(node, index: index, end: end, mask: mask, of: snapshot) ? mask?.upperBound ?? index + 1 : end
    }
    closeLayers(endingAt: .max, above: base, of: snapshot)
  }

  /// Adds the part of a layer below its sublayers; returns false if neither the layer nor its sublayers are visible.
  private mutating func openLayer(
    _ node: Snapshot.Node, index: Int, end: Int, mask: Range<Int>?, of snapshot: Snapshot
  ) -> Bool {
    let layer = node.properties
    // A silhouette shows the layer's contents, without the layer's own effects.
    let isBare = caster == index
    var opacity = isBare ? 1 : layer.opacity.clampedToUnit
    guard opacity > 0 else { return false }
    let hasCut = node.cut != nil && !isBare
    let outerClip = clip
    if hasCut, !beginCut(node) { return false }
    let hasEffects = layer.hasEffects && !isBare
    var blendMode = hasEffects ? layer.effects.blendMode : .normal
    let bitmap = hasEffects ? beginBitmap(of: index..<end, in: snapshot, opacity: opacity, blendMode: blendMode) : nil
    if bitmap != nil { (opacity, blendMode) = (1, .normal) }
    let transform = node.transform.concatenating(placement)
    var open = OpenLayer(node: index, end: end, clip: clip)
    open.bitmap = bitmap
    open.hasCut = hasCut
    open.outerClip = outerClip
    let shadow =
      isBare
      ? nil
      : shadowPlan(
        of: node, inside: (mask?.upperBound ?? index + 1)..<end, of: snapshot, through: transform)
    if isBare {
      open.ownClip = clip
    } else {
      prepareEffects(of: layer, shadow: shadow, through: transform, for: &open)
    }
    let outline = layer.bounds.isEmpty ? nil : appendOutline(of: layer, through: transform)
    if layer.masksToBounds && outline == nil {
      clip = open.clip
      if let bitmap { endBitmap(bitmap) }
      if hasCut { groups.endClip(in: &commands) }
      clip = outerClip
      return false
    }
    let isIsolated = hasEffects && layer.effects.isIsolated
    if opacity < 1 || mask != nil && !isBare || blendMode != .normal || open.filter != nil || isIsolated {
      groups.begin(opacity: opacity, blendMode: blendMode, in: &commands)
      open.hasGroup = true
      open.mask = mask
    }
    switch shadow {
    case .placed(let shadow, let color): add(shadow, color: color)
    case .filled(let source, let origin, let color):
      addShadow(of: source, at: origin, color: color, shadow: layer.effects.shadow, through: transform)
    case .cast, nil: break
    }
    if hasEffects, let outline {
      addBackdrop(
        of: layer, outline: outline, within: open.hasGroup ? clip : open.clip, isBehindGroup: open.hasGroup,
        spread: open.filter?.margin, through: transform)
    }
    if let (shadow, color) = open.castShadow {
      // Glass has no backdrop inside a group, so the layers around it are not rendered as one.
      let hasGlass = caster == nil && snapshot.nodes[index + 1..<end].contains { $0.properties.hasGlass }
      if caster == nil, shadow.isSharp || hasGlass {
        addSilhouette(of: index..<end, in: snapshot, shadow: shadow, color: color, within: open.shadowClip)
        open.castShadow = nil
        open.hasPicture = !hasGlass
      }
      if hasGlass {
        clip = open.shadowClip
        open.ownClip = clip
      } else {
        groups.begin(opacity: 1, in: &commands)
      }
    }
    if layer.masksToBounds, let outline {
      clip = outline.box
      // Clipping twice would leave a line of the background color in between.
      if !outline.isPixelRect, !groups.isClipped(at: outline, in: commands) {
        groups.begin(clip: outline, in: &commands)
        open.hasClip = true
      }
      if node.isCanvas {
        open.outerScope = backdropScope
        backdropScope = clip
      }
    }
    if let outline, let color = layer.backgroundColor, color.alpha > 0 {
      addBackground(painted(color, tint: node.tint), within: outline, isCut: open.hasClip)
    }
    let outerTemplate = template
    if hasEffects, let tint = layer.effects.tintColor {
      template = tint
      // In layers without a contents image, such as drawings, everything is drawn in the tint color.
      open.tintsInside = layer.contents == nil && layer.contentsFade == nil
      open.outerTemplate = outerTemplate
    }
    if layer.contents != nil || layer.contentsFade != nil { addContents(of: node, through: transform) }
    switch layer.content {
    case .gradient(let content):
      if let outline { add(content, of: node, outline: outline, through: transform) }
    case .shape(let shape): addShape(shape, tint: node.tint, through: transform)
    case .text(let text): addText(text, in: layer.bounds, tint: node.tint, through: transform)
    case .plain, .replicator, .emitter, .scroll, .transform, .playback: break
    }
    if !open.tintsInside { template = outerTemplate }
    if let crossFade = node.crossFade {
      groups.beginFade(in: &commands)
      open.firstWeight = 1 - crossFade.progress
      open.secondImage = crossFade.secondImage
    }
    open.hasBorder = outline != nil && layer.borderWidth > 0 && layer.borderColor.alpha > 0
    if open.needsClosing || layer.masksToBounds { openLayers.append(open) } else { clip = open.clip }
    return true
  }

  /// Adds the parts above the sublayers of all layers whose last sublayer precedes `index`, and begins the second image
  /// of a crossfade whose first image ends there.
  private mutating func closeLayers(endingAt index: Int, above base: Int, of snapshot: Snapshot) {
    while openLayers.count > base, let open = openLayers.last {
      if let second = open.secondImage, second <= index || open.end <= index {
        groups.beginSecondImage(in: &commands)
        openLayers[openLayers.count - 1].secondImage = nil
      }
      guard open.end <= index else { return }
      openLayers.removeLast()
      if let share = open.firstWeight { groups.endFade(firstWeight: share, in: &commands) }
      if open.tintsInside { template = open.outerTemplate }
      if open.hasClip { groups.endClip(in: &commands) }
      if snapshot.nodes[open.node].isCanvas { backdropScope = open.outerScope }
      clip = open.ownClip
      if open.hasBorder { addBorder(of: snapshot.nodes[open.node]) }
      if let (shadow, color) = open.castShadow {
        commands.castShadows.append(shadow)
        groups.castShadow(
          shadow, color: color, index: commands.castShadows.count - 1, within: open.shadowClip,
          in: &commands)
      }
      if open.hasPicture { groups.end(within: open.shadowClip, in: &commands) }
      if let filter = open.filter {
        if filter.usesSecondImage {
          groups.beginMask(in: &commands)
          if let picture = open.mask { add(picture, of: snapshot) }
        }
        commands.filters.append(filter)
        groups.filter(filter, index: commands.filters.count - 1, within: open.clip, in: &commands)
      }
      clip = open.clip
      if let mask = open.mask, open.filter?.usesSecondImage != true {
        groups.beginMask(in: &commands)
        add(mask, of: snapshot)
        let effects = snapshot.nodes[open.node].properties.effects
        groups.endMask(isLuminance: effects.isMaskLuminance, isInverted: effects.isMaskInverted, in: &commands)
      }
      if open.hasGroup { groups.end(within: open.clip, in: &commands) }
      if let bitmap = open.bitmap { endBitmap(bitmap) }
      if open.hasCut {
        groups.endClip(in: &commands)
        clip = open.outerClip
      }
    }
  }

  /// Begins the clip of a layer's fragment, and limits ``clip`` to it; returns false if nothing of it is visible.
  private mutating func beginCut(_ node: Snapshot.Node) -> Bool {
    var path = Path()
    for (index, corner) in (node.cut ?? []).enumerated() {
      if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
    }
    path.close()
    guard let outline = appendOutline(.source(.path(SampledPath(path))), through: Projection(placement))
    else { return false }
    groups.begin(clip: outline, in: &commands)
    clip = outline.box
    return true
  }

  /// Fills a layer's outline.
  ///
  /// If a clip has the same outline, the background fills all pixels there: an edge that is antialiased twice would be
  /// visible around the content that covers it.
  private mutating func addBackground(_ color: Color, within outline: Outline, isCut: Bool) {
    let isCut = isCut || !outline.isPixelRect && groups.isClipped(at: outline, in: commands)
    guard isCut, let box = commands.edges.append(outline.box) else {
      return groups.add(.fill(FillCommand(area: PaintedArea(outline), color: color)), to: &commands)
    }
    groups.add(
      .fill(FillCommand(area: PaintedArea(box), color: color)), coveringClip: color.alpha >= 1, to: &commands)
  }

  private mutating func addBorder(of node: Snapshot.Node) {
    let layer = node.properties
    let transform = node.transform.concatenating(placement)
    guard let ring = appendOutline(of: layer, borderWidth: layer.borderWidth, through: transform) else { return }
    groups.add(
      .fill(FillCommand(area: PaintedArea(ring), color: painted(layer.borderColor, tint: node.tint))), to: &commands)
  }

  private mutating func appendOutline(
    of layer: LayerProperties, borderWidth: Double? = nil, through transform: Projection
  ) -> Outline? {
    let shape = OutlineShape(
      size: layer.bounds.size, cornerRadius: layer.cornerRadius, cornerCurve: layer.cornerCurve,
      corners: layer.maskedCorners, borderWidth: borderWidth)
    return appendOutline(.source(.box(shape)), at: layer.bounds.origin, through: transform)
  }

  /// Adds the edges of `outline`, whose origin is at `origin` in the space that `transform` maps to pixels.
  mutating func appendOutline(
    _ outline: OutlineKey, at origin: Point = .zero, rule: FillRule = .nonZero, through transform: Projection
  ) -> Outline? {
    guard transform.isAffine else { return appendProjected(outline, at: origin, rule: rule, through: transform) }
    let placed = AffineTransform.translation(origin.x, origin.y).concatenating(transform.affine)
    let polyline = outlines.polyline(of: outline, scale: FlatteningScale(placed))
    return commands.edges.append(polyline, through: placed, rule: rule, within: clip)
  }

  private mutating func appendProjected(
    _ outline: OutlineKey, at origin: Point, rule: FillRule, through transform: Projection
  ) -> Outline? {
    let placed = Projection.translation(origin.x, origin.y).concatenating(transform)
    guard let scale = FlatteningScale(placed, of: outline.extent, within: clip) else { return nil }
    let polyline = outlines.polyline(of: outline, scale: scale).projected(through: placed)
    return commands.edges.append(polyline, through: .identity, rule: rule, within: clip)
  }
}
