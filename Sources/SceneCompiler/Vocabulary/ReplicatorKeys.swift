import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneProgram

/// The keys that only replicators have.
enum ReplicatorKeys {
  /// The maximum number of instances, equal to the maximum number of layers in a scene.
  private static let maximumInstanceCount = 10_000.0

  package static let setters = LayerSetter.all(
    in: .content(.replicator),
    [
      LayerSetter(.instanceCount, .number(0...maximumInstanceCount)) {
        $0.replicator.instanceCount = Int(saturating: $1)
      }
    ])
}
