/// The result for a layer of the scene, or for a part of the recording that isn't in the scene.
package struct LayerOutcome: Hashable, Sendable {
  /// The layer's name.
  package let layer: String
  /// The differences, sorted by time; empty if the recording matches the layer.
  package let differences: [MotionDifference]
}
