import Geometry
import LayerTree
import SceneDiagnostics
import SceneSyntax

/// The frame that a layout gives a layer.
struct PlacedFrame: Sendable {
  /// The presented frame, before its transform.
  var frame: Rect
  /// True if the layout says how wide it is, rather than the layer itself.
  var setsWidth: Bool
  var setsHeight: Bool

  /// Places a layer, and keeps its other properties.
  func apply(to properties: inout LayerProperties) {
    let anchor = properties.anchorPoint
    let position = Point(frame.minX + anchor.x * frame.width, frame.minY + anchor.y * frame.height)
    if properties.position != position { properties.position = position }
    if setsWidth, properties.bounds.width != frame.width { properties.bounds.size.width = frame.width }
    if setsHeight, properties.bounds.height != frame.height { properties.bounds.size.height = frame.height }
  }
}
