import Arithmetic
package import Geometry

/// Transforms over time, decomposed into Lottie's components: position, scale, rotation and skew.
package struct TransformTrack {
  package private(set) var positions: [[Double]] = []
  /// The scales, in percent.
  package private(set) var scales: [[Double]] = []
  /// The rotations in degrees, unwrapped so that they never jump by a full turn.
  package private(set) var rotations: [[Double]] = []
  /// The skew angles, in degrees.
  package private(set) var skews: [[Double]] = []

  /// Decomposes transforms.
  ///
  /// - Parameters:
  ///   - places: The transforms; nil where they are missing or unknown.
  ///   - anchor: The center of scale and rotation.
  package init(_ places: [AffineTransform?], anchor: Point) {
    guard
      let first = places.lazy.compactMap({ $0 }).first(where: { $0.determinant != 0 })
        ?? places.lazy.compactMap({ $0 }).first
    else {
      positions = places.map { _ in [0, 0] }
      (scales, rotations, skews) = (places.map { _ in [100, 100] }, places.map { _ in [0] }, places.map { _ in [0] })
      return
    }
    var turn = first.turn ?? 0
    if abs(turn) > .pi / 2 {
      // A layer that is only mirrored is not rotated as well.
      let other = turn > 0 ? turn - .pi : turn + .pi
      if first.determinant < 0 { turn = other }
    }
    var (skew, step, extent) = (0.0, 0.0, first.extent(turnedBy: turn))
    var place = first
    for next in places {
      if let next { place = next }
      if let own = place.turn {
        // A layer that flips about an axis passes through zero extent; then a rotation by half a turn with both scales
        // negative is the same transform. Any other layer continues to rotate.
        let expected = turn + step
        let kept = expected + (own + (extent < 0 ? .pi : 0) - expected).remainder(dividingBy: 2 * .pi)
        let flipped = expected + (own + (extent < 0 ? 0 : .pi) - expected).remainder(dividingBy: 2 * .pi)
        let width = abs(place.extent(turnedBy: own))
        let thinness = min(1, 1.6 * max(width, abs(extent)))
        let isFlipped = abs(flipped - expected) + thinness * .pi < abs(kept - expected)
        let chosen = isFlipped ? flipped : kept
        step = isFlipped ? 0 : chosen - turn
        turn = chosen
      } else {
        step = 0
      }
      let (cosine, sine) = (cos(turn), sin(turn))
      let x = place.a * cosine + place.b * sine
      extent = x
      let (shear, y) = (place.c * cosine + place.d * sine, place.d * cosine - place.c * sine)
      if abs(y) > 1e-9 { skew = -atan(shear / y) }
      let position = place.apply(anchor)
      positions.append([position.x, position.y])
      scales.append([x * 100, y * 100])
      rotations.append([turn * 180 / .pi])
      skews.append([abs(skew) < 1e-7 ? 0 : skew * 180 / .pi])
    }
  }
}

extension AffineTransform {
  /// Returns the extent along x after removing a rotation.
  fileprivate func extent(turnedBy turn: Double) -> Double { a * cos(turn) + b * sin(turn) }

  /// The direction of the x axis, or of the y axis if the extent along x is zero; nil if both are zero.
  fileprivate var turn: Double? {
    if hypot(a, b) > 1e-7 { return atan2(b, a) }
    if hypot(c, d) > 1e-7 { return atan2(-c, d) }
    return nil
  }
}
