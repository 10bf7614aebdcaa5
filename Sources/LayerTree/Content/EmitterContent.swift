public import Geometry

/// A source of particles: what `CAEmitterLayer` has beyond other layers.
///
/// Every particle is a function of the time, of ``seed`` and of what the source was like at its birth: frames can be
/// drawn in any order, at any rate. The source has been running since time 0 of its layer's clock, so it is full of
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
    /// A circle, whose radius is the width of ``EmitterContent/size``.
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
  public var cells: [EmitterCell] = []
  /// The center of the source, in the space of the bounds.
  public var position = Point.zero
  /// The extent of the source.
  public var size = Size(0, 0)
  /// The form of the source.
  public var shape = Shape.point
  /// The part of the source's shape that emits particles.
  public var mode = Mode.surface
  /// Multiplies the birth rates of ``cells``, not those of the cells that particles emit.
  public var birthRate = 1.0
  /// Multiplies the lifetimes of all particles.
  public var lifetime = 1.0
  /// Multiplies the velocities of all particles.
  public var velocity = 1.0
  /// Multiplies the scales of all particles at birth.
  public var scale = 1.0
  /// Multiplies the spins of all particles.
  public var spin = 1.0
  /// The seed of the particles' random numbers.
  public var seed: UInt64 = 0
  /// True if particles add to the light of what is behind them.
  public var isAdditive = false

  /// Makes a source.
  public init(cells: [EmitterCell] = []) { self.cells = cells }
}
