import Geometry

/// Points along paths, the slow way.
enum SlowPath {
  /// Points that far apart, in order; from one subpath to the next there are none.
  static func points(_ path: Path, distance: Double) -> [Point] {
    var result: [Point] = []
    var current = Point.zero
    var start = Point.zero
    var carried = 0.0
    func go(to end: Point) {
      let length = (end - current).length
      while carried <= length, length > 0 {
        result.append(current + (end - current) * (carried / length))
        carried += distance
      }
      carried -= length
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let point): go(to: point)
      case .quadratic(let control, let end):
        let first = current
        for step in 1...2000 {
          let (t, u) = (Double(step) / 2000, 1 - Double(step) / 2000)
          go(to: first * (u * u) + control * (2 * u * t) + end * (t * t))
        }
      case .cubic(let a, let b, let end):
        let first = current
        for step in 1...2000 {
          let (t, u) = (Double(step) / 2000, 1 - Double(step) / 2000)
          let near = first * (u * u * u) + a * (3 * u * u * t)
          go(to: near + b * (3 * u * t * t) + end * (t * t * t))
        }
      case .close: go(to: start)
      }
    }
    return result
  }
}
