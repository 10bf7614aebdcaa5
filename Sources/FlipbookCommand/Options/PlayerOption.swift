public import ArgumentParser
public import Flipbook

/// The option for the player whose rendering of Lottie files to match.
struct PlayerOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Show Lottie files as a player does, where players differ: after-effects, or lottie-ios for its Core Animation engine. \
      (default: as After Effects, but with the pace of lottie-ios on straight lines)
      """,
      valueName: "player"))
  var player: LottiePlayer?
}

extension LottiePlayer: ExpressibleByArgument {}
