/// Colors that pass into each other, as a paint for a shape or a layer.
public struct Gradient: Hashable, Sendable {
  /// A color and its location.
  public struct Stop: Hashable, Sendable {
    /// The position along the gradient, from 0 to 1.
    public var location: Double
    /// The color there.
    public var color: Color

    /// Makes a stop.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The course of the colors, in the gradient's own space.
  public enum Geometry: Hashable, Sendable {
    /// From one point straight to the other.
    case axial(from: Point, to: Point)
    /// From a circle at a focus to the circle around the center.
    case radial(center: Point, radius: Double, focus: Point, focusRadius: Double)
    /// Around the center, clockwise on screen, from the direction at `angle` radians from the x axis.
    case conic(center: Point, angle: Double)
  }

  /// The colors before the first stop and after the last.
  public enum Spread: String, CaseIterable, Sendable {
    /// The colors of the first and last stop.
    case pad
    /// The gradient, alternately reversed and not.
    case reflect
    /// The gradient again and again.
    case `repeat`
  }

  /// The color space for mixing neighboring stops.
  public enum Interpolation: String, CaseIterable, Sendable {
    /// Colors multiplied by their opacity, as in layers: a color that fades to clear keeps its hue.
    case premultiplied
    /// Straight colors and opacities separately, as in SVG.
    case straight
  }

  /// The colors, in ascending order of their locations; two at one location make a hard edge.
  public var stops: [Stop]
  /// The course of the colors.
  public var geometry: Geometry
  /// The colors beyond the stops.
  public var spread: Spread
  /// The color space for mixing stops.
  public var interpolation: Interpolation
  /// The transform from the gradient's own space to the space it paints in.
  public var transform: AffineTransform

  /// Makes a gradient.
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
