import Geometry

extension Geometry.Path {
  /// Returns the part between two fractions of the path's total length, each clamped to 0 … 1.
  func trimmed(from first: Double, to last: Double) -> Geometry.Path {
    let (first, last) = (min(1, max(0, first)), min(1, max(0, last)))
    if first == 0, last == 1 { return self }
    guard last > first else { return Geometry.Path() }
    let curves = subpaths.flatMap { $0 }
    let lengths = curves.map(\.arcLength)
    let total = lengths.reduce(0, +)
    let (start, end) = (first * total, last * total)
    var (trimmed, position, pen) = (Geometry.Path(), 0.0, Point?.none)
    for (curve, length) in zip(curves, lengths) {
      defer { position += length }
      guard length > 0, position + length > start, position < end else { continue }
      let part = curve.part(
        from: curve.parameter(at: max(0, start - position), of: length),
        to: curve.parameter(at: min(length, end - position), of: length))
      if pen != part.start { trimmed.move(to: part.start) }
      if part.isLine {
        trimmed.line(to: part.end)
      } else {
        trimmed.cubic(control1: part.control1, control2: part.control2, to: part.end)
      }
      pen = part.end
    }
    return trimmed
  }

  /// The subpaths as curves.
  private var subpaths: [[CubicBezier]] {
    var (paths, current, start, pen) = ([[CubicBezier]](), [CubicBezier](), Point.zero, Point.zero)
    func finish() { if !current.isEmpty { paths.append(current) } }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        (current, start, pen) = ([], point, point)
      case .line(let point):
        current.append(CubicBezier(lineFrom: pen, to: point))
        pen = point
      case .quadratic(let control, let point):
        current.append(CubicBezier(from: pen, quadraticControl: control, to: point))
        pen = point
      case .cubic(let control1, let control2, let point):
        current.append(CubicBezier(from: pen, control1: control1, control2: control2, to: point))
        pen = point
      case .close:
        if pen != start { current.append(CubicBezier(lineFrom: pen, to: start)) }
        pen = start
      }
    }
    finish()
    return paths
  }
}

extension CubicBezier {
  /// The number of chords that approximate a curve's length: the error is below 10⁻⁴ of it for the arcs of shapes.
  private static let chordCount = 64

  /// The length, in points.
  fileprivate var arcLength: Double { isLine ? (end - start).length : chords.reduce(0, +) }

  private var chords: [Double] {
    let points = (0...Self.chordCount).map { point(at: Double($0) / Double(Self.chordCount)) }
    return zip(points, points.dropFirst()).map { ($1 - $0).length }
  }

  /// Returns the parameter at a distance along the curve from its start.
  fileprivate func parameter(at distance: Double, of length: Double) -> Double {
    if isLine || distance <= 0 || distance >= length { return min(1, max(0, distance / length)) }
    var (passed, index) = (0.0, 0)
    for chord in chords {
      if passed + chord >= distance {
        return (Double(index) + (chord > 0 ? (distance - passed) / chord : 0)) / Double(Self.chordCount)
      }
      passed += chord
      index += 1
    }
    return 1
  }
}
