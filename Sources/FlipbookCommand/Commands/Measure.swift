import ArgumentParser
import CodeNotation
import CodeWriting
import Flipbook
import Geometry
import Pixels
import Recordings
import Review

/// `flipbook measure`: measures the motion in a recording.
struct Measure: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Find what moves in a recording, and the curves and springs that explain it.",
    usage: "flipbook measure [<options>] <recording>",
    discussion: """
      The recording is a movie, a GIF, an animated PNG, a WebP, or a folder of PNG files. \
      Every part that moves is followed to a fraction of a pixel: position, scale, \
      rotation, opacity, or color. For each movement, the simplest function is chosen \
      that leaves no more than noise: a timing function with a name, a spring, UIKit's \
      spring of iOS 7, JNWSpringAnimation's, a decay, or any cubic Bézier curve. \
      Functions of which none explains the data better cannot be told apart, and are \
      all listed.

      "sure" is the confidence, and "left" the root of the mean squared difference \
      from the data, in the unit of the property.

      EXAMPLES
        flipbook measure recording.mp4
        flipbook measure recording.mov --scale 3 --from 1.2 --to 3
        flipbook measure recording.mov --region 0,120,640,480 --csv
        flipbook measure recording.mp4 --scene draft.yaml
        flipbook measure recording.mp4 --page motion.html --plot motion.svg
        flipbook measure recording.mp4 --code swiftui

      \(HelpTopic.note)
      """)

  /// The output formats of the table.
  enum Form: String, EnumerableFlag {
    case csv, json

    static func help(for value: Form) -> ArgumentHelp? {
      switch value {
      case .csv: "Write CSV, in points, degrees and seconds."
      case .json: "Write one JSON object, in the same units."
      }
    }
  }

  @Argument(help: ArgumentHelp("The recording.", valueName: "recording"), completion: .file())
  var recording: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The start of the part to measure: 0.35, 0.35s or 350ms. (default: 0)", valueName: "time"),
    transform: Seconds.read)
  var from: Double?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The end. (default: the recording's end)", valueName: "time"),
    transform: Seconds.read)
  var to: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The part of each frame to measure, in pixels: left, top, width, height. (default: all of it)", valueName: "part"),
    transform: PixelPart.read)
  var region: PixelRect?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Measure only the part at this point of the first frame, in pixels: 120,300.", valueName: "point"),
    transform: PixelPart.readPoint)
  var at: Point?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point: 2 or 3 for iPhones. (default: 1)", valueName: "factor"),
    transform: { try PlainNumber.read($0, in: 0.01...100) })
  var scale: Double?

  @Flag var form: Form?

  @Option(help: ArgumentHelp("Write code with the fitted motion in this API instead.", valueName: "api"))
  var code: CodeAPI?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Also draw the measured values and the fitted functions over time to this SVG or PNG file.", valueName: "path"),
    completion: .file(extensions: ["svg", "png"]))
  var plot: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Also write a page to this path: the recording with its tracks, and the fitted motion beside it.",
      valueName: "path"),
    completion: .file(extensions: ["html"]))
  var page: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Also write a scene with the parts and their motion to this path.", valueName: "path"),
    completion: .file())
  var scene: String?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("Write to this path, or to standard output if -. (default: -)", valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(help: "Fail if an output exists, instead of replacing it.")
  var noClobber = false

  @Flag(name: .shortAndLong, help: "Print no progress.")
  var quiet = false

  func validate() throws {
    try SpanOptions.check(from: from, to: to)
    if output == "" { throw ValidationError("the output has no name: write -o motion.txt, or leave out -o") }
    if scene == "" { throw ValidationError("the scene has no name: write --scene draft.yaml") }
    if page == "" { throw ValidationError("the page has no name: write --page motion.html") }
    if let plot, !["svg", "png"].contains(where: { plot.lowercased().hasSuffix(".\($0)") }) {
      throw ValidationError("a plot is an SVG or a PNG file: write --plot motion.svg")
    }
    if let code, let form {
      throw ValidationError("--code \(code.rawValue) cannot be combined with --\(form.rawValue): give one of them")
    }
  }

  func run() async throws {
    var edit = FrameEdit()
    edit.from = from ?? 0
    edit.to = to
    edit.crop = region.map { .rectangle($0) }
    let display = ProgressDisplay(Terminal.standardError, name: recording)
    let input = try InputFiles.input([recording])
    var measured = RecordingReader(input, edit: edit)
    measured.scale = scale ?? 1
    measured.point = at
    if !quiet { measured.progress = { display.update($0) } }
    let result: RecordingReader.Result
    do {
      result = try measured.measure()
      if !quiet { display.finish() }
    } catch {
      if !quiet { display.finish() }
      throw error
    }
    let table = MeasurementTable(result.measurement, name: recording)
    if let scene { try TextOutput.write(result.draft.yaml, to: scene, replacing: !noClobber) }
    if let plot { try write(Plot(title: recording, result.measurement), to: plot) }
    if let page {
      let html = try await MeasurementPage(result, of: input, edit: edit, scale: scale ?? 1).html(title: recording)
      try TextOutput.write(html, to: page, replacing: !noClobber)
    }
    let text =
      switch (code, form) {
      case (let code?, _): try text(of: result, in: code)
      case (nil, .csv): table.csv
      case (nil, .json): table.json
      case (nil, nil): table.text
      }
    try TextOutput.write(text, to: output ?? "-", replacing: !noClobber)
    if !quiet { for note in result.notes { Terminal.standardError.print(TerminalText(note)) } }
  }

  private func write(_ plot: Plot, to path: String) throws {
    guard path.lowercased().hasSuffix(".png") else {
      return try TextOutput.write(plot.svg, to: path, replacing: !noClobber)
    }
    var options = RenderOptions()
    options.size = .scale(2)
    options.replacesFiles = !noClobber
    _ = try PageImage(svg: plot.svg).write(to: path, options: options)
  }

  /// The fitted motion as code, by the writers of `timing`.
  private func text(of result: RecordingReader.Result, in api: CodeAPI) throws -> String {
    let scene = try result.draftScene()
    return try MotionCode(of: scene.makeStage, try scene.trace(), rules: scene.followRules, in: api).text
  }
}
