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
  ///
  /// - Parameter device: The device whose frame surrounds the stage; nil for none.
  /// - Returns: The stage.
  /// - Throws: ``RenderError`` if a device is to surround scenes side by side.
  func makeStage(on device: Device?) throws(RenderError) -> any Playable {
    guard let device else {
      return switch self {
      case .stage(let stage): stage
      case .scene(let scene): scene.makeStage()
      case .sideBySide(let sheet): SideBySideStage(sheet)
      }
    }
    switch self {
    case .stage(let stage): return DeviceStage(stage, on: device)
    case .scene(let scene): return DeviceStage(scene.makeStage(), on: device)
    case .sideBySide:
      throw RenderError(
        .options("--device \(device.rawValue) is for one scene: render its variants one by one, or with --separate"))
    }
  }
}
