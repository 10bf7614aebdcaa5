import Geometry
import Motion

extension AnimatableProperty {
  /// Properties of shape layers.
  static let shape: [AnimatableProperty] = [
    path, fillColor, strokeColor, lineWidth, lineDashPhase, miterLimit, strokeStart, strokeEnd,
  ]

  /// `path`, in the space of the bounds.
  public static let path = AnimatableProperty(
    "path", .points, "the path, in the layer's own space, as SVG path data or a shape", in: .shape, \.shape.path)
  /// `fillColor`: the color of the fill; clear for none.
  public static let fillColor = AnimatableProperty(
    "fillColor", .none, "the color of the fill, clear for none", in: .shape, pop: ["kPOPShapeLayerFillColor"],
    \.shape.fillColor)
  /// `strokeColor`: the color of the stroke.
  public static let strokeColor = AnimatableProperty(
    "strokeColor", .none, "the color of the stroke", in: .shape, pop: ["kPOPShapeLayerStrokeColor"],
    \.shape.strokeColor)
  /// `lineWidth`: the width of the stroke.
  public static let lineWidth = AnimatableProperty(
    "lineWidth", .points, "the width of the stroke", in: .shape, limits: 0...1e6, pop: ["kPOPShapeLayerLineWidth"],
    \.shape.lineWidth)
  /// `lineDashPhase`: the offset into the dash pattern at the start of the stroke.
  public static let lineDashPhase = AnimatableProperty(
    "lineDashPhase", .points, "the offset into the dash pattern at which the stroke begins", in: .shape,
    pop: ["kPOPShapeLayerLineDashPhase"], \.shape.lineDashPhase)
  /// `miterLimit`: the maximum ratio of miter length to line width.
  public static let miterLimit = AnimatableProperty(
    "miterLimit", .ratio, "the maximum miter length, in line widths", in: .shape, limits: 0...1e6,
    \.shape.miterLimit)
  /// `strokeStart`: the start of the stroke as a fraction of the path's length.
  public static let strokeStart = AnimatableProperty(
    "strokeStart", .ratio, "the fraction of the path at which the stroke begins", in: .shape, limits: 0...1,
    pop: ["kPOPShapeLayerStrokeStart"], \.shape.strokeStart)
  /// `strokeEnd`: the end of the stroke as a fraction of the path's length.
  public static let strokeEnd = AnimatableProperty(
    "strokeEnd", .ratio, "the fraction of the path at which the stroke ends", in: .shape, limits: 0...1,
    pop: ["kPOPShapeLayerStrokeEnd"], \.shape.strokeEnd)
}
