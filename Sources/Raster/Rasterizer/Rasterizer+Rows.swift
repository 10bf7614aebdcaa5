package import Geometry
package import Pixels

extension Rasterizer {
  /// Fills an outline with a color.
  ///
  /// - Parameters:
  ///   - edges: The outline.
  ///   - rule: The fill rule.
  ///   - box: The pixels to paint.
  ///   - color: The color.
  ///   - weight: The opacity of the group that is painted; nil if there is no group.
  ///   - canvas: The canvas to paint on.
  ///   - isFrame: True if this is the canvas of the current frame.
  package mutating func fill(
    _ edges: Span<Edge>, rule: FillRule, box: PixelRect, with color: PremultipliedColor, weight: GroupOpacity? = nil,
    onto canvas: Canvas, isFrame: Bool = false
  ) {
    var paint = SolidPaint(color, weight: weight)
    fill(edges, rule: rule, box: box, with: &paint, onto: canvas, isFrame: isFrame)
  }

  /// Fills an outline with a paint of one color per row; a rectangle on the frame itself is filled run by run in rows
  /// that haven't been written.
  mutating func fill<P: EvenRowsPaint>(
    _ edges: Span<Edge>, rule: FillRule, box: PixelRect, with paint: inout P, onto canvas: Canvas, isFrame: Bool
  ) {
    guard isFrame, let rectangle = AxisAlignedRectangle(edges) else {
      if isFrame { rows.write(box) }
      cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
      return
    }
    let columns = box.minX..<box.maxX
    // The first row to paint pixel by pixel.
    var start = box.minY
    for y in box.minY..<box.maxY where rows.contains(y) {
      if P.needsRows { paint.beginRow(y: y, from: box.alignedMinX, to: box.maxX) }
      guard rows.paint(rectangle.row(y), y: y, columns: columns, with: paint.solid) else { continue }
      fillRows(start..<y, edges, rule: rule, box: box, with: &paint, onto: canvas)
      start = y + 1
    }
    fillRows(start..<box.maxY, edges, rule: rule, box: box, with: &paint, onto: canvas)
  }

  private mutating func fillRows<P: Paint>(
    _ rows: Range<Int>, _ edges: Span<Edge>, rule: FillRule, box: PixelRect, with paint: inout P, onto canvas: Canvas
  ) {
    guard !rows.isEmpty else { return }
    var part = box
    (part.minY, part.maxY) = (rows.lowerBound, rows.upperBound)
    cells.fill(edges, rule: rule, box: part, with: &paint, onto: canvas)
  }
}
