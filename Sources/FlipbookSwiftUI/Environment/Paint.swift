import Geometry

/// A resolved shape style: a color or a gradient.
enum Paint: Equatable {
  /// The geometry of a gradient, relative to the painted rectangle.
  enum Shape: Equatable {
    case linear
    case radial
    case elliptical
    case angular
  }

  case color(Geometry.Color)
  /// A gradient; its numbers are points, radii, and angles, whose meaning depends on the shape.
  case gradient(Shape, stops: [Geometry.Gradient.Stop], numbers: [Double])

  /// The numbers that animate.
  var components: AnimatableNumbers {
    func parts(_ color: Geometry.Color) -> [Double] { [color.red, color.green, color.blue, color.alpha] }
    switch self {
    case .color(let color): return AnimatableNumbers(parts(color))
    case .gradient(_, let stops, let numbers):
      return AnimatableNumbers(stops.flatMap { parts($0.color) + [$0.location] } + numbers)
    }
  }

  /// Returns true if the paint can change into another one gradually.
  func isAlike(_ other: Paint) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.gradient(let shape, let stops, _), .gradient(let otherShape, let others, _)):
      shape == otherShape && stops.count == others.count
    default: false
    }
  }

  /// Returns the paint with other numbers.
  func with(_ components: AnimatableNumbers) -> Paint {
    func color(_ start: Int) -> Geometry.Color {
      Geometry.Color(
        red: components[start], green: components[start + 1], blue: components[start + 2],
        alpha: min(1, max(0, components[start + 3])))
    }
    switch self {
    case .color: return .color(color(0))
    case .gradient(let shape, let stops, let numbers):
      return .gradient(
        shape,
        stops: stops.indices.map { Geometry.Gradient.Stop(location: components[5 * $0 + 4], color: color(5 * $0)) },
        numbers: numbers.indices.map { components[5 * stops.count + $0] })
    }
  }

  /// Returns the paint with its opacity multiplied.
  func withOpacity(_ opacity: Double) -> Paint {
    func fade(_ color: Geometry.Color) -> Geometry.Color {
      var color = color
      color.alpha *= opacity
      return color
    }
    switch self {
    case .color(let color): return .color(fade(color))
    case .gradient(let shape, let stops, let numbers):
      return .gradient(
        shape, stops: stops.map { Geometry.Gradient.Stop(location: $0.location, color: fade($0.color)) },
        numbers: numbers)
    }
  }

  /// Returns the gradient in a rectangle; nil for a color.
  func gradient(in rect: Rect) -> Geometry.Gradient? {
    guard case .gradient(let shape, let stops, let numbers) = self else { return nil }
    func point(_ index: Int) -> Point {
      Point(rect.minX + numbers[index] * rect.width, rect.minY + numbers[index + 1] * rect.height)
    }
    switch shape {
    case .linear:
      return Geometry.Gradient(stops: stops, geometry: .axial(from: point(0), to: point(2)))
    case .radial:
      return Geometry.Gradient(
        stops: stops,
        geometry: .radial(center: point(0), radius: numbers[3], focus: point(0), focusRadius: numbers[2]))
    case .elliptical:
      let center = point(0)
      return Geometry.Gradient(
        stops: stops,
        geometry: .radial(center: .zero, radius: numbers[3], focus: .zero, focusRadius: numbers[2]),
        transform: AffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: center.x, ty: center.y))
    case .angular:
      return Geometry.Gradient(
        stops: Self.around(stops, part: min(1, abs(numbers[3] - numbers[2]) / (2 * .pi))),
        geometry: .conic(center: point(0), angle: numbers[2]))
    }
  }

  /// Returns stops around a part of the circle; the rest is half of the last color and half of the first.
  private static func around(_ stops: [Geometry.Gradient.Stop], part: Double) -> [Geometry.Gradient.Stop] {
    guard part < 1, let first = stops.first, let last = stops.last else { return stops }
    func stop(_ location: Double, _ color: Geometry.Color) -> Geometry.Gradient.Stop {
      Geometry.Gradient.Stop(location: location, color: color)
    }
    let middle = (1 + part) / 2
    return stops.map { stop($0.location * part, $0.color) } + [
      stop(middle, last.color), stop(middle, first.color), stop(1, first.color),
    ]
  }
}
