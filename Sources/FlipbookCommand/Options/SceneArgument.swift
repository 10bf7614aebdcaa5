import ArgumentParser
import Flipbook

/// The scene that a command works on.
struct SceneArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The scene file; - reads it from standard input.", valueName: "scene"),
    completion: .file(extensions: ["yaml", "yml", "json", "lottie"]))
  var path: String

  @Option(
    help: ArgumentHelp("Play this animation of a dotLottie archive, instead of the first.", valueName: "id"))
  var animation: String?
}
