public import Geometry

/// The properties of gradient layers: on other layers these read as in a new ``GradientContent``, and writing does
/// nothing.
extension LayerProperties {
  /// The course of the colors.
  public var gradientKind: GradientContent.Kind {
    get { gradient.kind }
    set { gradient.kind = newValue }
  }

  /// The colors.
  public var colors: [Color] {
    get { gradient.colors }
    set { gradient.colors = newValue }
  }

  /// The position of each color, 0 to 1, ascending; evenly spaced when empty.
  public var locations: [Double] {
    get { gradient.locations }
    set { gradient.locations = newValue }
  }

  /// The start of the gradient, in units of the bounds.
  public var startPoint: Point {
    get { gradient.startPoint }
    set { gradient.startPoint = newValue }
  }

  /// The end of the gradient, in units of the bounds.
  public var endPoint: Point {
    get { gradient.endPoint }
    set { gradient.endPoint = newValue }
  }

  /// The properties of gradient layers.
  package var gradient: GradientContent {
    get { if case .gradient(let gradient) = content { gradient } else { GradientContent() } }
    set { if case .gradient = content { content = .gradient(newValue) } }
  }
}
