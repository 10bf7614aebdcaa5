import ArgumentParser
import Flipbook

/// The scene that a command works on.
struct SceneArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The scene file; - reads it from standard input.", valueName: "scene"),
    completion: .file(extensions: ["yaml", "yml", "json", "lottie", "svg"]))
  var path: String

  @OptionGroup var choice: AnimationOption

  /// The animation of a dotLottie archive that is chosen.
  var animation: String? { choice.animation }
}

/// The fonts that texts are set in before the system's.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder of fonts that take precedence over the system's, but not over the scene's own.", valueName: "folder"),
    completion: .directory)
  var fonts: String?

  /// Returns the font files.
  ///
  /// - Throws: `RenderError` when the folder is missing or has no fonts.
  func files() throws(RenderError) -> [String] { if let fonts { try FontFolder.files(in: fonts) } else { [] } }
}
