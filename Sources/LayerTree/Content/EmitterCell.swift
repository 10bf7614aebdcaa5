public import Geometry

/// A kind of particle: `CAEmitterCell`.
///
/// A value with a range differs from particle to particle by up to half the range, using random numbers from the
/// emitter's seed.
public struct EmitterCell: Hashable, Sendable {
  /// A value with its range of variation.
  public struct Spread: Hashable, Sendable {
    /// The value in the middle.
    public var value: Double
    /// The full width of the range around ``value``.
    public var range: Double

    /// Creates a value with a range.
    public init(_ value: Double, range: Double = 0) {
      self.value = value
      self.range = range
    }
  }

  /// The name in key paths such as `emitterCells.spark.birthRate`; empty for none.
  public var name = ""
  /// The image; nil for a one-point square filled with ``color``.
  public var contents: ImageReference?
  /// True if particles of this kind are emitted.
  public var isEnabled = true
  /// The number of particles emitted per second; the first one is born after one period.
  public var birthRate = 0.0
  /// The lifetime of a particle, in seconds.
  public var lifetime = Spread(0)
  /// The initial speed, in points per second.
  public var velocity = Spread(0)
  /// The horizontal and vertical acceleration, in points per second squared.
  public var acceleration = Point.zero
  /// The direction in radians, clockwise on screen from the source's ``EmitterContent/heading(of:)``.
  public var emissionLongitude = 0.0
  /// The angle of the emission cone around the direction, in radians.
  public var emissionRange = 0.0
  /// The scale at birth.
  public var scale = Spread(1)
  /// The change of the scale per second; a particle at scale 0 is no longer drawn.
  public var scaleSpeed = 0.0
  /// The rotational velocity, in radians per second.
  public var spin = Spread(0)
  /// The color that the image's colors are multiplied by.
  public var color = Color.white
  /// The full ranges of variation of red, green, blue, and alpha.
  public var colorRange = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// The change of red, green, blue, and alpha per second.
  public var colorSpeed = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// The time of the first emission, in seconds after the birth of the emitter.
  public var beginTime = 0.0
  /// The duration of the emission in seconds; infinite for the emitter's lifetime.
  public var duration = Double.infinity
  /// The particles that each particle emits during its lifetime; they are born at its position and can outlive it.
  public var cells: [EmitterCell] = []

  /// Creates a cell with default values.
  public init() {}

  /// The number of particles emitted per second; 0 for a disabled cell.
  var rate: Double { isEnabled ? birthRate : 0 }
}
