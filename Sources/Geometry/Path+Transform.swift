extension Path {
  /// The path with every point transformed.
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
