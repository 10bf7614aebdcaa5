import Geometry
import LayerTree
import Raster

extension StrokeStyle {
  /// The style of a shape layer's line.
  init(_ shape: ShapeContent) {
    self.init(width: shape.lineWidth)
    cap = shape.lineCap
    join = shape.lineJoin
    miterLimit = shape.miterLimit
    dashes = DashPattern(lengths: shape.lineDashPattern, phase: shape.lineDashPhase)
    start = shape.strokeStart.clampedToUnit
    end = shape.strokeEnd.clampedToUnit
  }
}
