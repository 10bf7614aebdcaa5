import Geometry

/// A fully resolved drawing: references are followed, lengths are in pixels, and texts are outlines.
///
/// It is independent of the document.
struct DrawingTree {
  /// The size in points.
  var size: Size
  /// From the file's coordinates to points.
  var fitting: AffineTransform
  /// The name of the layer that fills the size.
  var name = ""
  var backgroundColor: Color?
  /// The root of the drawing; nil for an empty one.
  var content: TreeNode?
}
