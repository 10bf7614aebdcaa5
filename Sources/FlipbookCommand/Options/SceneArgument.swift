import ArgumentParser
import Flipbook

/// The argument for the scene of a command.
struct SceneArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The scene file; - reads it from standard input.", valueName: "scene"),
    completion: .file(extensions: ["yaml", "yml", "json", "lottie", "svg"]))
  var path: String

  @OptionGroup var choice: AnimationOption

  /// The selected animation in a dotLottie archive.
  var animation: String? { choice.animation }
}

/// The option for fonts that take precedence over system fonts.
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
