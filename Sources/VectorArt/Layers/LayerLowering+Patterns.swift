import Arithmetic
import Geometry
import LayerTree

extension LayerLowering {
  /// The maximum number of layers for the tiles of one shape.
  ///
  /// Finer patterns cannot be distinguished and are drawn with fewer, larger tiles.
  private static let maximumTileLayerCount = 90_000

  /// Returns a shape filled or stroked with a pattern: copies of the pattern's tile, masked by the shape.
  ///
  /// - Returns: The layer; nil if the tiles are too small to be painted.
  mutating func patterned(_ pattern: TreePattern, _ shape: TreeShape, isStroke: Bool) -> LayerDescription? {
    guard let inverse = pattern.transform.inverted, let contentInverse = pattern.contentSpace.inverted else {
      return nil
    }
    var tile = pattern.tile
    var layers: [LayerDescription] = []
    for node in pattern.nodes { layers.append(self.layer(of: node)) }
    let ground = layers.first?.colorFilling(contentInverse.boundingBox(of: tile))
    if ground != nil { layers.removeFirst() }
    var copy = LayerDescription()
    for layer in layers { copy.add(layer) }
    // Content inside its tile is not clipped, to avoid two antialiased edges where tiles meet.
    copy.properties.masksToBounds =
      !(copy.paintedBox.map { pattern.contentSpace.boundingBox(of: $0).isInside(tile) } ?? false)
    copy.place(contentInverse.boundingBox(of: tile), by: pattern.contentSpace)
    // Where tiles meet inside a pixel, each covers a part of the pixel, and the parts add up.
    copy.properties.effects.blendMode = .plusLighter

    let outline = shape.outline
    let reach = isStroke ? outline.lineWidth * max(outline.lineJoin == .miter ? outline.miterLimit : 1, 1.5) / 2 : 0
    let box = shape.box
    let painted = Rect(box.minX - reach, box.minY - reach, box.width + 2 * reach, box.height + 2 * reach)
    let area = inverse.boundingBox(of: painted)
    var counted = Self.tiles(tile, over: area)
    let most = Double(Self.maximumTileLayerCount / copy.layerCount)
    if counted.columns * counted.rows > most {
      let factor = (counted.columns * counted.rows / most).squareRoot().rounded(.up)
      guard factor < 1e9 else { return nil }
      warnings.add(
        "the pattern’s tiles are too small to distinguish and are drawn \(Int(saturating: factor)) times as large",
        line: pattern.line)
      copy = LayerDescription(sublayers: [copy])
      let enlarging = AffineTransform.translation(-tile.minX, -tile.minY).concatenating(.scale(factor, factor))
        .concatenating(.translation(tile.minX, tile.minY))
      copy.place(tile, by: enlarging)
      tile = Rect(tile.minX, tile.minY, tile.width * factor, tile.height * factor)
      counted = Self.tiles(tile, over: area)
    }
    let tiles = tiled(copy, tile, counted)
    var placed = LayerDescription(sublayers: [tiles])
    placed.place(tiles.properties.frame, by: pattern.transform)
    placed.properties.effects.isIsolated = true
    var layer = LayerDescription(sublayers: [placed])
    layer.place(box)
    if let ground {
      var plain = LayerDescription()
      plain.properties.backgroundColor = ground
      plain.place(painted)
      layer.sublayers.insert(plain, at: 0)
    }
    layer.properties.opacity = pattern.opacity
    layer.mask = Self.mask(outline, box, isStroke: isStroke)
    return layer
  }

  /// Returns a mask with the shape of an outline's fill or stroke.
  private static func mask(_ outline: ShapeContent, _ box: Rect, isStroke: Bool) -> LayerDescription {
    var outline = outline
    (outline.fillGradient, outline.strokeGradient) = (nil, nil)
    outline.fillColor = isStroke ? nil : .black
    outline.strokeColor = isStroke ? .black : nil
    return layer(of: outline, box)
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

  /// Returns a layer with copies of a tile in columns and rows.
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
  /// Returns the layer's color if it only fills a tile with that color.
  ///
  /// Such a background is painted once behind all tiles; separate fills would leave visible seams between tiles.
  fileprivate func colorFilling(_ tile: Rect) -> Color? {
    guard case .shape(let shape) = properties.content, name.isEmpty, mask == nil, sublayers.isEmpty,
      !properties.hasEffects, !properties.isHidden, properties.transformToSuperlayer == .identity,
      shape.path == .rect(properties.bounds), properties.bounds.union(tile) == properties.bounds,
      shape.strokeColor == nil, shape.strokeGradient == nil, shape.fillGradient == nil, var color = shape.fillColor
    else { return nil }
    color.alpha *= properties.opacity
    return color
  }

  /// The bounding box of the layer's painting, in the layer's own space; nil if it is unknown.
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
  /// Returns true if the rectangle is inside another one, up to rounding.
  fileprivate func isInside(_ other: Rect) -> Bool {
    let slack = 1e-9 * max(1, other.width, other.height)
    return minX >= other.minX - slack && minY >= other.minY - slack && maxX <= other.maxX + slack
      && maxY <= other.maxY + slack
  }
}
