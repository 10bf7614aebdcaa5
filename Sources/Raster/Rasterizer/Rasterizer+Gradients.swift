package import Geometry
package import Pixels

extension Rasterizer {
  /// Fills an outline with a gradient.
  package mutating func paint(
    _ gradient: PlacedGradient, weight: GroupOpacity?, edges: Span<Edge>, rule: FillRule, box: PixelRect,
    onto canvas: Canvas,
    isFrame: Bool
  ) {
    ramp.prepare(gradient)
    let segments = ramp.segments
    unsafe segments.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return }
      // Sound: the colors are used only while the segments' memory is open.
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
