import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneProgram

/// The keys that replicators have beyond other layers.
enum ReplicatorKeys {
  /// Together they show no more than a scene may have layers.
  private static let most = 10_000.0

  package static let setters = LayerSetter.all(
    in: .content(.replicator),
    [LayerSetter(.instanceCount, .number(0...most)) { $0.replicator.instanceCount = Int(saturating: $1) }])
}
