import Geometry
import LayerTree
import Pixels
import Raster
import Typography

extension CommandBuilder {
  /// The method for painting a layer's shadow.
  enum ShadowPlan {
    /// A shadow from a mask, painted below the layer.
    case placed(PlacedShadow, Color)
    /// An outline that is filled and then blurred.
    case filled(OutlineSource, origin: Point, Color)
    /// A shadow cast by the rendered contents of the layer, which becomes a group.
    case cast(CastShadow, Color)
  }

  /// Returns the method for painting the shadow of the layer at `index`; nil if it has no visible shadow.
  ///
  /// If the layer has a shadow path, or a solid background that contains the layer's other contents, the outline casts
  /// the shadow; its mask can then be cached. Otherwise the rendered contents of the layer and its sublayers cast it.
  func shadowPlan(
    of node: Snapshot.Node, inside: Range<Int>, of snapshot: Snapshot, through transform: Projection
  ) -> ShadowPlan? {
    let layer = node.properties
    guard layer.hasEffects, !layer.masksToBounds else { return nil }
    let shadow = layer.effects.shadow
    var color = shadow.color.tinted(node.tint)
    color.alpha *= shadow.opacity.clampedToUnit
    guard color.alpha > 0 else { return nil }
    let background = layer.backgroundColor.map { $0.tinted(node.tint).clampedAlpha } ?? 0
    let box = OutlineShape(
      size: layer.bounds.size, cornerRadius: layer.cornerRadius, cornerCurve: layer.cornerCurve,
      corners: layer.maskedCorners)
    let hidden = background == 1 && layer.effects.backgroundFilters == .none ? layer.innerRect : nil
    if let path = shadow.path {
      let source = OutlineSource.path(SampledPath(path))
      if let placed = PlacedShadow(
        source, at: .zero, radius: shadow.radius, offset: shadow.offset, through: transform, hidden: hidden)
      {
        return .placed(placed, color)
      }
      return .filled(source, origin: .zero, color)
    }
    if background > 0, !layer.bounds.isEmpty, isEven(node, inside: inside, of: snapshot, isOpaque: background == 1) {
      color.alpha *= background
      let origin = layer.bounds.origin
      if let placed = PlacedShadow(
        .box(box), at: origin, radius: shadow.radius, offset: shadow.offset, through: transform, hidden: hidden)
      {
        return .placed(placed, color)
      }
      return .filled(.box(box), origin: origin, color)
    }
    let center = Point(layer.bounds.minX + layer.bounds.width / 2, layer.bounds.minY + layer.bounds.height / 2)
    let scale = transform.scale(at: center)
    let moved = transform.apply(center + Point(shadow.offset.width, shadow.offset.height)) - transform.apply(center)
    let radius = shadow.radius > 0 ? shadow.radius : 0
    guard (scale.width + scale.height) * radius < 1e9, abs(moved.x) < 1e6, abs(moved.y) < 1e6 else { return nil }
    return .cast(
      CastShadow(sigmaX: radius * scale.width, sigmaY: radius * scale.height, dx: moved.x, dy: moved.y), color)
  }

  /// Paints the shadow of the first of `nodes`, but not the node itself.
  ///
  /// It is painted at its subpixel position, so its edges don't change. Nested silhouettes are moved as images;
  /// otherwise each enclosing layer would double them.
  mutating func addSilhouette(
    of nodes: Range<Int>, in snapshot: Snapshot, shadow: CastShadow, color: Color, within seen: PixelRect
  ) {
    let place = placement
    placement = place.concatenating(
      .translation(shadow.dx - Double(shadow.columns), shadow.dy - Double(shadow.rows)))
    caster = nodes.lowerBound
    groups.begin(opacity: 0, in: &commands)
    add(nodes, of: snapshot)
    (placement, caster) = (place, nil)
    commands.castShadows.append(shadow.movedWhole)
    groups.castShadow(
      shadow.movedWhole, color: color, index: commands.castShadows.count - 1, within: seen, in: &commands)
  }

  /// Returns whether a layer has the same opacity everywhere as its background, and doesn't extend beyond it.
  private func isEven(_ node: Snapshot.Node, inside: Range<Int>, of snapshot: Snapshot, isOpaque: Bool) -> Bool {
    let layer = node.properties
    guard node.maskEnd == nil, node.crossFade == nil, layer.contents == nil else { return false }
    if !isOpaque {
      return layer.contentsFade == nil && layer.content.endsWithBounds && layer.borderWidth <= 0 && inside.isEmpty
    }
    guard let back = node.transform.inverted else { return false }
    let rect = layer.innerRect
    func contains(_ extent: Rect?, placed place: Projection = .identity) -> Bool {
      guard let extent else { return false }
      return extent.corners.allSatisfy { corner in
        let point = place.apply(corner)
        return point.x >= rect.minX && point.x <= rect.maxX && point.y >= rect.minY && point.y <= rect.maxY
      }
    }
    guard layer.content.endsWithBounds || contains(extent(of: layer)) else { return false }
    return snapshot.nodes[inside].allSatisfy { inner in
      let own = inner.properties
      guard !own.hasEffects, own.contents == nil || own.contentsGravity == .resize, own.contentsFade == nil,
        inner.transform.isAffine
      else { return false }
      return contains(extent(of: own), placed: inner.transform.concatenating(back))
    }
  }

  /// Returns a rectangle, in a layer's space, that contains the layer's background and content; nil if it isn't
  /// determined.
  private func extent(of layer: LayerProperties) -> Rect? {
    let bounds = layer.bounds
    switch layer.content {
    case .plain, .gradient, .scroll, .transform, .playback: return bounds
    case .text(let text):
      let area = text.area(in: bounds)
      guard let layout = try? fonts.layout(of: text, width: area.width, height: area.height) else { return bounds }
      let origin = layout.origin(in: area, alignment: text.verticalAlignment)
      return layout.inkBounds.map {
        bounds.union(Rect(origin.x + $0.minX, origin.y + $0.minY, $0.width, $0.height))
      }
    case .shape(let shape):
      let path = SampledPath(shape.path)
      let isStroked = shape.strokeColor != nil || shape.strokeGradient != nil
      guard isStroked else { return bounds.union(OutlineSource.path(path).extent) }
      let style = StrokeStyle(shape)
      return style.reach.isFinite ? bounds.union(OutlineSource.stroke(path, style).extent) : nil
    case .replicator, .emitter: return nil
    }
  }
}

extension LayerProperties {
  /// A rectangle that is inside the outline, for any corners.
  fileprivate var innerRect: Rect {
    let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2))
    // The inset of a circular arc at 45°; continuous corners extend further.
    let inset = radius * (cornerCurve == .circular ? 0.293 : 0.46)
    return bounds.insetBy(inset, inset)
  }
}

extension LayerContent {
  /// True if the content shows nothing outside of the layer's outline.
  fileprivate var endsWithBounds: Bool {
    switch self {
    case .plain, .gradient, .scroll, .transform, .playback: true
    case .shape, .text, .replicator, .emitter: false
    }
  }
}
