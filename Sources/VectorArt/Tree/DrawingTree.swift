import Geometry

/// A fully resolved drawing: references are followed, lengths are in pixels, and text is converted to outlines.
///
/// The tree does not refer to the document.
struct DrawingTree {
  /// The size in points.
  var size: Size
  /// The transform from the file's coordinates to points.
  var fitting: AffineTransform
  /// The name of the root layer.
  var name = ""
  var backgroundColor: Color?
  /// The root node; nil for an empty drawing.
  var content: TreeNode?
}
