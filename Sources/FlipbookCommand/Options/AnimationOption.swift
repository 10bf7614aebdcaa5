import ArgumentParser

/// The option that selects an animation in a dotLottie archive.
struct AnimationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Play this animation of a dotLottie archive, instead of its initial one. (menu.lottie#id does the same)",
      valueName: "id"))
  var animation: String?

  /// Returns a path that includes the animation.
  func naming(_ path: String) -> String { animation.map { "\(path)#\($0)" } ?? path }
}
