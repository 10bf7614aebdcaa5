import SceneDiagnostics
import SceneSyntax

/// A moment of a scene that has a name: for golden images, contact sheets and documents.
public struct SceneStill: Hashable, Sendable {
  /// What it is called.
  public let name: String
  /// When it is, in seconds.
  public let time: Double
  /// What the scene must be read with to show it: its variant, and values of variables.
  public let settings: SceneSettings
}
