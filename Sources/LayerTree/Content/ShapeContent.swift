public import Geometry

/// A path, filled and stroked: the properties of `CAShapeLayer`.
///
/// Lengths are in points of the layer's space. A gradient, where there is one, replaces the color.
public struct ShapeContent: Hashable, Sendable {
  /// The path, in the space of the layer's bounds.
  public var path = Path()
  /// The fill; nil for none.
  public var fillColor: Color? = .black
  /// The gradient to fill with, in the space of the path.
  public var fillGradient: Gradient?
  /// The fill rule of a self-intersecting path.
  public var fillRule = FillRule.nonZero
  /// The stroke; nil for none.
  public var strokeColor: Color?
  /// The gradient to stroke with, in the space of the path.
  public var strokeGradient: Gradient?
  /// The width of the stroke, centered on the path.
  public var lineWidth = 1.0
  /// The shape of the stroke's ends.
  public var lineCap = LineCap.butt
  /// The shape of the stroke's corners.
  public var lineJoin = LineJoin.miter
  /// The most that a pointed corner may be longer than the line is wide; longer ones are cut off.
  public var miterLimit = 10.0
  /// The lengths of dashes and gaps, alternating; empty for a solid line.
  public var lineDashPattern: [Double] = []
  /// The offset into the dash pattern at the start of the stroke.
  public var lineDashPhase = 0.0
  /// The start of the stroke as a fraction of the path's length, 0 to 1.
  public var strokeStart = 0.0
  /// The end of the stroke as a fraction of the path's length, 0 to 1.
  public var strokeEnd = 1.0

  /// Makes a shape, black and without a stroke, as `CAShapeLayer` is at first.
  public init(path: Path = Path()) { self.path = path }
}
