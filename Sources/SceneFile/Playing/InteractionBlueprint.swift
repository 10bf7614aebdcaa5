import Motion
import SceneDiagnostics
import SceneSyntax

/// A transition driven by a percentage, as the file describes it.
struct InteractionBlueprint: Sendable {
  /// The whole way.
  let animator: AnimatorBlueprint
  /// The pace of what is left of it after a release.
  let completionCurve: TimingFunction
  /// How fast that goes, in whole ways a duration.
  let completionSpeed: Double
}
