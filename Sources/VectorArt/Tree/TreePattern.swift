import Geometry

/// A tile that is repeated over a shape.
struct TreePattern {
  /// The content of a tile, in a space that ``contentSpace`` takes to the tile's.
  var nodes: [TreeNode]
  var contentSpace: AffineTransform
  /// The rectangle that is repeated.
  var tile: Rect
  /// From the tile's space to the shape's.
  var transform: AffineTransform
  var opacity: Double
  /// The line of the element in the file.
  var line: Int
}
