import LayerTree
import SceneDiagnostics
import SceneSyntax

/// A property animator as the file describes it.
struct AnimatorBlueprint: Sendable {
  let name: String
  /// The changes, evaluated when it starts.
  let changes: [Computed<Step.Change>]
  let duration: Double
  let timing: AnimatorTiming
  let scrubsLinearly: Bool
  let completion: [Step]
}
