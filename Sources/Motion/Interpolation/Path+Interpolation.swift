import Geometry

extension Path {
  /// Returns a path with this one's elements, and each point combined with the corresponding point of `other`.
  ///
  /// Lines and quadratic curves are elevated to cubic curves where the other path has a different kind of element.
  ///
  /// - Returns: Nil if the elements don't match.
  func joined(with other: Path, _ combine: (Point, Point) -> Point) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var result = Path()
    var (pen, otherPen) = (Pen(), Pen())
    for (own, others) in zip(elements, other.elements) {
      switch (own, others) {
      case (.move(let a), .move(let b)): result.move(to: combine(a, b))
      case (.line(let a), .line(let b)): result.line(to: combine(a, b))
      case (.quadratic(let c, let a), .quadratic(let d, let b)):
        result.quadratic(control: combine(c, d), to: combine(a, b))
      case (.close, .close): result.close()
      default:
        guard let a = pen.cubic(own), let b = otherPen.cubic(others) else { return nil }
        result.cubic(
          control1: combine(a.control1, b.control1), control2: combine(a.control2, b.control2), to: combine(a.to, b.to))
      }
      pen.follow(own)
      otherPen.follow(others)
    }
    return result
  }
}

/// The current point and subpath start while a path is traversed.
private struct Pen {
  private var current = Point.zero
  private var beginning = Point.zero

  mutating func follow(_ element: Path.Element) {
    switch element {
    case .move(let point): (current, beginning) = (point, point)
    case .line(let point), .quadratic(_, let point), .cubic(_, _, let point): current = point
    case .close: current = beginning
    }
  }

  /// Returns the line or curve that `element` draws, elevated to a cubic curve; nil for any other element.
  func cubic(_ element: Path.Element) -> (control1: Point, control2: Point, to: Point)? {
    switch element {
    case .move, .close: return nil
    case .line(let end): return (current + (end - current) * (1.0 / 3), current + (end - current) * (2.0 / 3), end)
    case .quadratic(let control, let end):
      return (current + (control - current) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
    case .cubic(let control1, let control2, let end): return (control1, control2, end)
    }
  }
}
