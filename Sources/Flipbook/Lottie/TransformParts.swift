import Arithmetic
import Geometry
import Lottie

/// A 2D transform decomposed into the components that Core Animation interpolates linearly: keyframes of the components
/// have the same values in between as keyframes of the transform.
struct TransformParts {
  /// The lengths of the axes, in percent; negative for a reflected axis.
  private let scale: SIMD2<Double>
  /// The turn of the x axis, in degrees.
  private let turn: Double
  /// The direction of the y axis before the turn, in hundredths.
  private let across: SIMD2<Double>

  /// The parts of a frame's scale, turn, and skew.
  init(_ track: PlaceTrack, at frame: Int) {
    let (lengths, skew) = (track.scales[frame], track.skews[frame][0] * .pi / 180)
    // The y axis gets longer as it leans.
    scale = [lengths[0], lengths[1] / max(cos(skew), 0.001)]
    turn = track.rotations[frame][0]
    across = [-100 * sin(skew), 100 * cos(skew)]
  }

  /// The parts that have such numbers.
  init(_ numbers: [Double]) {
    (scale, turn, across) = ([numbers[0], numbers[1]], numbers[2], [numbers[3], numbers[4]])
  }

  var numbers: [Double] { [scale.x, scale.y, turn, across.x, across.y] }

  /// True if it neither mirrors nor skews.
  var isUprightAndSquare: Bool { scale.x >= 0 && scale.y >= 0 && across.x == 0 }

  /// Returns whether keyframes of the whole transform lead from another one to it as the parts do: by a right angle at most,
  /// and with no axis turned over.
  func isNear(_ other: TransformParts) -> Bool {
    abs(turn - other.turn) <= 90 && (scale.x < 0) == (other.scale.x < 0) && (scale.y < 0) == (other.scale.y < 0)
  }

  var transform: Transform3D {
    let (x, y) = (scale.x / 100, across * (scale.y / 10_000))
    return Transform3D(AffineTransform(a: x, b: 0, c: y.x, d: y.y, tx: 0, ty: 0))
      .concatenating(.rotation(radians: turn * .pi / 180))
  }
}
