import Geometry

/// The left side of a stroke along one straight line.
struct StrokeSide {
  /// The direction of the line.
  var direction: Point
  /// True if the side would run backwards, as it does within curves that are narrower than the stroke.
  var isInverted: Bool
  /// True if the side is too short to meet its neighbors' ends.
  var isTight: Bool
}
