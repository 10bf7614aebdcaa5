package import Pixels

extension Rasterizer {
  /// Renders the mask of a shadow.
  package mutating func mask(of key: ShadowKey) -> ShadowMask {
    ShadowMask(key, cells: &cells, surface: maskSurface, memory: scratch)
  }

  /// Paints a shadow where the layer itself doesn't hide it.
  ///
  /// - Parameters:
  ///   - shadow: The shadow.
  ///   - mask: The mask for the shadow's key.
  ///   - color: The shadow's color.
  ///   - weight: The opacity of the group that consists of the shadow; nil if there is no group.
  ///   - box: The pixels to paint.
  ///   - canvas: The canvas to paint on.
  package func paint(
    _ shadow: PlacedShadow, mask: ShadowMask, color: PremultipliedColor, weight: GroupOpacity?, box: PixelRect,
    onto canvas: Canvas
  ) {
    let paint = SolidPaint(color, weight: weight)
    let rows = ShadowRows(shadow, mask: mask, width: box.maxX - box.minX + 8, memory: scratch)
    var y = box.minY
    while y < box.maxY {
      let band = rows.band(of: y)
      let end = min(band.upperBound, box.maxY)
      let columns = box.minX..<box.maxX
      let hidden = shadow.hidden?.columns(of: band, among: columns) ?? columns.lowerBound..<columns.lowerBound
      for part in [columns.lowerBound..<hidden.lowerBound, hidden.upperBound..<columns.upperBound] where !part.isEmpty {
        let first = part.lowerBound & ~3
        let quads = (part.upperBound - first + 3) / 4
        rows.look(band, x: first, quads: quads)
        for row in y..<end {
          // Sound: the part is within the canvas, whose rows are whole vectors.
          unsafe rows.paint(
            part, y: row, x: first, quads: quads, with: paint, onto: canvas.pixel(x: first, y: row))
        }
      }
      y = end
    }
  }
}
