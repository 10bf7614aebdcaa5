import Geometry
import LayerTree
import Pixels
import Raster

extension CommandBuilder {
  /// Determines the effects on a layer's rendered contents, and extends ``clip`` to all pixels that affect them.
  mutating func prepareEffects(
    of layer: LayerProperties, shadow: ShadowPlan?, through transform: Projection, for open: inout OpenLayer
  ) {
    defer { open.ownClip = clip }
    guard layer.hasEffects else { return }
    let center = Point(layer.bounds.minX + layer.bounds.width / 2, layer.bounds.minY + layer.bounds.height / 2)
    open.filter = ImageFilter(
      layer.effects.filters, after: layer.effects.filterGraph, through: transform, at: center)
    if let margin = open.filter?.margin { widenClip(x: margin.x, y: margin.y) }
    if case .cast(let shadow, let color) = shadow {
      open.castShadow = (shadow, color)
      let margin = shadow.margin
      clip = clip.union(clip.moved(x: -shadow.columns, y: -shadow.rows).grown(x: margin.x, y: margin.y))
    }
    clip = clip.intersection(reach)
  }

  /// Paints a shadow below the layer.
  mutating func add(_ shadow: PlacedShadow, color: Color) {
    let box = shadow.box.intersection(clip)
    guard !box.isEmpty else { return }
    commands.shadows.append(shadow)
    groups.add(
      .shadow(ShadowCommand(area: PaintedArea(box: box), color: color, shadow: commands.shadows.count - 1)),
      to: &commands)
  }

  /// Paints a shadow below the layer by filling an outline and blurring the result.
  mutating func addShadow(
    of source: OutlineSource, at origin: Point, color: Color, shadow: Shadow, through transform: Projection
  ) {
    let place = Point(origin.x + shadow.offset.width, origin.y + shadow.offset.height)
    let extent = source.extent
    let center = Point(place.x + extent.minX + extent.width / 2, place.y + extent.minY + extent.height / 2)
    let filter = ImageFilter(blurRadius: shadow.radius, through: transform, at: center)
    let seen = clip
    if let margin = filter?.margin { widenClip(x: margin.x, y: margin.y) }
    let outline = appendOutline(.source(source), at: place, through: transform)
    clip = seen
    guard let outline else { return }
    groups.begin(opacity: 1, in: &commands)
    groups.add(.fill(FillCommand(area: PaintedArea(outline), color: color)), to: &commands)
    if let filter {
      commands.filters.append(filter)
      groups.filter(filter, index: commands.filters.count - 1, within: clip, in: &commands)
    }
    groups.end(in: &commands)
  }

  /// Extends ``clip`` by a number of pixels, up to ``reach``.
  private mutating func widenClip(x: Int, y: Int) {
    clip = clip.grown(x: x, y: y).intersection(reach)
  }

  /// Filters the backdrop of a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - outline: The outline of the layer.
  ///   - clip: The visible pixels of the layer.
  ///   - isBehindGroup: True if the layer itself is a group that has just begun, so that its backdrop isn't in the
  ///     group.
  ///   - spread: The distance in pixels that the layer's own filter spreads its contents.
  ///   - transform: The projection from the layer's space to pixels.
  mutating func addBackdrop(
    of layer: LayerProperties, outline: Outline, within clip: PixelRect, isBehindGroup: Bool, spread: (x: Int, y: Int)?,
    through transform: Projection
  ) {
    let center = Point(layer.bounds.minX + layer.bounds.width / 2, layer.bounds.minY + layer.bounds.height / 2)
    // A silhouette for a shadow hides its backdrop.
    guard caster == nil,
      let filter = ImageFilter(layer.effects.backgroundFilters, through: transform, at: center)
    else { return }
    let box = outline.box.intersection(clip)
    guard !box.isEmpty else { return }
    let margin = filter.margin
    let reach = box.grown(x: margin.x + (spread?.x ?? 0), y: margin.y + (spread?.y ?? 0))
    commands.backdrops.append(
      Backdrop(
        filter: filter, reach: backdropScope.map { reach.intersection($0) } ?? reach, isBehindGroup: isBehindGroup))
    let area = PaintedArea(box: box, edges: outline.edges)
    groups.add(.backdrop(BackdropCommand(area: area, backdrop: commands.backdrops.count - 1)), to: &commands)
  }
}
