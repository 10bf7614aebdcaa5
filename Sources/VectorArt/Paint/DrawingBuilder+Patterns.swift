import Arithmetic
import Geometry
import LayerTree

extension DrawingBuilder {
  /// More tiles than this on one shape can't be distinguished: they are drawn larger, and fewer.
  private static let mostTileLayers = 90_000

  /// A shape filled or stroked with a pattern: copies of its tile, with the shape as their mask.
  ///
  /// A paint of the space's context is fitted to the context's box and place.
  mutating func patterned(
    _ number: Int, _ content: ShapeContent, isStroke: Bool, box shape: Rect, _ style: Style, _ space: Space
  ) throws(DrawingError) -> DrawingNode? {
    guard !open.contains(number) else { return nil }
    let context = space.context.flatMap { context in context.box.map { ($0, context.transform.inverted) } }
    let box = context?.0 ?? shape
    let placement = context?.1 ?? .identity
    let chain = templates(of: number, among: ["pattern"])
    guard let source = chain.first(where: { !document[$0].childElements.isEmpty }),
      var tile = tile(chain, box: box, style, space), !tile.isEmpty
    else { return nil }
    let own = self.style(of: number)
    let transform = gradientTransform(chain, "patternTransform", own, space).concatenating(placement)
    guard let inverse = transform.inverted else { return nil }

    var contentSpace = AffineTransform.translation(tile.minX, tile.minY)
    var inner = Space(viewport: space.viewport, depth: space.depth + 1)
    let framed = chain.first { document[$0]["viewBox"] != nil }
    let aspectRatio = ViewBox.AspectRatio(attribute("preserveAspectRatio", chain))
    if let framed, let viewBox = ViewBox(document[framed]) {
      let fitted = ViewBox(viewBox.rect, aspectRatio: aspectRatio)
      contentSpace = fitted.transform(to: tile.size).concatenating(contentSpace)
      inner.viewport = viewBox.rect.size
    } else if attribute("patternContentUnits", chain) == "objectBoundingBox" {
      guard !box.isEmpty else { return nil }
      contentSpace = AffineTransform.scale(box.width, box.height).concatenating(contentSpace)
    }
    guard let contentInverse = contentSpace.inverted else { return nil }

    open.append(number)
    defer { open.removeLast() }
    var nodes = try children(source, self.style(of: source), inner)
    guard !nodes.isEmpty else { return nil }
    let ground = nodes.first?.layer.colorFilling(contentInverse.boundingBox(of: tile))
    if ground != nil { nodes.removeFirst() }
    var copy = DrawingNode(group: nodes).layer
    // What lies inside its tile isn't cut, so that where tiles meet nothing is cut twice.
    copy.properties.masksToBounds = !(copy.paintedBox.map { contentSpace.boundingBox(of: $0).isInside(tile) } ?? false)
    copy.place(contentInverse.boundingBox(of: tile), by: contentSpace)

    let reach = isStroke ? content.lineWidth * max(content.lineJoin == .miter ? content.miterLimit : 1, 1.5) / 2 : 0
    let painted = Rect(shape.minX - reach, shape.minY - reach, shape.width + 2 * reach, shape.height + 2 * reach)
    let area = inverse.boundingBox(of: painted)
    var counted = Self.tiles(tile, over: area)
    let most = Double(Self.mostTileLayers / copy.layerCount)
    if counted.columns * counted.rows > most {
      let factor = (counted.columns * counted.rows / most).squareRoot().rounded(.up)
      guard factor < 1e9 else { return nil }
      warn(
        "the pattern’s tiles are too small to distinguish, and are drawn \(Int(saturating: factor)) times as large",
        number)
      copy = LayerDescription(sublayers: [copy])
      let enlarging = AffineTransform.translation(-tile.minX, -tile.minY).concatenating(.scale(factor, factor))
        .concatenating(.translation(tile.minX, tile.minY))
      copy.place(tile, by: enlarging)
      tile = Rect(tile.minX, tile.minY, tile.width * factor, tile.height * factor)
      counted = Self.tiles(tile, over: area)
    }
    let tiles = tiled(copy, tile, counted)
    var placed = LayerDescription(sublayers: [tiles])
    placed.place(tiles.properties.frame, by: transform)
    var layer = LayerDescription(sublayers: [placed])
    layer.place(shape)
    if let ground {
      var plain = LayerDescription()
      plain.properties.backgroundColor = ground
      plain.place(painted)
      layer.sublayers.insert(plain, at: 0)
    }
    layer.properties.opacity = isStroke ? style.strokeOpacity : style.fillOpacity
    var outline = content
    (outline.fillGradient, outline.strokeGradient) = (nil, nil)
    outline.fillColor = isStroke ? nil : .black
    outline.strokeColor = isStroke ? .black : nil
    var mask = LayerDescription()
    mask.properties.content = .shape(outline)
    mask.place(shape)
    layer.mask = mask
    try count(5)
    return DrawingNode(layer, box: shape)
  }

