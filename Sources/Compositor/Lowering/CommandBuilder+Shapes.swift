import Geometry
import LayerTree
import Pixels
import Raster

extension CommandBuilder {
  /// Fills a shape layer's path, and then strokes it.
  mutating func addShape(_ shape: ShapeContent, tint: Color?, through transform: Projection) {
    let path = SampledPath(shape.path)
    add(
      .path(path), rule: shape.fillRule, color: shape.fillColor, gradient: shape.fillGradient, tint: tint,
      through: transform)
    guard shape.strokeColor != nil || shape.strokeGradient != nil else { return }
    add(
      .stroke(path, StrokeStyle(shape)), rule: .nonZero, color: shape.strokeColor, gradient: shape.strokeGradient,
      tint: tint, through: transform)
  }

  /// Fills an outline with a gradient if there is one, otherwise with a color.
  private mutating func add(
    _ source: OutlineSource, rule: FillRule, color: Color?, gradient: Gradient?, tint: Color?,
    through transform: Projection
  ) {
    guard color != nil || gradient != nil, let outline = appendOutline(.source(source), rule: rule, through: transform)
    else {
      return
    }
    if let gradient {
      add(gradient, tint: tint, outline: outline, rule: rule, through: transform)
    } else if let color = color.map({ painted($0, tint: tint) }), color.alpha > 0 {
      groups.add(.fill(FillCommand(area: PaintedArea(outline, rule: rule), color: color)), to: &commands)
    }
  }
}

extension StrokeStyle {
  /// Creates the stroke style of a shape layer.
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
