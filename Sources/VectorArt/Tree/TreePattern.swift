import Geometry

/// A tile that is repeated over a shape.
struct TreePattern {
  /// The content of a tile, in a space that ``contentSpace`` maps to the tile's space.
  var nodes: [TreeNode]
  var contentSpace: AffineTransform
  /// The rectangle that is repeated, in the tile's space.
  var tile: Rect
  /// The transform from the tile's space to the shape's space.
  var transform: AffineTransform
  var opacity: Double
  /// The line of the pattern element in the file.
  var line: Int
}
