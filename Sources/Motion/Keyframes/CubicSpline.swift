import Geometry

/// A smooth curve through values: Hermite segments with Kochanek–Bartels tangents.
///
/// D. Kochanek and R. Bartels, "Interpolating splines with local tension, continuity, and bias control", 1984, with
/// their correction for unequal steps: a tangent is scaled by twice the duration of its segment, divided by the total
/// duration of both adjacent segments. Without parameters, this is the Catmull-Rom spline, as recorded from Core
/// Animation. Transforms are decomposed, and the curve interpolates their components.
struct CubicSpline: Hashable, Sendable {
  /// One cubic polynomial per segment, stored by number of components.
  private enum Segments: Hashable {
    case values(AnimatableValue.Kind, [CubicPolynomial<SIMD4<Double>>])
    case transforms([CubicPolynomial<SIMD32<Double>>])
  }

  private let segments: Segments
  /// The arc-length parameterization for motion at constant speed; nil unless requested, or if all values are equal.
  private(set) var pacing: Pacing?

  init(
    values: [AnimatableValue], times: [Double]?, tension: [Double]?, continuity: [Double]?, bias: [Double]?,
    isPaced: Bool
  ) {
    let joints = values.indices.map { index in
      Joint(tension: tension?[index] ?? 0, continuity: continuity?[index] ?? 0, bias: bias?[index] ?? 0)
    }
    let steps = times.map { zip($0.dropFirst(), $0).map { $0 - $1 } }
    if let first = values.first, first.kind != .transform {
      segments = .values(
        first.kind, CubicPolynomial.through(values.map(\.components), steps: steps, joints: joints))
    } else {
      var points: [SIMD32<Double>] = []
      for case .transform(let transform) in values {
        points.append(SpatialDecomposition(transform).vector(near: points.last))
      }
      segments = .transforms(CubicPolynomial.through(points, steps: steps, joints: joints))
    }
    pacing = nil
    if isPaced { pacing = Pacing(segments: values.count - 1, value: value) }
  }

  /// Returns the value at the fraction `u`, from 0 to 1, of segment `index`.
  func value(inSegment index: Int, at u: Double) -> AnimatableValue {
    switch segments {
    case .values(let kind, let polynomials):
      AnimatableValue(kind, components: polynomials[index].value(at: u))
    case .transforms(let polynomials):
      .transform(SpatialDecomposition(vector: polynomials[index].value(at: u)).transform)
    }
  }
}

/// The tangent parameters of the curve at one value.
struct Joint {
  var tension: Double
  var continuity: Double
  var bias: Double

  /// Returns the tangents before and after the value, given the differences to the adjacent values.
  func tangents<Vector: SIMD<Double>>(previous: Vector, next: Vector) -> (incoming: Vector, outgoing: Vector) {
    let before = (1 - tension) * (1 + bias) / 2
    let after = (1 - tension) * (1 - bias) / 2
    return (
      previous * (before * (1 - continuity)) + next * (after * (1 + continuity)),
      previous * (before * (1 + continuity)) + next * (after * (1 - continuity))
    )
  }
}

/// A cubic polynomial of a parameter from 0 to 1.
struct CubicPolynomial<Vector: SIMD<Double>>: Hashable, Sendable where Vector: Sendable {
  private let a: Vector
  private let b: Vector
  private let c: Vector
  private let d: Vector

  /// Creates the polynomial from its end values and tangents (Hermite form).
  init(from start: Vector, _ startTangent: Vector, to end: Vector, _ endTangent: Vector) {
    let chord = end - start
    a = startTangent + endTangent - 2 * chord
    b = 3 * chord - 2 * startTangent - endTangent
    c = startTangent
    d = start
  }

  /// Returns the value at the parameter `u`.
  func value(at u: Double) -> Vector { ((a * u + b) * u + c) * u + d }

  /// Returns the segments of the curve through `points`, with the given durations, or equal ones if nil.
  static func through(_ points: [Vector], steps: [Double]?, joints: [Joint]) -> [CubicPolynomial] {
    let differences = zip(points.dropFirst(), points).map { $0 - $1 }
    let last = differences.count - 1
    return differences.indices.map { index in
      let difference = differences[index]
      let (before, after) = (max(index - 1, 0), min(index + 1, last))
      let start = joints[index].tangents(previous: differences[before], next: difference).outgoing
      let end = joints[index + 1].tangents(previous: difference, next: differences[after]).incoming
      return CubicPolynomial(
        from: points[index], start * tangentScale(of: index, beside: before, steps), to: points[index + 1],
        end * tangentScale(of: index, beside: after, steps))
    }
  }

  /// Returns the tangent scale: twice a segment's duration divided by the sum of its own and its neighbor's.
  private static func tangentScale(of index: Int, beside neighbor: Int, _ steps: [Double]?) -> Double {
    guard let steps else { return 1 }
    let sum = steps[index] + steps[neighbor]
    return sum > 0 ? 2 * steps[index] / sum : 1
  }
}
