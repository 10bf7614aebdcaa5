import Geometry

extension Painter {
  /// Fills an outline with a gradient.
  mutating func paint(
    _ gradient: PlacedGradient, weight: GroupWeight?, edges: Span<Edge>, rule: FillRule, box: PixelBox,
    onto canvas: Canvas,
    isFrame: Bool
  ) {
    ramp.prepare(gradient)
    let pieces = ramp.pieces
    unsafe pieces.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return }
      // Sound: the colours are used only while the pieces' memory is open.
      let colors = unsafe GradientColors(first, count: buffer.count, spread: gradient.spread)
      if gradient.isSolidInRows {
        var paint = SolidRowsPaint(gradient, colors: colors, weight: weight)
        fill(edges, rule: rule, box: box, with: &paint, onto: canvas, isFrame: isFrame)
      } else {
        if isFrame { rows.write(box) }
        var paint = GradientPaint(gradient, colors: colors, weight: weight)
        cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
      }
    }
  }
}
