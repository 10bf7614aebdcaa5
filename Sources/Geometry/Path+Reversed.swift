extension Path {
  /// The path traversed from its end to its beginning; closed subpaths stay closed.
  public var reversed: Path {
    var result = Path()
    for subpath in subpathElements.reversed() { result.append(Self.reversed(subpath)) }
    return result
  }

  /// The elements of each subpath, beginning with its `move`.
  private var subpathElements: [[Element]] {
    var all: [[Element]] = []
    var start = Point.zero
    for element in elements {
      if case .move(let point) = element {
        start = point
        all.append([element])
      } else if let last = all.last?.last, last != .close {
        all[all.count - 1].append(element)
      } else {
        // After closing a subpath, a path continues at the subpath's start.
        all.append([.move(start), element])
      }
    }
    return all
  }

  private static func reversed(_ subpath: [Element]) -> Path {
    var ends: [Point] = []
    for element in subpath {
      switch element {
      case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): ends.append(end)
      case .close: break
      }
    }
    var result = Path()
    guard let last = ends.last else { return result }
    result.move(to: last)
    for (element, end) in zip(subpath.dropFirst(), ends).reversed() {
      switch element {
      case .move, .close: break
      case .line: result.line(to: end)
      case .quadratic(let control, _): result.quadratic(control: control, to: end)
      case .cubic(let control1, let control2, _): result.cubic(control1: control2, control2: control1, to: end)
      }
    }
    if case .close? = subpath.last { result.close() }
    return result
  }
}
