import Geometry
import LayerTree

/// An outline that is filled, stroked, or both, with the markers on it.
struct TreeShape {
  /// The outline with all about its stroke, and with the colors and gradients that paint it.
  var outline: ShapeContent
  /// The smallest rectangle around the outline, or around the text that it is a part of.
  var box: Rect
  /// The pattern of the fill; nil when a color or gradient of the outline fills it, or nothing.
  var fillPattern: TreePattern?
  /// The pattern of the stroke; nil as for the fill.
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

  /// True if the stroke lies behind the fill.
  var strokesFirst: Bool { (order.firstIndex(of: .stroke) ?? 1) < (order.firstIndex(of: .fill) ?? 0) }

  /// True if the fill and the stroke are layers of their own.
  var isInParts: Bool { strokesFirst || strokeSpace != nil || fillPattern != nil || strokePattern != nil }
}
