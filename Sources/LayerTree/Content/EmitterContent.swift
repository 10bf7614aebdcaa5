public import Geometry

/// A source of particles: the properties of `CAEmitterLayer`.
///
/// Every particle is a function of time, of ``emitterSeed``, and of the source's properties at its birth, so frames can
/// be rendered in any order and at any rate. The source has been running since time 0 of its layer's clock, and is
/// already full of particles if it joins the stage later; set a begin time in the layer's timing to start empty. An
/// emitter doesn't keep the stage active.
public struct EmitterContent: Hashable, Sendable {
  /// The shape of the source.
  public enum Shape: String, CaseIterable, Sendable {
    /// A point.
    case point
    /// A horizontal line.
    case line
    /// A rectangle.
    case rectangle
    /// A circle whose radius is the width of ``EmitterContent/emitterSize``.
    case circle
  }

  /// The part of the source's shape that emits particles.
  public enum Mode: String, CaseIterable, Sendable {
    /// At its corners or its center.
    case points
    /// Along its outline.
    case outline
    /// Anywhere inside it.
    case surface
  }

  /// The kinds of particles that are emitted.
  public var emitterCells: [EmitterCell] = []
  /// The center of the source, in the coordinate space of the bounds.
  public var emitterPosition = Point.zero
  /// The size of the source, in points.
  public var emitterSize = Size(0, 0)
  /// The shape of the source.
  public var emitterShape = Shape.point
  /// The part of the source's shape that emits particles.
  public var emitterMode = Mode.surface
  /// The multiplier of the birth rates of ``emitterCells``, but not of the cells that particles emit; its key path is
  /// `birthRate`.
  public var emitterBirthRate = 1.0
  /// The multiplier of the lifetimes of all particles; its key path is `lifetime`.
  public var emitterLifetime = 1.0
  /// The multiplier of the velocities of all particles; its key path is `velocity`.
  public var emitterVelocity = 1.0
  /// The multiplier of the initial scales of all particles; its key path is `scale`.
  public var emitterScale = 1.0
  /// The multiplier of the spins of all particles; its key path is `spin`.
  public var emitterSpin = 1.0
  /// The seed of the particles' random numbers.
  public var emitterSeed: UInt64 = 0
  /// True if particles are composited additively over their backdrop.
  public var isEmitterAdditive = false

  /// Creates a source.
  public init(cells: [EmitterCell] = []) { emitterCells = cells }
}
