public import Geometry

/// A source of particles: what `CAEmitterLayer` has beyond other layers.
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

  /// Where on its form the source emits.
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
  /// The middle of the source, in the space of the bounds.
  public var position = Point.zero
  /// The extent of the source.
  public var size = Size(0, 0)
  /// The form of the source.
  public var shape = Shape.point
  /// Where on its form the source emits.
  public var mode = Mode.surface
  /// Multiplies the cells' birth rates.
  public var birthRate = 1.0
  /// Multiplies the cells' lifetimes.
  public var lifetime = 1.0
  /// Multiplies the cells' velocities.
  public var velocity = 1.0
  /// Multiplies the cells' scales.
  public var scale = 1.0
  /// Multiplies the cells' spins.
  public var spin = 1.0
  /// What the particles' random numbers come from.
  public var seed: UInt64 = 0
  /// Whether particles add to the light of what is behind them.
  public var isAdditive = false

  /// Makes a source.
  public init(cells: [EmitterCell] = []) { self.cells = cells }
}
