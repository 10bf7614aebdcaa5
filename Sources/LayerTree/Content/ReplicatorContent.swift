public import Geometry

/// How the sublayers are repeated: what `CAReplicatorLayer` has beyond other layers.
public struct ReplicatorContent: Hashable, Sendable {
  /// How many times the sublayers are shown.
  public var instanceCount = 1
  /// How much later, in seconds, the clock of each copy runs than that of the one before.
  public var instanceDelay = 0.0
  /// The transform of each copy against the one before, about the anchor point.
  public var instanceTransform = Transform3D.identity
  /// What the colours of the first copy are multiplied by.
  public var instanceColor = Color.white
  /// What is added to red, green, blue and alpha of ``instanceColor`` from copy to copy.
  public var instanceOffset = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Makes a replicator that shows its sublayers once.
  public init(instanceCount: Int = 1) { self.instanceCount = instanceCount }
}
