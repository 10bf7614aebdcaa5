public import Geometry

/// A source of particles: the properties of `CAEmitterLayer`.
///
/// Every particle is a function of the time, of ``emitterSeed``, and of the source's properties at its birth: frames
/// can be drawn in any order, at any rate. The source has been running since time 0 of its layer's clock and is full of
/// particles when it joins the stage later; give the layer's timing a begin time to start empty. It doesn't keep a
/// stage from rest.
public struct EmitterContent: Hashable, Sendable {
  /// The form of the source.
  public enum Shape: String, CaseIterable, Sendable {
    /// A point.
    case point
    /// A line across.
    case line
    /// A rectangle.
    case rectangle
    /// A circle, whose radius is the width of ``EmitterContent/emitterSize``.
    case circle
  }

  /// The part of the source's shape that emits particles.
  public enum Mode: String, CaseIterable, Sendable {
    /// At its corners or middle.
    case points
    /// Along its outline.
    case outline
    /// Anywhere inside.
    case surface
  }

  /// The particles.
  public var emitterCells: [EmitterCell] = []
  /// The center of the source, in the space of the bounds.
  public var emitterPosition = Point.zero
  /// The extent of the source.
  public var emitterSize = Size(0, 0)
  /// The form of the source.
  public var emitterShape = Shape.point
  /// The part of the source's shape that emits particles.
  public var emitterMode = Mode.surface
  /// Multiplies the birth rates of ``emitterCells``, but not of cells emitted by particles; its key path is
  /// `birthRate`.
  public var emitterBirthRate = 1.0
  /// Multiplies the lifetimes of all particles; its key path is `lifetime`.
  public var emitterLifetime = 1.0
  /// Multiplies the velocities of all particles; its key path is `velocity`.
  public var emitterVelocity = 1.0
  /// Multiplies the scales of all particles at birth; its key path is `scale`.
  public var emitterScale = 1.0
  /// Multiplies the spins of all particles; its key path is `spin`.
  public var emitterSpin = 1.0
  /// The seed of the particles' random numbers.
  public var emitterSeed: UInt64 = 0
  /// True if particles are added to the light of their backdrop.
  public var isEmitterAdditive = false

  /// Makes a source.
  public init(cells: [EmitterCell] = []) { emitterCells = cells }
}
