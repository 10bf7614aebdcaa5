import Foundation
import Geometry

extension Point {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension Size {
  init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
  }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height) }
}
