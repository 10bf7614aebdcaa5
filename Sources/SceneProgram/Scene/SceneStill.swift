import Geometry
import LayerTree
import Motion
import SceneDiagnostics

/// A named time of a scene, for golden images, contact sheets, and documents.
public struct SceneStill: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The time in seconds.
  public let time: Double
  /// The settings that show it: its variant, and values of variables.
  public let settings: SceneSettings

  package init(name: String, time: Double, settings: SceneSettings) {
    self.name = name
    self.time = time
    self.settings = settings
  }
}
