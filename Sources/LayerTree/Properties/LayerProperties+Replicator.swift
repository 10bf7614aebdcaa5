public import Geometry

/// The properties of replicator layers: on other layers these read as in a new ``ReplicatorContent``, and writing does
/// nothing.
extension LayerProperties {
  /// The number of copies of the sublayers.
  public var instanceCount: Int {
    get { replicator.instanceCount }
    set { replicator.instanceCount = newValue }
  }

  /// The delay of each copy's clock relative to the previous copy's, in seconds.
  public var instanceDelay: Double {
    get { replicator.instanceDelay }
    set { replicator.instanceDelay = newValue }
  }

  /// The transform of each copy against the one before, about the anchor point.
  public var instanceTransform: Transform3D {
    get { replicator.instanceTransform }
    set { replicator.instanceTransform = newValue }
  }

  /// The color that multiplies the colors of the first copy.
  public var instanceColor: Color {
    get { replicator.instanceColor }
    set { replicator.instanceColor = newValue }
  }

  /// The change of ``instanceColor`` from copy to copy, in red, green, blue, and alpha.
  public var instanceOffset: Color {
    get { replicator.instanceOffset }
    set { replicator.instanceOffset = newValue }
  }

  /// The properties of replicator layers.
  package var replicator: ReplicatorContent {
    get { if case .replicator(let replicator) = content { replicator } else { ReplicatorContent() } }
    set { if case .replicator = content { content = .replicator(newValue) } }
  }
}
