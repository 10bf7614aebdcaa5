public import Geometry

/// The properties of shape layers: on other layers these read as in a new ``ShapeContent``, and writing does nothing.
extension LayerProperties {
  /// The path, in the space of the bounds.
  public var path: Path {
    get { shape.path }
    set { shape.path = newValue }
  }

  /// The fill; nil for none.
  public var fillColor: Color? {
    get { shape.fillColor }
    set { shape.fillColor = newValue }
  }

  /// The gradient to fill with, in the space of the path, instead of ``fillColor``.
  public var fillGradient: Gradient? {
    get { shape.fillGradient }
    set { shape.fillGradient = newValue }
  }

  /// The rule for what is inside a path that crosses itself.
  public var fillRule: FillRule {
    get { shape.fillRule }
    set { shape.fillRule = newValue }
  }

  /// The stroke; nil for none.
  public var strokeColor: Color? {
    get { shape.strokeColor }
    set { shape.strokeColor = newValue }
  }

  /// The gradient to stroke with, in the space of the path, instead of ``strokeColor``.
  public var strokeGradient: Gradient? {
    get { shape.strokeGradient }
    set { shape.strokeGradient = newValue }
  }

  /// The width of the stroke, which lies half on either side of the path, in points.
  public var lineWidth: Double {
    get { shape.lineWidth }
    set { shape.lineWidth = newValue }
  }

  /// The shape of the stroke's ends.
  public var lineCap: LineCap {
    get { shape.lineCap }
    set { shape.lineCap = newValue }
  }

  /// The shape of the stroke's corners.
  public var lineJoin: LineJoin {
    get { shape.lineJoin }
    set { shape.lineJoin = newValue }
  }

  /// The most that a pointed corner may be longer than the line is wide.
  public var miterLimit: Double {
    get { shape.miterLimit }
    set { shape.miterLimit = newValue }
  }

  /// The lengths of dashes and gaps in turn, in points; empty for none.
  public var lineDashPattern: [Double] {
    get { shape.lineDashPattern }
    set { shape.lineDashPattern = newValue }
  }

  /// The offset into the dash pattern at which the stroke begins, in points.
  public var lineDashPhase: Double {
    get { shape.lineDashPhase }
    set { shape.lineDashPhase = newValue }
  }

  /// The fraction of the path's length at which the stroke begins, 0 to 1.
  public var strokeStart: Double {
    get { shape.strokeStart }
    set { shape.strokeStart = newValue }
  }

  /// The fraction of the path's length at which the stroke ends, 0 to 1.
  public var strokeEnd: Double {
    get { shape.strokeEnd }
    set { shape.strokeEnd = newValue }
  }

  /// The properties of shape layers.
  package var shape: ShapeContent {
    get { if case .shape(let shape) = content { shape } else { ShapeContent() } }
    set { if case .shape = content { content = .shape(newValue) } }
  }
}
