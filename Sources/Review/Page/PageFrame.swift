/// The change from one frame to the next, in the form that the page paints.
package struct PageFrame: Sendable {
  /// The left column of the changed rectangle, in pixels.
  package let x: Int
  /// The top row of the changed rectangle, in pixels.
  package let y: Int
  /// The width of the changed rectangle, in pixels.
  package let width: Int
  /// The height of the changed rectangle, in pixels.
  package let height: Int
  /// True if the pixels are composited over the canvas; false if they replace it.
  package let isPaintedOver: Bool
  /// The rectangle's pixels, as PNG files to be painted in order.
  package let layers: [[UInt8]]

  /// Creates a frame.
  package init(x: Int, y: Int, width: Int, height: Int, isPaintedOver: Bool, layers: [[UInt8]]) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.isPaintedOver = isPaintedOver
    self.layers = layers
  }
}
