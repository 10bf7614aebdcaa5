import ArgumentParser
import Flipbook

/// The scene that a command works on.
struct SceneArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The scene file; - reads it from standard input.", valueName: "scene"),
    completion: .file(extensions: ["yaml", "yml", "json", "lottie"]))
  var path: String

  @OptionGroup var choice: AnimationOption

  /// The animation of a dotLottie archive that is chosen.
  var animation: String? { choice.animation }
}
