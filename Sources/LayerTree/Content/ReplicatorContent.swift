public import Geometry

/// Repeated copies of the sublayers: the properties that `CAReplicatorLayer` adds.
public struct ReplicatorContent: Hashable, Sendable {
  /// The number of copies of the sublayers.
  public var instanceCount = 1
  /// The delay of each copy's clock relative to the previous copy's, in seconds.
  public var instanceDelay = 0.0
  /// The transform of each copy relative to the previous one, about the anchor point.
  public var instanceTransform = Transform3D.identity
  /// The color that the colors of the first copy are multiplied by.
  public var instanceColor = Color.white
  /// The change of ``instanceColor`` from copy to copy, in red, green, blue, and alpha.
  public var instanceOffset = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a replicator.
  public init(instanceCount: Int = 1) { self.instanceCount = instanceCount }
}
