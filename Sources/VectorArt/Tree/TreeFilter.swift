import Geometry
import LayerTree

/// A filter on a node.
struct TreeFilter {
  /// An image that takes the place of the node's own.
  struct Replacement {
    var node: TreeNode
    /// The offset of the node; nil for one that fills its place.
    var offset: Point?
    /// The visible region.
    var region: Rect
  }

  var effects: Effects
  var replacement: Replacement?
}

/// A rectangle that shows a blurred copy of its backdrop.
struct TreeBackdrop {
  var cornerRadius: Double
  var blurRadius: Double
}
