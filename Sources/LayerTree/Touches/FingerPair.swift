import Arithmetic
import Geometry

/// The line from one finger to another.
struct FingerPair {
  /// In points.
  let distance: Double
  /// In radians, clockwise on screen from the direction of x.
  let angle: Double

  /// The first two of the fingers; nil when there are fewer.
  init?(_ touches: [Touch]) {
    guard touches.count >= 2 else { return nil }
    let line = touches[1].location - touches[0].location
    distance = line.length
    angle = atan2(line.y, line.x)
  }

  /// The rotation of the line since it was `other`, at most half a turn in either direction.
  func turn(since other: FingerPair) -> Double {
    var turn = angle - other.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return turn
  }
}
