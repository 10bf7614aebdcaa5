/// The rule that determines the interior of a self-intersecting path.
public enum FillRule: String, CaseIterable, Sendable {
  /// Points with a nonzero winding number.
  case nonZero
  /// Points with an odd winding number.
  case evenOdd
}

extension Path {
  /// The number of lines that approximate a curve in hit testing.
  private static let linesPerCurve = 24

  /// Returns whether a point is inside the path; open subpaths count as closed.
  ///
  /// Each curve is approximated by 24 lines, which is precise enough for touches.
  ///
  /// - Parameters:
  ///   - point: The point, in the path's space.
  ///   - rule: The fill rule.
  /// - Returns: True if the point is inside.
  /// - Complexity: O(*n*) in the number of elements.
  public func contains(_ point: Point, using rule: FillRule = .nonZero) -> Bool {
    var winding = 0
    for line in polylines {
      for (start, end) in zip(line, line.dropFirst() + line.prefix(1)) {
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { winding += end.y > start.y ? 1 : -1 }
      }
    }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }

  /// Returns the distance from a point to the nearest of the path's lines and curves; infinite for an empty path.
  public func distance(to point: Point) -> Double {
    var nearest = Double.infinity
    for line in polylines {
      for (start, end) in zip(line, line.dropFirst()) {
        let (way, offset) = (end - start, point - start)
        let square = way.x * way.x + way.y * way.y
        let along = square > 0 ? min(1, max(0, (way.x * offset.x + way.y * offset.y) / square)) : 0
        nearest = min(nearest, (offset - way * along).length)
      }
    }
    return nearest
  }

  /// The path's subpaths as polylines.
  private var polylines: [[Point]] {
    var lines: [[Point]] = []
    var current: [Point] = []
    func curve(_ place: (Double) -> Point) {
      for index in 1...Self.linesPerCurve { current.append(place(Double(index) / Double(Self.linesPerCurve))) }
    }
    for element in elements {
      let start = current.last ?? .zero
      switch element {
      case .move(let point):
        lines.append(current)
        current = [point]
      case .line(let point): current.append(point)
      case .quadratic(let control, let end):
        curve { t in start * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t) }
      case .cubic(let control1, let control2, let end):
        curve { t in
          let u = 1 - t
          return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + end * (t * t * t)
        }
      case .close:
        let first = current.first ?? .zero
        lines.append(current + [first])
        current = [first]
      }
    }
    return lines + [current]
  }
}
