/// A strip and how far it is moved from where it was, or is to be, written down.
package struct PlacedStrip {
  package let strip: CoverageStrip
  /// To the right, in pixels; a multiple of four.
  package let dx: Int
  /// Downwards, in pixels.
  package let dy: Int

  /// Places a strip.
  package init(strip: CoverageStrip, dx: Int, dy: Int) { (self.strip, self.dx, self.dy) = (strip, dx, dy) }
}
