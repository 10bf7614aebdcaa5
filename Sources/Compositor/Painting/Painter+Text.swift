import Geometry

extension Painter {
  /// Paints a text anew as a strip has it, or for the first time to write the strip.
  ///
  /// Both paint the same bytes: the strip holds what filling the outline comes to.
  mutating func paintText(
    _ command: Command, strip placed: PlacedStrip, edges: Span<Edge>, box: PixelBox, onto canvas: Canvas
  ) {
    let strip = placed.strip
    var paint = SolidPaint(PremultipliedColor(command.color, opacity: 1), weight: command.weight)
    if strip.isRecorded {
      strip.paint(within: box, dx: placed.dx, dy: placed.dy, with: &paint, onto: canvas)
    } else if box != command.box {
      // Only the whole of it can be written down.
      cells.fill(edges, rule: command.rule, box: box, with: &paint, onto: canvas)
    } else {
      strip.begin(box, dx: placed.dx, dy: placed.dy)
      var recording = RecordingPaint(paint, strip: strip, dx: placed.dx, dy: placed.dy)
      cells.fill(edges, rule: command.rule, box: box, with: &recording, onto: canvas)
      strip.end()
    }
  }
}
