import Geometry

/// A path of a node's fill or stroke, in the node's own space.
struct FigmaPath: Equatable {
  var path: Path
  var fillRule = FillRule.nonZero
}
