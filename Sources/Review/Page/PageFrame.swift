/// The change of the image from a frame to the next, as the page paints it.
package struct PageFrame: Sendable {
  /// The left column of the rectangle that changes, in pixels.
  package let x: Int
  /// The top row of the rectangle, in pixels.
  package let y: Int
  /// The columns of the rectangle.
  package let width: Int
  /// The rows of the rectangle.
  package let height: Int
  /// True if the pixels are composited over the canvas; false if they replace it.
  package let isPaintedOver: Bool
  /// The rectangle's pixels, as PNG files to be painted one over the other.
  package let layers: [[UInt8]]

  /// Makes a frame.
  package init(x: Int, y: Int, width: Int, height: Int, isPaintedOver: Bool, layers: [[UInt8]]) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.isPaintedOver = isPaintedOver
    self.layers = layers
  }
}
