package import Geometry
package import Pixels

extension Rasterizer {
  /// Fills an outline again from a strip, or for the first time to record the strip.
  ///
  /// Both paint the same bytes: the strip holds the coverage of the outline.
  ///
  /// - Parameters:
  ///   - placed: The strip.
  ///   - edges: The outline; not needed once the strip is recorded.
  ///   - rule: The fill rule.
  ///   - whole: All pixels that the outline touches.
  ///   - box: The pixels to paint.
  ///   - color: The color.
  ///   - weight: The opacity of the group that is painted; nil when there is no group.
  ///   - canvas: The canvas that is painted on.
  package mutating func fill(
    _ placed: PlacedStrip, _ edges: Span<Edge>, rule: FillRule, whole: PixelRect, box: PixelRect,
    with color: PremultipliedColor, weight: GroupWeight?, onto canvas: Canvas
  ) {
    let strip = placed.strip
    var paint = SolidPaint(color, weight: weight)
    if strip.isRecorded {
      strip.paint(within: box, dx: placed.dx, dy: placed.dy, with: &paint, onto: canvas)
    } else if box != whole {
      // Only the whole outline can be recorded.
      cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
    } else {
      strip.begin(box, dx: placed.dx, dy: placed.dy)
      var recording = RecordingPaint(paint, strip: strip, dx: placed.dx, dy: placed.dy)
      cells.fill(edges, rule: rule, box: box, with: &recording, onto: canvas)
      strip.end()
    }
  }
}
