import ArgumentParser
import CodeNotation
import Flipbook
import Review

/// `flipbook timing`: a table of every animation.
struct Timing: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timing",
    abstract: "List every animation with its values, delay, duration, and curve or spring.",
    usage: "flipbook timing [<options>] <scene>",
    discussion: """
      Delays count from the event that a motion follows from, or from the scene's \
      start. Identical motions share one row, and springs are listed in \
      every notation. Rules of `always`, and properties that move without an \
      animation, come after the motions.

      "Settles after" is the time from the start of a motion after which no more \
      than 0.1 % of its distance remains. plot and trace use the same time.

      EXAMPLES
        flipbook timing menu.yaml
        flipbook timing menu.yaml --html -o menu-timing.html
        flipbook timing menu.yaml --csv > menu.csv
        flipbook timing menu.yaml -l top --code swift-coreanimation

      \(ExitStatus.table)
      """)

  /// The forms that the table can be printed in.
  enum Form: String, EnumerableFlag {
    case csv, json, html

    static func help(for value: Form) -> ArgumentHelp? {
      switch value {
      case .csv: "As CSV, in points, radians and seconds."
      case .json: "As one JSON object, in the same units."
      case .html: "Write a complete HTML page."
      }
    }
  }

  @OptionGroup var scene: SceneArgument

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Only this layer, by its name or the names from the outermost on: body.leftArm. May be repeated.",
      valueName: "name"))
  var layer: [String] = []

  @Flag var form: Form?

  @Option(help: ArgumentHelp("Write code in this API instead.", valueName: "api"))
  var code: CodeAPI?

  @Flag(help: "List every animation, including those that repeat another.")
  var all = false

  @OptionGroup(title: "Variables") var settings: SettingOptions

  @Option(help: ArgumentHelp("A variant of the scene.", valueName: "name"))
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
        table.code(in: code)
      } else {
        switch form {
        case .csv: table.csv
        case .json: table.json
        case .html: table.html
        case nil: table.text
        }
      }
    try TextOutput.write(text, to: output ?? "-", replacing: !noClobber)
  }
}
