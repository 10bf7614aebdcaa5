/// A gradient between several colors, as a paint for a shape or a layer.
public struct Gradient: Hashable, Sendable {
  /// A color and its location.
  public struct Stop: Hashable, Sendable {
    /// The position along the gradient, from 0 to 1.
    public var location: Double
    /// The color at the location.
    public var color: Color

    /// Creates a stop.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The kind of gradient, with its points in the gradient's own space.
  public enum Geometry: Hashable, Sendable {
    /// A linear gradient from one point to another.
    case axial(from: Point, to: Point)
    /// A radial gradient from a circle around the focus to the circle around the center.
    case radial(center: Point, radius: Double, focus: Point, focusRadius: Double)
    /// A conic gradient around the center, clockwise on screen, beginning at `angle` radians from the x axis.
    case conic(center: Point, angle: Double)
  }

  /// The colors before the first stop and after the last.
  public enum Spread: String, CaseIterable, Sendable {
    /// The colors of the first and the last stop.
    case pad
    /// The gradient repeated, with every second repetition reversed.
    case reflect
    /// The gradient repeated.
    case `repeat`
  }

  /// The form of colors in which adjacent stops are interpolated.
  public enum Interpolation: String, CaseIterable, Sendable {
    /// Premultiplied colors, as in layers: a color that fades to transparent keeps its hue.
    case premultiplied
    /// Unpremultiplied colors, and opacities separately, as in SVG.
    case straight
  }

  /// The color stops, in ascending order of their locations; two at the same location make a hard edge.
  public var stops: [Stop]
  /// The kind of gradient, with its points.
  public var geometry: Geometry
  /// The colors before the first stop and after the last.
  public var spread: Spread
  /// The form of colors in which adjacent stops are interpolated.
  public var interpolation: Interpolation
  /// The transform from the gradient's own space to the space it paints in.
  public var transform: AffineTransform

  /// Creates a gradient.
  public init(
    stops: [Stop], geometry: Geometry, spread: Spread = .pad, interpolation: Interpolation = .premultiplied,
    transform: AffineTransform = .identity
  ) {
    self.stops = stops
    self.geometry = geometry
    self.spread = spread
    self.interpolation = interpolation
    self.transform = transform
  }
}
