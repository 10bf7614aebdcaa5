package import Foundation
package import Geometry

extension Point {
  /// Creates the value from Core Graphics'.
  package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension Size {
  /// Creates the value from Core Graphics'.
  package init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Rect {
  /// Creates the value from Core Graphics'.
  package init(_ rect: CGRect) {
    self.init(Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
  }
}

extension CGPoint {
  /// Creates the value from Flipbook's.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// Creates the value from Flipbook's.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  /// Creates the value from Flipbook's.
  package init(_ rect: Rect) { self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height) }
}
