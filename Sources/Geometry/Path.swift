/// A shape made of lines and Bézier curves: a sequence of subpaths, each begun by `move`.
public struct Path: Hashable, Sendable {
  /// One element of a path.
  ///
  /// Points are absolute.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(Point)
    /// A straight line to the point.
    case line(Point)
    /// A quadratic Bézier curve to the point.
    case quadratic(control: Point, to: Point)
    /// A cubic Bézier curve to the point.
    case cubic(control1: Point, control2: Point, to: Point)
    /// A straight line back to the start of the subpath.
    case close
  }

  /// The elements, in order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Begins a subpath at `point`.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Adds a straight line from the current point to `point`.
  public mutating func line(to point: Point) { elements.append(.line(point)) }

  /// Adds a quadratic Bézier curve from the current point to `point`.
  public mutating func quadratic(control: Point, to point: Point) {
    elements.append(.quadratic(control: control, to: point))
  }

  /// Adds a cubic Bézier curve from the current point to `point`.
  public mutating func cubic(control1: Point, control2: Point, to point: Point) {
    elements.append(.cubic(control1: control1, control2: control2, to: point))
  }

  /// Closes the subpath.
  public mutating func close() { elements.append(.close) }

  /// Adds all elements of `other`.
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }
}

extension Path {
  /// Returns the path with every point transformed.
  public func transformed(by transform: AffineTransform) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: transform.apply(point))
      case .line(let point): path.line(to: transform.apply(point))
      case .quadratic(let control, let point):
        path.quadratic(control: transform.apply(control), to: transform.apply(point))
      case .cubic(let control1, let control2, let point):
        path.cubic(
          control1: transform.apply(control1), control2: transform.apply(control2), to: transform.apply(point))
      case .close: path.close()
      }
    }
    return path
  }
}
