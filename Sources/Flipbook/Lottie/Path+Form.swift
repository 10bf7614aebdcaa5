import Geometry

extension Path {
  /// Returns whether two paths have the same kinds of elements.
  func hasForm(of other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { a, b in
        switch (a, b) {
        case (.move, .move), (.line, .line), (.quadratic, .quadratic), (.cubic, .cubic), (.close, .close): true
        default: false
        }
      }
  }

  /// The coordinates of all points, in the order of the elements.
  var coordinates: [Double] {
    elements.flatMap { element -> [Double] in
      switch element {
      case .move(let point), .line(let point): [point.x, point.y]
      case .quadratic(let control, let end): [control.x, control.y, end.x, end.y]
      case .cubic(let first, let second, let end): [first.x, first.y, second.x, second.y, end.x, end.y]
      case .close: []
      }
    }
  }

  /// Returns a path of the same form with new coordinates.
  func with(_ coordinates: [Double]) -> Path {
    var path = Path()
    var index = 0
    func point() -> Point {
      defer { index += 2 }
      return Point(coordinates[index], coordinates[index + 1])
    }
    for element in elements {
      switch element {
      case .move: path.move(to: point())
      case .line: path.line(to: point())
      case .quadratic:
        let control = point()
        path.quadratic(control: control, to: point())
      case .cubic:
        let (first, second) = (point(), point())
        path.cubic(control1: first, control2: second, to: point())
      case .close: path.close()
      }
    }
    return path
  }
}