  /// The rectangle that is repeated, before the pattern's transform.
  private mutating func tile(_ chain: [Int], box: Rect, _ style: Style, _ space: Space) -> Rect? {
    let isInBoxUnits = attribute("patternUnits", chain) != "userSpaceOnUse"
    if isInBoxUnits, box.isEmpty { return nil }
    return rect(chain, isInBoxUnits: isInBoxUnits, box: box, standard: ["0", "0", "0", "0"], style, space)
  }

  /// Returns the range of a tile's copies that cover an area.
  private static func tiles(_ tile: Rect, over area: Rect) -> (left: Double, top: Double, columns: Double, rows: Double)
  {
    let left = ((area.minX - tile.minX) / tile.width).rounded(.down)
    let top = ((area.minY - tile.minY) / tile.height).rounded(.down)
    return (
      left, top, max(1, ((area.maxX - tile.minX) / tile.width).rounded(.up) - left),
      max(1, ((area.maxY - tile.minY) / tile.height).rounded(.up) - top)
    )
  }

  /// Copies of a tile beside and below each other.
  private func tiled(
    _ copy: LayerDescription, _ tile: Rect, _ tiles: (left: Double, top: Double, columns: Double, rows: Double)
  ) -> LayerDescription {
    let (left, top, columns, rows) = tiles
    var row = LayerDescription(sublayers: [copy])
    row.properties.content = Self.repeated(columns, by: .translation(tile.width, 0))
    row.place(tile)
    var all = LayerDescription(sublayers: [row])
    all.properties.content = Self.repeated(rows, by: .translation(0, tile.height))
    all.place(tile, by: .translation(left * tile.width, top * tile.height))
    return all
  }

  private static func repeated(_ count: Double, by step: Transform3D) -> LayerContent {
    guard count > 1 else { return .plain }
    var content = ReplicatorContent(instanceCount: Int(saturating: count))
    content.instanceTransform = step
    return .replicator(content)
  }
}

extension LayerDescription {
  /// The color in which the layer fills a tile, if it does nothing else.
  ///
  /// Such a ground is painted once behind all tiles, whose edges would show through between them otherwise.
  fileprivate func colorFilling(_ tile: Rect) -> Color? {
    guard case .shape(let shape) = properties.content, name.isEmpty, mask == nil, sublayers.isEmpty,
      !properties.hasEffects, !properties.isHidden, properties.transformToSuperlayer == .identity,
      shape.path == .rect(properties.bounds), properties.bounds.union(tile) == properties.bounds,
      shape.strokeColor == nil, shape.strokeGradient == nil, shape.fillGradient == nil, var color = shape.fillColor
    else { return nil }
    color.alpha *= properties.opacity
    return color
  }

  /// A box around all that the layer paints, in the space inside it; nil when that can't be determined.
  fileprivate var paintedBox: Rect? {
    guard !properties.hasEffects else { return nil }
    if properties.masksToBounds { return properties.bounds }
    var box: Rect?
    switch properties.content {
    case .plain where properties.contents == nil && properties.backgroundColor == nil: break
    case .plain, .gradient: box = properties.bounds
    case .shape(let shape):
      guard let outline = shape.path.boundingBox else { break }
      let isStroked = shape.strokeColor != nil || shape.strokeGradient != nil
      let reach = isStroked ? shape.lineWidth * max(shape.lineJoin == .miter ? shape.miterLimit : 1, 1.5) / 2 : 0
      box = Rect(outline.minX - reach, outline.minY - reach, outline.width + 2 * reach, outline.height + 2 * reach)
    default: return nil
    }
    for layer in sublayers {
      guard let inner = layer.paintedBox else { return nil }
      let outer = layer.properties.transformToSuperlayer.boundingBox(of: inner)
      box = box?.union(outer) ?? outer
    }
    return box ?? .zero
  }
}

extension Rect {
  /// Returns whether the rectangle lies within another, allowing for rounding.
  fileprivate func isInside(_ other: Rect) -> Bool {
    let slack = 1e-9 * max(1, other.width, other.height)
    return minX >= other.minX - slack && minY >= other.minY - slack && maxX <= other.maxX + slack
      && maxY <= other.maxY + slack
  }
}
