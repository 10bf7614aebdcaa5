import Arithmetic
import Geometry

/// The color line of a `COLR` gradient, whose stops may be at any location.
///
/// Source: OpenType specification 1.9, "COLR — Color Table", sections on color lines and gradients.
struct ColorLine {
  /// The geometry of the gradient, given by its points, radii, or angles at 0 and at 1.
  enum Geometry {
    case linear(Point, Point)
    case radial(Point, Double, Point, Double)
    /// A sweep between two fractions of a full turn, counterclockwise.
    case sweep(Point, from: Double, to: Double)
  }

  var stops: [Gradient.Stop]
  var spread: Gradient.Spread

  /// Returns the geometry of a linear gradient whose color is constant along the line from `start` to `side`; nil if it
  /// has no extent.
  static func linear(_ start: Point, _ end: Point, _ side: Point) -> Geometry? {
    let (line, across) = (end - start, side - start)
    let length = across.x * across.x + across.y * across.y
    guard length > 0 else { return nil }
    // The component of the gradient line that is perpendicular to the lines of constant color.
    let share = (line.x * across.y - line.y * across.x) / length
    let end = Point(start.x + across.y * share, start.y - across.x * share)
    return end == start ? nil : .linear(start, end)
  }

  /// Returns the gradient, with its stops from 0 to 1; nil if it has only one color.
  func gradient(along geometry: Geometry?) -> Gradient? {
    let stops = stops.sorted { $0.location < $1.location }
    guard let geometry, let first = stops.first?.location, let last = stops.last?.location, stops.count > 1,
      first < last
    else { return nil }
    func moved(_ a: Double, _ b: Double, _ at: Double) -> Double { a + (b - a) * at }
    let scaled = stops.map {
      Gradient.Stop(location: ($0.location - first) / (last - first), color: $0.color)
    }
    switch geometry {
    case .linear(let a, let b):
      return Gradient(
        stops: scaled, geometry: .axial(from: a + (b - a) * first, to: a + (b - a) * last), spread: spread)
    case .radial(let a, let small, let b, let large):
      return Gradient(
        stops: scaled,
        geometry: .radial(
          center: a + (b - a) * last, radius: max(0, moved(small, large, last)), focus: a + (b - a) * first,
          focusRadius: max(0, moved(small, large, first))), spread: spread)
    case .sweep(let center, let from, let to):
      return Gradient(
        stops: turn(scaled, from: moved(from, to, first), to: moved(from, to, last)),
        geometry: .conic(center: center, angle: 0))
    }
  }

  /// Returns the stops around a full turn, for a gradient that sweeps from the fraction `from` to `to`.
  private func turn(_ stops: [Gradient.Stop], from: Double, to: Double) -> [Gradient.Stop] {
    let span = to - from
    guard abs(span) > 1e-6, let first = stops.first, let last = stops.last else { return stops }
    var placed: [Gradient.Stop] = []
    let reach = Int(saturating: (2 / abs(span)).rounded(.up))
    guard reach < 500 else { return [first, last] }
    let rounds = spread == .pad ? 0...0 : -reach...reach
    for round in rounds {
      let isTurned = spread == .reflect && round % 2 != 0
      for stop in isTurned ? stops.reversed() : stops {
        let location = Double(round) + (isTurned ? 1 - stop.location : stop.location)
        placed.append(Gradient.Stop(location: from + span * location, color: stop.color))
      }
    }
    if span < 0 { placed.reverse() }
    return Gradient.clipped(placed)
  }
}
