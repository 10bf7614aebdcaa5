import ArgumentParser

/// `flipbook golden`: compares scenes with recorded baselines.
struct GoldenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "golden",
    abstract: "Compare scenes with recorded images and values, in tests and in continuous integration.",
    discussion: """
      A golden stores a scene's frames at chosen times, pixel for pixel, and the \
      values of its layers at every tick. It is stored in __Goldens__ beside the scene.

      EXAMPLES
        flipbook golden record menu.yaml
        flipbook golden verify menu.yaml      exit code 0: nothing has changed
        open golden-report/index.html         what has changed, and why
        flipbook golden review                looks at each change, and accepts or rejects it
        flipbook golden accept menu           approves the change
        flipbook golden mv menu.yaml main-menu.yaml
        flipbook golden prune Scenes/ --check
        flipbook golden init

      A goldens.yaml lists further goldens of its folder, and excludes files:

        goldens:
          - shots/                     a folder of PNG files
          - export/*.gif
          - {file: menu.yaml, name: menu-wide, set: {width: 400}}
        exclude: [drafts/, "menu.yaml@debug"]

      An entry has a file, and optionally a name, a variant, values for variables \
      (set), every or at, scale, and player. Patterns without a slash match \
      names in any folder.

      \(HelpTopic.note)
      """,
    subcommands: [
      GoldenRecord.self, GoldenVerify.self, GoldenMerge.self, GoldenReview.self,
      GoldenAccept.self, GoldenMove.self, GoldenPrune.self,
      GoldenInit.self,
    ])
}
