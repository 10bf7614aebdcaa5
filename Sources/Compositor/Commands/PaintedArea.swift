import Geometry
import Pixels
import Raster

/// The pixels painted by a command: the fully or partly covered pixels of an outline within a box.
struct PaintedArea {
  /// The only pixels that are touched.
  var box: PixelRect
  /// The outline: a range of the list's edges.
  var edges: Range<Int> = 0..<0
  /// The fill rule of the outline.
  var rule = FillRule.nonZero
  /// The opacity of the group that consists of this alone; nil if there is none.
  var groupOpacity: Double?

  /// The weight of the group that consists of this alone; nil if there is none.
  var weight: GroupWeight? { groupOpacity.map { GroupWeight($0) } }
  /// The opacity that multiplies it, in addition to its color's.
  var opacity: Double { groupOpacity ?? 1 }

  /// Makes an area of a box and an outline.
  init(box: PixelRect, edges: Range<Int> = 0..<0, rule: FillRule = .nonZero, groupOpacity: Double? = nil) {
    (self.box, self.edges, self.rule, self.groupOpacity) = (box, edges, rule, groupOpacity)
  }

  /// Makes the area of an outline.
  init(_ outline: Outline, rule: FillRule = .nonZero) { self.init(box: outline.box, edges: outline.edges, rule: rule) }
}
