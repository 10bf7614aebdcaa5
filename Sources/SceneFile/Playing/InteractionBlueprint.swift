import Motion
import SceneDiagnostics
import SceneSyntax

/// A transition driven by a percentage, as the file describes it.
struct InteractionBlueprint: Sendable {
  /// The whole interaction.
  let animator: AnimatorBlueprint
  /// The pace of the rest after a release.
  let completionCurve: TimingFunction
  /// The speed of the completion, relative to the duration.
  let completionSpeed: Double
}
