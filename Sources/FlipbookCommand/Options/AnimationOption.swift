import ArgumentParser

/// The option that chooses an animation of a dotLottie archive.
struct AnimationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Play this animation of a dotLottie archive, instead of its initial one. (menu.lottie#id does the same)",
      valueName: "id"))
  var animation: String?

  /// A path that names the animation, too.
  func naming(_ path: String) -> String { animation.map { "\(path)#\($0)" } ?? path }
}
