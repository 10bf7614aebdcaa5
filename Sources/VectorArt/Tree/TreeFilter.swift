import Geometry
import LayerTree

/// A filter that is applied to a node.
struct TreeFilter {
  /// An image that replaces the node's own image as the source graphic.
  struct Replacement {
    var node: TreeNode
    /// The offset of the replacement node; nil if it fills its region.
    var offset: Point?
    /// The visible region of the replacement.
    var region: Rect
  }

  var effects: Effects
  var replacement: Replacement?
}

/// A rectangle that displays a blurred copy of its backdrop.
struct TreeBackdrop {
  var cornerRadius: Double
  var blurRadius: Double
}
