public import Geometry

/// A kind of particle: `CAEmitterCell`.
///
/// Values with a range differ from particle to particle by up to half of it, drawn from the emitter's seed.
public struct EmitterCell: Hashable, Sendable {
  /// A value with its range of variation.
  public struct Spread: Hashable, Sendable {
    /// The value in the middle.
    public var value: Double
    /// The whole width of the range around it.
    public var range: Double

    /// Makes a value with a range.
    public init(_ value: Double, range: Double = 0) {
      self.value = value
      self.range = range
    }
  }

  /// The name in key paths such as `emitterCells.spark.birthRate`; empty for none.
  public var name = ""
  /// The image; nil for a square of one point in ``color``.
  public var contents: ImageReference?
  /// False for particles that are not born.
  public var isEnabled = true
  /// Particles a second; the first is born after one period.
  public var birthRate = 0.0
  /// Seconds that a particle lives.
  public var lifetime = Spread(0)
  /// Points a second at birth.
  public var velocity = Spread(0)
  /// Points a second squared, across and down.
  public var acceleration = Point.zero
  /// The direction in radians, clockwise on screen from the source's ``EmitterContent/heading(of:)``.
  public var emissionLongitude = 0.0
  /// The width of the cone about the direction, in radians.
  public var emissionRange = 0.0
  /// The scale at birth.
  public var scale = Spread(1)
  /// The change of the scale per second; a particle at scale 0 is no longer drawn.
  public var scaleSpeed = 0.0
  /// Radians a second.
  public var spin = Spread(0)
  /// The color that multiplies the image's colors.
  public var color = Color.white
  /// The whole widths of the ranges of red, green, blue and alpha.
  public var colorRange = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// The change of red, green, blue, and alpha per second.
  public var colorSpeed = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// The birth time of the first particle, in seconds after the birth of its emitter.
  public var beginTime = 0.0
  /// The duration of the emission in seconds; infinite for the emitter's lifetime.
  public var duration = Double.infinity
  /// The particles that each particle emits while it lives; they are born where it is, and live on without it.
  public var cells: [EmitterCell] = []

  /// Makes a kind of particle.
  public init() {}

  /// Particles a second, none where it is not enabled.
  var rate: Double { isEnabled ? birthRate : 0 }
}
