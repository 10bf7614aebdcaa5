import Arithmetic
import Geometry
import Lottie

/// A 2D transform decomposed into the components that Core Animation interpolates linearly, so that keyframes of the
/// components and keyframes of the transform have the same intermediate values.
struct TransformParts {
  /// The lengths of the axes, in percent; negative for a reflected axis.
  private let scale: SIMD2<Double>
  /// The rotation of the x axis, in degrees.
  private let turn: Double
  /// The direction of the y axis before the rotation, a unit vector in percent.
  private let across: SIMD2<Double>

  /// Creates the components from the scale, rotation, and skew of a frame.
  init(_ track: TransformTrack, at frame: Int) {
    let (lengths, skew) = (track.scales[frame], track.skews[frame][0] * .pi / 180)
    // A skew lengthens the y axis.
    scale = [lengths[0], lengths[1] / max(cos(skew), 0.001)]
    turn = track.rotations[frame][0]
    across = [-100 * sin(skew), 100 * cos(skew)]
  }

  /// Creates the components from their array of numbers.
  init(_ numbers: [Double]) {
    (scale, turn, across) = ([numbers[0], numbers[1]], numbers[2], [numbers[3], numbers[4]])
  }

  var numbers: [Double] { [scale.x, scale.y, turn, across.x, across.y] }

  /// True if the transform has no reflection and no skew.
  var isUprightAndSquare: Bool { scale.x >= 0 && scale.y >= 0 && across.x == 0 }

  /// Returns whether interpolating from another transform gives the same result by components and as a whole: the
  /// rotation changes by at most a right angle, and no axis is reflected.
  func isNear(_ other: TransformParts) -> Bool {
    abs(turn - other.turn) <= 90 && (scale.x < 0) == (other.scale.x < 0) && (scale.y < 0) == (other.scale.y < 0)
  }

  var transform: Transform3D {
    let (x, y) = (scale.x / 100, across * (scale.y / 10_000))
    return Transform3D(AffineTransform(a: x, b: 0, c: y.x, d: y.y, tx: 0, ty: 0))
      .concatenating(.rotation(radians: turn * .pi / 180))
  }
}
