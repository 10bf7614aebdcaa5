/// Colours that pass into each other, as a paint for a shape or a layer.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it stands.
  public struct Stop: Hashable, Sendable {
    /// How far along the gradient, 0 to 1.
    public var location: Double
    /// The colour there.
    public var color: Color

    /// Makes a stop.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// Along what the colours run, in the gradient's own space.
  public enum Course: Hashable, Sendable {
    /// From one point straight to the other.
    case axial(from: Point, to: Point)
    /// From a circle at a focus to the circle around the center.
    case radial(center: Point, radius: Double, focus: Point, focusRadius: Double)
    /// Around the center, clockwise as seen, from the direction at `angle` radians from the x axis.
    case conic(center: Point, angle: Double)
  }

  /// What lies before the first stop and after the last.
  public enum Spread: String, CaseIterable, Sendable {
    /// The colours of the first and last stop.
    case pad
    /// The gradient to and fro.
    case reflect
    /// The gradient again and again.
    case `repeat`
  }

  /// The colours, in ascending order of their locations; two at one location make a hard edge.
  public var stops: [Stop]
  /// Along what they run.
  public var course: Course
  /// What lies beyond them.
  public var spread: Spread
  /// From the gradient's own space to that of what it paints.
  public var transform: AffineTransform

  /// Makes a gradient.
  public init(
    stops: [Stop], course: Course, spread: Spread = .pad, transform: AffineTransform = .identity
  ) {
    self.stops = stops
    self.course = course
    self.spread = spread
    self.transform = transform
  }
}
