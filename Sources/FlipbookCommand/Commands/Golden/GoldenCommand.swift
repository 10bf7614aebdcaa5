import ArgumentParser

/// `flipbook golden`: compares scenes with recorded baselines.
struct GoldenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "golden",
    abstract: "Compare scenes with recorded pictures and values, in tests and in continuous integration.",
    discussion: """
      A golden is what a scene shows at chosen times, pixel for pixel, and the \
      values of its layers at every tick. It lies in __Goldens__ beside the scene.

      EXAMPLES
        flipbook golden record menu.yaml
        flipbook golden verify menu.yaml      exit code 0: nothing has changed
        open golden-report/index.html         what has changed, and why
        flipbook golden accept menu           approves the change
        flipbook golden prune Scenes/ --check

      \(ExitStatus.table)
      """,
    subcommands: [GoldenRecord.self, GoldenVerify.self, GoldenMerge.self, GoldenAccept.self, GoldenPrune.self])
}
