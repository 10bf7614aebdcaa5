public import Geometry

/// What only shape layers have: on other layers these read as a new ``ShapeContent`` has them, and writing does nothing.
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

  /// What the path holds where it crosses itself.
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

  /// How the stroke's ends look.
  public var lineCap: LineCap {
    get { shape.lineCap }
    set { shape.lineCap = newValue }
  }

  /// How the stroke's corners look.
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

  /// How far into the pattern the stroke begins, in points.
  public var lineDashPhase: Double {
    get { shape.lineDashPhase }
    set { shape.lineDashPhase = newValue }
  }

  /// Where along the path the stroke begins, as a fraction of its length, 0 to 1.
  public var strokeStart: Double {
    get { shape.strokeStart }
    set { shape.strokeStart = newValue }
  }

  /// Where along the path the stroke ends, as a fraction of its length, 0 to 1.
  public var strokeEnd: Double {
    get { shape.strokeEnd }
    set { shape.strokeEnd = newValue }
  }

  /// What only shape layers have.
  package var shape: ShapeContent {
    get { if case .shape(let shape) = content { shape } else { ShapeContent() } }
    set { if case .shape = content { content = .shape(newValue) } }
  }
}
