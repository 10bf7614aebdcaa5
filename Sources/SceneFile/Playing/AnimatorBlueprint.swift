import LayerTree
import SceneDiagnostics
import SceneSyntax

/// A property animator as the file describes it.
struct AnimatorBlueprint: Sendable {
  let name: String
  /// What it changes, worked out when it starts.
  let changes: [Computed<Step.Change>]
  let duration: Double
  let timing: AnimatorTiming
  let scrubsLinearly: Bool
  let completion: [Step]
}
