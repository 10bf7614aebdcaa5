import Geometry

/// What the left side of a stroke is like along one straight line.
struct StrokeSide {
  /// The direction of the line.
  var direction: Point
  /// Whether the side would run backwards, as it does within curves that are narrower than the stroke.
  var isInverted: Bool
  /// Whether the side is too short for its ends to be where they meet their neighbours'.
  var isTight: Bool
}
