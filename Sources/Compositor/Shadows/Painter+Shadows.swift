extension Painter {
  /// Paints a shadow, where the layer itself doesn't hide it.
  mutating func paint(_ shadow: PlacedShadow, with paint: SolidPaint, box: PixelBox, onto canvas: Canvas) {
    let mask = shadows.mask(for: shadow.key, cells: &cells)
    let rows = ShadowRows(shadow, mask: mask, width: box.maxX - box.minX + 8, memory: shadows.memory)
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
          // Sound: the part lies within the canvas, which has whole vectors.
          unsafe rows.paint(
            part, y: row, x: first, quads: quads, with: paint, onto: canvas.pixel(x: first, y: row))
        }
      }
      y = end
    }
  }
}
