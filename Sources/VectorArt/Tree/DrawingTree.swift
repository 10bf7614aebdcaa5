import Geometry

/// A drawing in which references are followed, lengths are in pixels, and texts are outlines; nothing in it refers to the
/// document any more.
struct DrawingTree {
  /// The size in points.
  var size: Size
  /// From the file's coordinates to points.
  var fitting: AffineTransform
  /// The name of the layer that fills the size.
  var name = ""
  var backgroundColor: Color?
  /// All that the drawing shows; nil for nothing.
  var content: TreeNode?
}
