public import Geometry

/// The properties of emitter layers: on other layers these read as in a new ``EmitterContent``, and writing does
/// nothing.
extension LayerProperties {
  /// The particles.
  public var emitterCells: [EmitterCell] {
    get { emitter.cells }
    set { emitter.cells = newValue }
  }

  /// The center of the source, in the space of the bounds.
  public var emitterPosition: Point {
    get { emitter.position }
    set { emitter.position = newValue }
  }

  /// The extent of the source, in points.
  public var emitterSize: Size {
    get { emitter.size }
    set { emitter.size = newValue }
  }

  /// The form of the source.
  public var emitterShape: EmitterContent.Shape {
    get { emitter.shape }
    set { emitter.shape = newValue }
  }

  /// The part of the source's shape that emits particles.
  public var emitterMode: EmitterContent.Mode {
    get { emitter.mode }
    set { emitter.mode = newValue }
  }

  /// Multiplies the cells' birth rates; its key path is `birthRate`.
  public var emitterBirthRate: Double {
    get { emitter.birthRate }
    set { emitter.birthRate = newValue }
  }

  /// Multiplies the cells' lifetimes; its key path is `lifetime`.
  public var emitterLifetime: Double {
    get { emitter.lifetime }
    set { emitter.lifetime = newValue }
  }

  /// Multiplies the cells' velocities; its key path is `velocity`.
  public var emitterVelocity: Double {
    get { emitter.velocity }
    set { emitter.velocity = newValue }
  }

  /// Multiplies the cells' scales; its key path is `scale`.
  public var emitterScale: Double {
    get { emitter.scale }
    set { emitter.scale = newValue }
  }

  /// Multiplies the cells' spins; its key path is `spin`.
  public var emitterSpin: Double {
    get { emitter.spin }
    set { emitter.spin = newValue }
  }

  /// The seed of the particles' random numbers.
  public var emitterSeed: UInt64 {
    get { emitter.seed }
    set { emitter.seed = newValue }
  }

  /// True if particles add to the light of what is behind them.
  public var isEmitterAdditive: Bool {
    get { emitter.isAdditive }
    set { emitter.isAdditive = newValue }
  }

  /// The properties of emitter layers.
  package var emitter: EmitterContent {
    get { if case .emitter(let emitter) = content { emitter } else { EmitterContent() } }
    set { if case .emitter = content { content = .emitter(newValue) } }
  }
}
