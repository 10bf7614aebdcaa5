import ArgumentParser
import CodeNotation
import CodeWriting
import Flipbook
import Review

/// `flipbook timing`: prints a table of every animation.
struct Timing: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timing",
    abstract: "List every animation with its values, delay, duration, and curve or spring.",
    usage: "flipbook timing [<options>] <scene>",
    discussion: """
      Delays are relative to the event that starts a motion, or to the scene's \
      start. Identical motions share one row, and springs are listed in \
      every notation. Rules of `always`, and properties that move without an \
      animation, come after the motions.

      As written, a row is an animation with the values that it was given. As played, \
      a row is a leg of one property: from where it was to its target, with the \
      layers' clocks, and with cuts, pauses, reversals, and retargeting. Code describes what \
      is played.

      "Settles after" is the time from the start of a motion after which no more \
      than 0.1 % of its distance remains. plot and trace use the same time.

      EXAMPLES
        flipbook timing menu.yaml
        flipbook timing menu.yaml --html -o menu-timing.html
        flipbook timing menu.yaml --csv > menu.csv
        flipbook timing menu.yaml -l top --code swift-coreanimation

      \(HelpTopic.note)
      """)

  /// The output formats of the table.
  enum Form: String, EnumerableFlag {
    case csv, json, html

    static func help(for value: Form) -> ArgumentHelp? {
      switch value {
      case .csv: "Write CSV, in points, radians and seconds."
      case .json: "Write one JSON object, in the same units."
      case .html: "Write a complete HTML page."
      }
    }
  }

  /// The views of the motion.
  enum View: String, CaseIterable, ExpressibleByArgument {
    case written, played
  }

  @OptionGroup var scene: SceneArgument

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Only this layer, by its name or its path from the outermost layer: body.leftArm. May be repeated.",
      valueName: "name"))
  var layer: [String] = []

  @Flag var form: Form?

  @Option(help: ArgumentHelp("Write code for this API instead.", valueName: "api"))
  var code: CodeAPI?

  @Option(
    help: ArgumentHelp(
      "Only one view: the animations as written, or their legs as played. (default: both; CSV and HTML: written)",
      valueName: "view"))
  var view: View?

  @Flag(help: "List every animation, including those that repeat another.")
  var all = false

  @OptionGroup(title: "Variables") var settings: SettingOptions

  @Option(help: ArgumentHelp("A variant of the scene.", valueName: "name"), completion: Completions.variants)
  var variant: String?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("Write to this path, or to standard output if -. (default: -)", valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(help: "Fail if the output exists, instead of replacing it.")
  var noClobber = false

  func validate() throws {
    if let code, let form {
      throw ValidationError("--code \(code.rawValue) cannot be combined with --\(form.rawValue): give one of them")
    }
    if form == .html, view == .played {
      throw ValidationError("--view played cannot be combined with --html: use --csv, --json, or neither")
    }
    if let code, let view {
      throw ValidationError(
        "--code \(code.rawValue) cannot be combined with --view \(view.rawValue): code always describes the "
          + "played motion"
      )
    }
    if output == "" { throw ValidationError("the output has no name: write -o menu.txt, or leave out -o") }
  }

  func run() async throws {
    let loaded = try Scene.load(
      scene.path, images: ImageLibrary(), settings: settings.scene(variant: variant),
      allowsOutside: settings.allowOutside, animation: scene.animation)
    let tracks = TrackOptions(layers: layer)
    try tracks.check(against: try loaded.layerPaths(), of: scene.path)
    let trace = try loaded.trace()
    let table = TimingTable(
      title: loaded.title, trace: trace, rules: loaded.followRules, listsEvery: all, where: tracks.isWanted)
    let text =
      if let code {
        try MotionCode(
          of: loaded.makeStage, trace, rules: loaded.followRules, in: code, where: tracks.isWanted
        ).text
      } else {
        try text(of: table, loaded, trace, tracks)
      }
    try TextOutput.write(text, to: output ?? "-", replacing: !noClobber)
  }

  /// Returns the table in the requested format and view.
  private func text(of table: TimingTable, _ scene: Scene, _ trace: Trace, _ tracks: TrackOptions) throws -> String {
    func played() throws -> PlayedTable {
      let every = TimingTable(
        title: scene.title, trace: trace, rules: scene.followRules, listsEvery: true, where: tracks.isWanted)
      return PlayedTable(try PlayedMotion(of: scene.makeStage, trace, every))
    }
    switch (form, view) {
    case (.csv, .played): return try played().csv
    case (.csv, _): return table.csv
    case (.json, .written): return table.json
    case (.json, .played): return "{\n  \"played\": \(try played().json)\n}\n"
    case (.json, nil): return table.json(with: try played().json)
    case (.html, _): return table.html
    case (nil, .written): return table.text
    case (nil, .played): return try played().text
    case (nil, nil): return [table.text, try played().text].filter { !$0.isEmpty }.joined(separator: "\n")
    }
  }
}
