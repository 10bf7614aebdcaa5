/// A strip and its offset from the position where it was, or will be, recorded.
package struct PlacedStrip {
  package let strip: CoverageStrip
  /// To the right, in pixels; a multiple of four.
  package let dx: Int
  /// Downwards, in pixels.
  package let dy: Int

  /// Places a strip.
  package init(strip: CoverageStrip, dx: Int, dy: Int) { (self.strip, self.dx, self.dy) = (strip, dx, dy) }
}
