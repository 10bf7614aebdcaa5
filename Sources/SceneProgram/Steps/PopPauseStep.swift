import LayerTree
import Motion

/// Holds an animation of Pop when the step runs, or lets it go on.
package struct PopPauseStep: Sendable {
  /// The layer that is animated; nil for a state.
  package let layer: Int?
  package let key: String
  package let isPaused: Bool

  package init(layer: Int?, key: String, isPaused: Bool) {
    self.layer = layer
    self.key = key
    self.isPaused = isPaused
  }
}
