import LayerTree
import SceneFile

/// What there is to render: a stage, which plays once, or a scene, which makes one whenever it is asked.
enum StageSource {
  case stage(Stage)
  case scene(Scene)

  /// A stage to play from its beginning, or from where it stands.
  func makeStage() -> Stage {
    switch self {
    case .stage(let stage): stage
    case .scene(let scene): scene.makeStage()
    }
  }
}
