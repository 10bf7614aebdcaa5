package import Geometry
package import Pixels

/// A flattened outline on the pixel grid, ready to be filled.
package struct Outline {
  /// The sides: a range of an ``EdgeList``.
  package var edges: Range<Int>
  /// The pixels that the outline touches.
  package var box: PixelRect
  /// True if the outline is a rectangle of whole pixels, namely those of ``box``.
  package var isPixelRect: Bool
  /// The rule for what is inside.
  package var rule = FillRule.nonZero

  /// Makes an outline from sides in a list.
  package init(edges: Range<Int>, box: PixelRect, isPixelRect: Bool, rule: FillRule = .nonZero) {
    (self.edges, self.box, self.isPixelRect, self.rule) = (edges, box, isPixelRect, rule)
  }
}
