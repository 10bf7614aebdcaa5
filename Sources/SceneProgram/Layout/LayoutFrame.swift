package import Geometry
package import LayerTree

/// The frame that a layout computes for a layer.
package struct LayoutFrame: Sendable {
  /// The frame before the transform is applied.
  package var frame: Rect
  /// True if the layout determines the position.
  var setsPosition = true
  /// True if the layout determines the width, false if the layer does.
  var setsWidth: Bool
  var setsHeight: Bool

  package init(frame: Rect, setsWidth: Bool, setsHeight: Bool) {
    self.frame = frame
    self.setsWidth = setsWidth
    self.setsHeight = setsHeight
  }

  /// Creates a placement that only sets a size.
  init(size: Size, setsWidth: Bool, setsHeight: Bool) {
    self.init(frame: Rect(origin: .zero, size: size), setsWidth: setsWidth, setsHeight: setsHeight)
    setsPosition = false
  }

  /// Creates the placement of a layer from two axes.
  ///
  /// - Parameters:
  ///   - horizontal: The horizontal axis.
  ///   - vertical: The vertical axis.
  ///   - outer: The size of the superlayer.
  ///   - own: The layer's own size.
  ///   - frame: The environment that evaluates the axes.
  package init(_ horizontal: LayoutAxis, _ vertical: LayoutAxis, in outer: Size, own: Size, _ frame: Frame) {
    let (x, width) = horizontal.place(in: outer.width, own: own.width, frame)
    let (y, height) = vertical.place(in: outer.height, own: own.height, frame)
    self.init(
      frame: Rect(x, y, width, height), setsWidth: horizontal.setsLength, setsHeight: vertical.setsLength)
  }

  /// Sets the frame in a layer's properties, and keeps the other properties.
  package func apply(to properties: inout LayerProperties) {
    if setsPosition {
      let anchor = properties.anchorPoint
      let position = Point(frame.minX + anchor.x * frame.width, frame.minY + anchor.y * frame.height)
      if properties.position != position { properties.position = position }
    }
    if setsWidth, properties.bounds.width != frame.width { properties.bounds.size.width = frame.width }
    if setsHeight, properties.bounds.height != frame.height { properties.bounds.size.height = frame.height }
  }
}
