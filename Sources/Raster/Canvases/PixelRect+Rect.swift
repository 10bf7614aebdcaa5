import Arithmetic
package import Geometry
package import Pixels

extension PixelRect {
  /// Creates the rectangle of the pixels that `rect` touches; nil if they can't be determined, or are too far away to
  /// be visible.
  package init?(around rect: Rect) {
    guard abs(rect.minX) < 1e9, abs(rect.minY) < 1e9, abs(rect.maxX) < 1e9, abs(rect.maxY) < 1e9 else { return nil }
    self.init(
      minX: Int(saturating: rect.minX.rounded(.down)), minY: Int(saturating: rect.minY.rounded(.down)),
      maxX: Int(saturating: rect.maxX.rounded(.up)),
      maxY: Int(saturating: rect.maxY.rounded(.up)))
  }
}
