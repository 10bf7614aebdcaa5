import Geometry
import LayerTree
import SceneFile

/// What there is to render: a stage, which plays once, or a scene, which makes one whenever it is asked.
enum StageSource {
  case stage(Stage)
  case scene(Scene)

  /// What lies behind all layers.
  var background: Color {
    switch self {
    case .stage(let stage): stage.background
    case .scene(let scene): scene.background
    }
  }

  /// The SHA-256 of a scene's text, in hexadecimal; nil for a stage.
  var digest: String? {
    if case .scene(let scene) = self { scene.digest } else { nil }
  }

  /// Whether it can be played more than once.
  var playsAgain: Bool {
    if case .scene = self { true } else { false }
  }

  /// A stage to play from its beginning, or from where it stands.
  func makeStage() -> Stage {
    switch self {
    case .stage(let stage): stage
    case .scene(let scene): scene.makeStage()
    }
  }
}
