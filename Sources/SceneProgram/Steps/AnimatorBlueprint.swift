import Geometry
package import LayerTree
import Motion
import SceneDiagnostics

/// A property animator as the file describes it.
package struct AnimatorBlueprint: Sendable {
  package let name: String
  /// The changes, evaluated when it starts.
  package let changes: [Computed<Step.Change>]
  package let duration: Double
  package let timing: AnimatorTiming
  package let scrubsLinearly: Bool
  package let completion: [Step]

  package init(
    name: String, changes: [Computed<Step.Change>], duration: Double, timing: AnimatorTiming, scrubsLinearly: Bool,
    completion: [Step]
  ) {
    self.name = name
    self.changes = changes
    self.duration = duration
    self.timing = timing
    self.scrubsLinearly = scrubsLinearly
    self.completion = completion
  }
}
