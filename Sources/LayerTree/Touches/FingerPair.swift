import Arithmetic
import Geometry

/// The line from one finger to another.
struct FingerPair {
  /// The length of the line, in points.
  let distance: Double
  /// The angle of the line, in radians, clockwise on screen from the x axis.
  let angle: Double

  /// Creates the line between the first two touches; nil if there are fewer than two.
  init?(_ touches: [Touch]) {
    guard touches.count >= 2 else { return nil }
    let line = touches[1].location - touches[0].location
    distance = line.length
    angle = atan2(line.y, line.x)
  }

  /// Returns the rotation of the line relative to `other`, at most half a turn in either direction.
  func turn(since other: FingerPair) -> Double {
    var turn = angle - other.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return turn
  }
}
