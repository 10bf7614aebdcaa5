/// A strip, with the offset of its origin on the canvas.
package struct PlacedStrip {
  package let strip: CoverageStrip
  /// The offset to the right, in pixels; a multiple of four.
  package let dx: Int
  /// The offset downward, in pixels.
  package let dy: Int

  /// Places a strip.
  package init(strip: CoverageStrip, dx: Int, dy: Int) { (self.strip, self.dx, self.dy) = (strip, dx, dy) }
}
