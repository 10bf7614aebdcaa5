public import Geometry

/// What only replicator layers have: on other layers these read as a new ``ReplicatorContent`` has them, and writing does
/// nothing.
extension LayerProperties {
  /// How many times the sublayers are shown.
  public var instanceCount: Int {
    get { replicator.instanceCount }
    set { replicator.instanceCount = newValue }
  }

  /// How much later, in seconds, the clock of each copy runs than that of the one before.
  public var instanceDelay: Double {
    get { replicator.instanceDelay }
    set { replicator.instanceDelay = newValue }
  }

  /// The transform of each copy against the one before, about the anchor point.
  public var instanceTransform: Transform3D {
    get { replicator.instanceTransform }
    set { replicator.instanceTransform = newValue }
  }

  /// What the colours of the first copy are multiplied by.
  public var instanceColor: Color {
    get { replicator.instanceColor }
    set { replicator.instanceColor = newValue }
  }

  /// What is added to red, green, blue and alpha of ``instanceColor`` from copy to copy.
  public var instanceOffset: Color {
    get { replicator.instanceOffset }
    set { replicator.instanceOffset = newValue }
  }

  /// What only replicator layers have.
  package var replicator: ReplicatorContent {
    get { if case .replicator(let replicator) = content { replicator } else { ReplicatorContent() } }
    set { if case .replicator = content { content = .replicator(newValue) } }
  }
}
