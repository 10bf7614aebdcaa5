public import Geometry

/// A path, filled and stroked: what `CAShapeLayer` has beyond other layers.
///
/// Lengths are in points of the layer's space. A gradient, where there is one, replaces the color.
public struct ShapeContent: Hashable, Sendable {
  /// The path, in the space of the layer's bounds.
  public var path = Path()
  /// The fill; nil for none.
  public var fillColor: Color? = .black
  /// The gradient to fill with, in the space of the path.
  public var fillGradient: Gradient?
  /// The rule for what is inside a path that crosses itself.
  public var fillRule = FillRule.nonZero
  /// The stroke; nil for none.
  public var strokeColor: Color?
  /// The gradient to stroke with, in the space of the path.
  public var strokeGradient: Gradient?
  /// The width of the stroke, which lies half on either side of the path.
  public var lineWidth = 1.0
  /// The shape of the stroke's ends.
  public var lineCap = LineCap.butt
  /// The shape of the stroke's corners.
  public var lineJoin = LineJoin.miter
  /// The most that a pointed corner may be longer than the line is wide; longer ones are cut off.
  public var miterLimit = 10.0
  /// The lengths of dashes and gaps in turn; empty for none.
  public var lineDashPattern: [Double] = []
  /// The offset into the dash pattern at which the stroke begins.
  public var lineDashPhase = 0.0
  /// The fraction of the path's length at which the stroke begins, 0 to 1.
  public var strokeStart = 0.0
  /// The fraction of the path's length at which the stroke ends, 0 to 1.
  public var strokeEnd = 1.0

  /// Makes a shape, black and without a stroke, as `CAShapeLayer` is at first.
  public init(path: Path = Path()) { self.path = path }
}
