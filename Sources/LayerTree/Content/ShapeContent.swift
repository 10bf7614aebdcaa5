public import Geometry

/// A path, filled and stroked: the properties of `CAShapeLayer`.
///
/// Lengths are in points in the layer's coordinate space. A gradient, if present, replaces the color.
public struct ShapeContent: Hashable, Sendable {
  /// The path, in the coordinate space of the layer's bounds.
  public var path = Path()
  /// The fill color; nil for no fill.
  public var fillColor: Color? = .black
  /// The gradient of the fill, in the coordinate space of the path.
  public var fillGradient: Gradient?
  /// The fill rule of a self-intersecting path.
  public var fillRule = FillRule.nonZero
  /// The stroke color; nil for no stroke.
  public var strokeColor: Color?
  /// The gradient of the stroke, in the coordinate space of the path.
  public var strokeGradient: Gradient?
  /// The width of the stroke, centered on the path.
  public var lineWidth = 1.0
  /// The shape of the stroke's end points.
  public var lineCap = LineCap.butt
  /// The shape of the stroke's joints.
  public var lineJoin = LineJoin.miter
  /// The maximum ratio of miter length to line width; sharper corners are beveled.
  public var miterLimit = 10.0
  /// The lengths of dashes and gaps, alternating; empty for a solid line.
  public var lineDashPattern: [Double] = []
  /// The offset into the dash pattern at the start of the stroke, in points.
  public var lineDashPhase = 0.0
  /// The start of the stroke as a fraction of the path's length, 0 to 1.
  public var strokeStart = 0.0
  /// The end of the stroke as a fraction of the path's length, 0 to 1.
  public var strokeEnd = 1.0

  /// Creates a shape with a black fill and no stroke, the defaults of `CAShapeLayer`.
  public init(path: Path = Path()) { self.path = path }
}
