import Geometry
import LayerTree
import SceneProgram

/// The source of a rendering: a stage, which plays once, or scenes, which create a new stage for each playback.
enum StageSource {
  case stage(Stage)
  case scene(Scene)
  case sideBySide(SideBySide)

  /// The color behind all layers.
  var background: Color {
    switch self {
    case .stage(let stage): stage.background
    case .scene(let scene): scene.background
    case .sideBySide: .white
    }
  }

  /// The SHA-256 digest of a scene's text, in hexadecimal; nil for a stage.
  var digest: String? {
    switch self {
    case .stage: nil
    case .scene(let scene): scene.digest
    case .sideBySide(let sheet): sheet.panels.first?.scene.digest
    }
  }

  /// True if it can be played more than once.
  var playsAgain: Bool {
    if case .stage = self { false } else { true }
  }

  /// Returns a stage to play: a new one for scenes, the given one at its current time otherwise.
  func makeStage() -> any Playable {
    switch self {
    case .stage(let stage): stage
    case .scene(let scene): scene.makeStage()
    case .sideBySide(let sheet): SideBySideStage(sheet)
    }
  }
}
