import ArgumentParser
import CodeNotation
import CodeWriting
import Flipbook
import SystemCalls

/// `flipbook export`: exports a scene as a Lottie file or as Swift.
struct Export: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export a scene's animation as a Lottie file, or the scene as Swift code.",
    usage: """
      flipbook export [<options>] <scene> -o <x.json | x.lottie>
      flipbook export --code <api> <scene> -o <x.swift>
      """,
    discussion: """
      The scene is played, script included, and its motion is sampled and replaced by as few keyframes as meet the \
      tolerance. Text is written as outlines. Anything that Lottie cannot express is named on standard error, with its \
      layer. With --code, the scene is written as Swift code, as with flipbook code.

      EXAMPLES
        flipbook export menu.yaml -o menu.json
        flipbook export menu.yaml -o menu.lottie --tolerance 0.1
        flipbook export menu.yaml --variant dark -o - | gzip > menu-dark.json.gz
        flipbook export menu.yaml --code swift-uikit -o Menu.swift

      \(HelpTopic.note)
      """)

  @OptionGroup var scene: SceneArgument

  @Option(help: ArgumentHelp("Write Swift code for this API, as flipbook code does.", valueName: "api"))
  var code: CodeAPI?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Write to x.json or x.lottie, or JSON to standard output if -. (default: the scene's name .json; - with --code)",
      valueName: "path"),
    completion: .file())
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum distance of a point from its position in the scene, for each property that moves it: 0.25 or "
        + "0.25px, from 0.001 to 100.", valueName: "points"),
    transform: Export.readTolerance)
  var tolerance = 0.25

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The file's frames per second, from 1 to 240.", valueName: "rate"),
    transform: { try PlainNumber.read($0, in: 1...240) })
  var fps = 60

  @OptionGroup(title: "Variables") var settings: SettingOptions

  @Option(help: ArgumentHelp("A variant of the scene.", valueName: "name"))
  var variant: String?

  @Flag(help: "Fail if the output exists, instead of replacing it.")
  var noClobber = false

  func validate() throws {
    if let code {
      _ = try code.sceneStyle()
      if output == "" { throw ValidationError("the output has no name: write -o Menu.swift, or leave out -o") }
      return
    }
    if output == nil, scene.path == "-" {
      throw ValidationError(
        "a scene from standard input has no name for the output: add -o, as in -o menu.json")
    }
    if output == nil, FileStatus.isSameFile(target, scene.path) {
      throw ValidationError("\(target) would overwrite the input: use -o with a different name")
    }
    if let output, output != "-", !["json", "lottie"].contains(Self.ending(of: output)) {
      let hint = Self.ending(of: output) == "swift" ? "; for Swift, add --code swift-uikit" : ""
      throw ValidationError("‘\(output)’ is not the name of a Lottie file: it must end in .json or .lottie\(hint)")
    }
  }

  private var target: String { output ?? OutputTarget.stem(of: scene.path) + ".json" }

  func run() async throws {
    if let code {
      let file = CodeFile(scene: scene, style: try code.sceneStyle(), settings: settings, variant: variant)
      return try file.write(to: output ?? "-", replacing: !noClobber)
    }
    let images = ImageLibrary()
    let loaded = try Scene.load(
      scene.path, images: images, settings: settings.scene(variant: variant),
      allowsOutside: settings.allowOutside, animation: scene.animation)
    var options = LottieExport.Options()
    options.name = loaded.title
    options.tolerance = tolerance
    options.isArchive = Self.ending(of: target) == "lottie"
    let display = ProgressDisplay(Terminal.standardError, name: target == "-" ? "standard output" : target)
    defer { display.finish() }
    let export = try loaded.lottie(options, frameRate: Double(fps), images: images, progress: display.update)
    try Task.checkCancellation()
    display.finish()
    for warning in export.warnings { Terminal.standardError.warn(warning.description, of: scene.path) }
    if target == "-" {
      let standardOutput = OutputFile.standardOutput
      try standardOutput.write(export.bytes)
      return try standardOutput.finish()
    }
    let file = try OutputFile(path: target, policy: noClobber ? .keep : .replace)
    try file.write(export.bytes)
    try file.finish()
  }

  private static func ending(of path: String) -> String {
    path.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }

  private static func readTolerance(_ text: String) throws -> Double {
    let digits = text.hasSuffix("px") ? String(text.dropLast(2)) : text
    guard let value = Double(digits), (0.001...100).contains(value) else {
      throw ValidationError("‘\(text)’ is not a tolerance: write a number of points from 0.001 to 100, as in 0.25px")
    }
    return value
  }
}
