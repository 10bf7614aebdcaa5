import ArgumentParser
import Flipbook

/// The scene that a command works on.
struct SceneArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The scene file; - reads it from standard input.", valueName: "scene"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var path: String
}
