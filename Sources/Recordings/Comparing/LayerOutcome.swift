/// A layer of a scene, or a part of a recording that is not in the scene, and its differences.
package struct LayerOutcome: Hashable, Sendable {
  /// The layer's name.
  package let layer: String
  /// The differences, in the order of their times; empty if the recording shows the layer as it is.
  package let differences: [MotionDifference]
}
