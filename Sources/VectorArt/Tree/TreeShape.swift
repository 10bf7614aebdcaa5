import Geometry
import LayerTree

/// An outline that is filled or stroked, with its markers.
struct TreeShape {
  /// The outline with its stroke properties, colors, and gradients.
  var outline: ShapeContent
  /// The bounding box of the outline, or of the whole text that it is a part of.
  var box: Rect
  /// The pattern of the fill; nil for a color, a gradient, or no fill.
  var fillPattern: TreePattern?
  /// The pattern of the stroke; nil for a color, a gradient, or no stroke.
  var strokePattern: TreePattern?
  /// The linear part of the transform to the canvas for a non-scaling stroke under a non-uniform transform; nil
  /// otherwise.
  var strokeSpace: AffineTransform?
  /// The painting order of fill, stroke, and markers.
  var order = Style.PaintLayer.allCases
  var markers: [TreeNode] = []

  init(_ outline: ShapeContent, box: Rect) {
    self.outline = outline
    self.box = box
  }

  /// True if the outline is stroked.
  var isStroked: Bool { outline.strokeColor != nil || outline.strokeGradient != nil || strokePattern != nil }

  /// True if the stroke is painted before the fill.
  var strokesFirst: Bool { (order.firstIndex(of: .stroke) ?? 1) < (order.firstIndex(of: .fill) ?? 0) }

  /// True if the fill and the stroke need separate layers.
  var isInParts: Bool { strokesFirst || strokeSpace != nil || fillPattern != nil || strokePattern != nil }
}
