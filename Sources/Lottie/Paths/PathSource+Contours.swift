import Arithmetic
import Geometry

extension PathSource {
  /// The length of the control handles of a quarter circle of radius 1, as in After Effects.
  static let roundness = 0.5519

  /// Returns the contours at a frame.
  func contours(at frame: Double) -> [BezierShape] {
    switch self {
    case .fixed(let shapes): return shapes
    case .shape(let track, let isReversed):
      let shape = track.value(at: frame)
      return [isReversed ? shape.reversed : shape]
    case .ellipse(let center, let size, let isReversed):
      return [Self.ellipse(center.value(at: frame).lowHalf, size.value(at: frame).lowHalf / 2, isReversed)]
    case .rectangle(let center, let size, let radius, let isReversed):
      let shape = Self.rectangle(
        center.value(at: frame).lowHalf, size.value(at: frame).lowHalf / 2, radius: radius.value(at: frame).x)
      return [isReversed ? shape.reversed : shape]
    case .star(let star): return [star.contour(at: frame)]
    }
  }

  private static func ellipse(_ center: SIMD2<Double>, _ radii: SIMD2<Double>, _ isReversed: Bool) -> BezierShape {
    let turn = isReversed ? -1.0 : 1.0
    var shape = BezierShape(isClosed: true)
    // The ellipse starts at the top and runs clockwise.
    for direction: SIMD2<Double> in [[0, -1], [turn, 0], [0, 1], [-turn, 0]] {
      let along = SIMD2(-direction.y, direction.x) * turn * roundness
      shape.vertices.append(
        .init(
          center + direction * radii, before: center + (direction - along) * radii,
          after: center + (direction + along) * radii))
    }
    return shape
  }

  private static func rectangle(_ center: SIMD2<Double>, _ half: SIMD2<Double>, radius: Double) -> BezierShape {
    let radius = max(0, min(radius, abs(half.x), abs(half.y)))
    var shape = BezierShape(isClosed: true)
    let corners: [SIMD2<Double>] = [[1, -1], [1, 1], [-1, 1], [-1, -1]]
    guard radius > 0 else {
      shape.vertices = corners.map { .init(center + $0 * half) }
      return shape
    }
    for (index, corner) in corners.enumerated() {
      let place = center + corner * half
      // In clockwise order, the first and third corner are entered horizontally.
      let vertical = SIMD2(0, -corner.y * radius)
      let horizontal = SIMD2(-corner.x * radius, 0)
      let (into, out) = index % 2 == 0 ? (horizontal, vertical) : (vertical, horizontal)
      let (first, last) = (place + into, place + out)
      shape.vertices.append(.init(first, after: first - into * roundness))
      shape.vertices.append(.init(last, before: last - out * roundness))
    }
    // The rectangle starts on its right edge, below the top right corner.
    shape.vertices.append(shape.vertices.removeFirst())
    return shape
  }
}

extension StarModel {
  /// Returns the contour at a frame.
  func contour(at frame: Double) -> BezierShape {
    let count = max(0, min(Self.maximumPointCount, points.value(at: frame).x))
    let center = center.value(at: frame).lowHalf
    let turn = isReversed ? -1.0 : 1.0
    let outer = outerRadius.value(at: frame).x
    let outerRound = outerRoundness.value(at: frame).x / 100
    var angle = (rotation.value(at: frame).x - 90) * .pi / 180
    var shape = BezierShape(isClosed: true)
    func add(_ radius: Double, tangent: Double) {
      let direction = SIMD2(cos(angle), sin(angle))
      let along = SIMD2(-direction.y, direction.x) * (tangent * turn)
      let point = center + direction * radius
      shape.vertices.append(.init(point, before: point - along, after: point + along))
    }
    if isPolygon {
      let corners = Int(count)
      guard corners > 0 else { return BezierShape() }
      for _ in 0..<corners {
        add(outer, tangent: outer * outerRound * (polygonTangent ?? .pi / (2 * Double(corners))))
        angle += turn * 2 * .pi / Double(corners)
      }
      return shape
    }
    let inner = innerRadius.value(at: frame).x
    let innerRound = innerRoundness.value(at: frame).x / 100
    let corners = Int(count) * 2
    guard corners > 0 else { return BezierShape() }
    for index in 0..<corners {
      let isOuter = index % 2 == 0
      let radius = isOuter ? outer : inner
      add(radius, tangent: .pi * radius / Double(corners) * (isOuter ? outerRound : innerRound))
      angle += turn * 2 * .pi / Double(corners)
    }
    return shape
  }
}
