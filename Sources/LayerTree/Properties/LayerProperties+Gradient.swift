public import Geometry

/// What only gradient layers have: on other layers these read as a new ``GradientContent`` has them, and writing does
/// nothing.
extension LayerProperties {
  /// Along what the colours run.
  public var gradientKind: GradientContent.Kind {
    get { gradient.kind }
    set { gradient.kind = newValue }
  }

  /// The colours.
  public var colors: [Color] {
    get { gradient.colors }
    set { gradient.colors = newValue }
  }

  /// Where each colour stands, 0 to 1, ascending; evenly when there are none.
  public var locations: [Double] {
    get { gradient.locations }
    set { gradient.locations = newValue }
  }

  /// Where the gradient begins, in units of the bounds.
  public var startPoint: Point {
    get { gradient.startPoint }
    set { gradient.startPoint = newValue }
  }

  /// Where the gradient ends, in units of the bounds.
  public var endPoint: Point {
    get { gradient.endPoint }
    set { gradient.endPoint = newValue }
  }

  /// What only gradient layers have.
  package var gradient: GradientContent {
    get { if case .gradient(let gradient) = content { gradient } else { GradientContent() } }
    set { if case .gradient = content { content = .gradient(newValue) } }
  }
}
