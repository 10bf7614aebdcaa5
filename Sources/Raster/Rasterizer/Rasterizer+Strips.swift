package import Geometry
package import Pixels

extension Rasterizer {
  /// Fills an outline anew as a strip has it, or for the first time to record the strip.
  ///
  /// Both paint the same bytes: the strip holds what filling the outline comes to.
  ///
  /// - Parameters:
  ///   - placed: The strip.
  ///   - edges: The outline; not needed once the strip is recorded.
  ///   - rule: What is inside the outline.
  ///   - whole: All pixels that the outline touches.
  ///   - box: Those that are painted.
  ///   - color: The color.
  ///   - weight: The opacity of the group that what is painted is; nil when it is none.
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
      // Only the whole of it can be written down.
      cells.fill(edges, rule: rule, box: box, with: &paint, onto: canvas)
    } else {
      strip.begin(box, dx: placed.dx, dy: placed.dy)
      var recording = RecordingPaint(paint, strip: strip, dx: placed.dx, dy: placed.dy)
      cells.fill(edges, rule: rule, box: box, with: &recording, onto: canvas)
      strip.end()
    }
  }
}
