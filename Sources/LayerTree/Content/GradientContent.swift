public import Geometry

/// A gradient that fills a layer's bounds: the properties of `CAGradientLayer`.
public struct GradientContent: Hashable, Sendable {
  /// The geometry of the gradient.
  public enum Kind: String, CaseIterable, Sendable {
    /// Linear, from the start point to the end point.
    case axial
    /// Radial, from the start point outward to the ellipse whose bounding box has a corner at the end point.
    case radial
    /// Conic, around the start point, beginning in the direction of the end point.
    case conic
  }

  /// The geometry of the gradient.
  public var gradientKind = Kind.axial
  /// The colors of the gradient.
  public var colors: [Color] = []
  /// The position of each color, from 0 at the start to 1 at the end, in ascending order; evenly spaced if empty.
  public var locations: [Double] = []
  /// The start point of the gradient, in the unit coordinate space of the bounds.
  public var startPoint = Point(0.5, 0)
  /// The end point of the gradient, in the unit coordinate space of the bounds.
  public var endPoint = Point(0.5, 1)

  /// Creates a gradient from top to bottom.
  public init(colors: [Color] = []) { self.colors = colors }

  /// Returns the gradient as a paint for `bounds`.
  public func gradient(in bounds: Rect) -> Gradient {
    let last = Double(max(1, colors.count - 1))
    var stops: [Gradient.Stop] = []
    for (index, color) in colors.enumerated() {
      let own = index < locations.count ? locations[index] : Double(index) / last
      stops.append(Gradient.Stop(location: max(own, stops.last?.location ?? own), color: color))
    }
    let start = Point(bounds.minX + startPoint.x * bounds.width, bounds.minY + startPoint.y * bounds.height)
    let end = Point(bounds.minX + endPoint.x * bounds.width, bounds.minY + endPoint.y * bounds.height)
    switch gradientKind {
    case .axial: return Self.axial(stops, from: start, to: end)
    case .radial:
      return Gradient(
        stops: Gradient.clipped(stops), geometry: .radial(center: .zero, radius: 1, focus: .zero, focusRadius: 0),
        transform: AffineTransform(
          a: abs(end.x - start.x), b: 0, c: 0, d: abs(end.y - start.y), tx: start.x, ty: start.y))
    case .conic:
      let way = end - start
      return Gradient(stops: Gradient.clipped(stops), geometry: .conic(center: start, angle: way.angle))
    }
  }

  /// Returns a linear gradient; its line is extended to include stops beyond the end points.
  private static func axial(_ stops: [Gradient.Stop], from start: Point, to end: Point) -> Gradient {
    let first = min(0, stops.first?.location ?? 0)
    let last = max(1, stops.last?.location ?? 1)
    guard first < 0 || last > 1 else { return Gradient(stops: stops, geometry: .axial(from: start, to: end)) }
    let scaled = stops.map { Gradient.Stop(location: ($0.location - first) / (last - first), color: $0.color) }
    let way = end - start
    return Gradient(stops: scaled, geometry: .axial(from: start + way * first, to: start + way * last))
  }
}
