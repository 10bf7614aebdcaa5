import Arithmetic
import Geometry

extension BezierShape {
  /// Returns the contours as a path.
  static func path(of contours: [BezierShape]) -> Path {
    var path = Path()
    for contour in contours { contour.append(to: &path) }
    return path
  }

  /// Approximately twice the signed area of the contour; positive if it is clockwise in a coordinate system with y
  /// pointing down.
  var area: Double {
    var sum = 0.0
    for segment in segments {
      let count = segment.isLine ? 1 : 8
      var last = segment.start
      for step in 1...count {
        let next = segment.point(at: Double(step) / Double(count))
        sum += last.x * next.y - last.y * next.x
        last = next
      }
    }
    return sum
  }

  /// The bounding box of the contour; nil if it is empty.
  var bounds: Rect? { Self.path(of: [self]).boundingBox }
}

extension CubicBezier {
  /// The sum of the angles between the sides of the control polygon, in radians.
  var turn: Double {
    let sides = [control1 - start, control2 - control1, end - control2].filter { $0 != .zero }
    return zip(sides, sides.dropFirst()).reduce(0) { sum, pair in
      let (a, b) = pair
      return sum + abs(atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y))
    }
  }
}
