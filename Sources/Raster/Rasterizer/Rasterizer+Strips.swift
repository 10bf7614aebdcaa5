package import Geometry
package import Pixels

extension Rasterizer {
  /// Fills an outline from a recorded strip, or records the strip while filling the outline for the first time.
  ///
  /// Both paint the same bytes: the strip contains the coverage of the outline.
  ///
  /// - Parameters:
  ///   - placed: The strip.
  ///   - edges: The outline; not needed once the strip is recorded.
  ///   - rule: The fill rule.
  ///   - whole: All pixels that the outline touches.
  ///   - box: The pixels to paint.
  ///   - color: The color.
  ///   - weight: The opacity of the group that is painted; nil if there is no group.
  ///   - canvas: The canvas to paint on.
  package mutating func fill(
    _ placed: PlacedStrip, _ edges: Span<Edge>, rule: FillRule, whole: PixelRect, box: PixelRect,
    with color: PremultipliedColor, weight: GroupOpacity?, onto canvas: Canvas
  ) {
    let strip = placed.strip
    var paint = SolidPaint(color, weight: weight)
    if strip.isRecorded {
      strip.paint(within: box, dx: placed.dx, dy: placed.dy, with: &paint, onto: canvas)
    } else if box != whole {
      // A strip is recorded only if the whole outline is painted.
      cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
    } else {
      strip.begin(box, dx: placed.dx, dy: placed.dy)
      var recording = RecordingPaint(paint, strip: strip, dx: placed.dx, dy: placed.dy)
      cells.fill(edges, rule: rule, box: box, with: &recording, onto: canvas)
      strip.end()
    }
  }
}
