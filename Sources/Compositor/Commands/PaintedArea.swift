import Geometry
import Pixels
import Raster

/// The pixels that a command paints: the completely or partially covered pixels of an outline within a box.
struct PaintedArea {
  /// The rectangle of the touched pixels.
  var box: PixelRect
  /// The outline: a range of the list's edges.
  var edges: Range<Int> = 0..<0
  /// The fill rule of the outline.
  var rule = FillRule.nonZero
  /// The opacity of the group whose only element this is; nil if there is none.
  var groupOpacity: Double?

  /// The weight of the group whose only element this is; nil if there is none.
  var weight: GroupOpacity? { groupOpacity.map { GroupOpacity($0) } }
  /// The opacity that multiplies the element, in addition to its color's alpha.
  var opacity: Double { groupOpacity ?? 1 }

  /// Creates an area from a box and an outline.
  init(box: PixelRect, edges: Range<Int> = 0..<0, rule: FillRule = .nonZero, groupOpacity: Double? = nil) {
    (self.box, self.edges, self.rule, self.groupOpacity) = (box, edges, rule, groupOpacity)
  }

  /// Creates the area of an outline.
  init(_ outline: Outline, rule: FillRule = .nonZero) { self.init(box: outline.box, edges: outline.edges, rule: rule) }
}
