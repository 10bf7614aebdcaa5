import Geometry

/// A flattened outline on the pixel grid, ready to be filled.
struct Outline {
  /// The sides: a range of an ``EdgeList``.
  var edges: Range<Int>
  /// The pixels that the outline touches.
  var box: PixelBox
  /// True if the outline is a rectangle of whole pixels, namely those of ``box``.
  var isPixelBox: Bool
  /// The rule for what is inside.
  var rule = FillRule.nonZero
}
