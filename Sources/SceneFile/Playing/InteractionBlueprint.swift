import Motion
import SceneDiagnostics
import SceneSyntax

/// A transition driven by a percentage, as the file describes it.
struct InteractionBlueprint: Sendable {
  /// The whole way.
  let animator: AnimatorBlueprint
  /// The pace of what is left of it after a release.
  let completionCurve: TimingFunction
  /// The speed of the completion, relative to the duration.
  let completionSpeed: Double
}
