package import Geometry
package import LayerTree

/// The frame that a layout gives a layer.
package struct PlacedFrame: Sendable {
  /// The presented frame, before its transform.
  package var frame: Rect
  /// True if the layout says how wide it is, rather than the layer itself.
  var setsWidth: Bool
  var setsHeight: Bool

  package init(frame: Rect, setsWidth: Bool, setsHeight: Bool) {
    self.frame = frame
    self.setsWidth = setsWidth
    self.setsHeight = setsHeight
  }

  /// Places a layer, and keeps its other properties.
  package func apply(to properties: inout LayerProperties) {
    let anchor = properties.anchorPoint
    let position = Point(frame.minX + anchor.x * frame.width, frame.minY + anchor.y * frame.height)
    if properties.position != position { properties.position = position }
    if setsWidth, properties.bounds.width != frame.width { properties.bounds.size.width = frame.width }
    if setsHeight, properties.bounds.height != frame.height { properties.bounds.size.height = frame.height }
  }
}
