import ArgumentParser
import Flipbook
import Golden

/// `flipbook compare`: two images, two animations or two scenes side by side.
struct Compare: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two pictures, two animations or two scenes.",
    usage: "flipbook compare [<options>] <reference> <actual>",
    discussion: """
      Pictures are PNG, JPEG or GIF files; animations GIFs, animated PNGs, \
      movies (by ffmpeg) or folders of frames, whose frames are matched by what they show, so that a \
      dropped frame is reported as such. Scenes are also compared by the values of \
      their layers. Inputs of different kinds can be compared, too.

      EXAMPLES
        flipbook compare before.png after.png -o difference.png
        flipbook compare old.gif new.gif --report difference/
        flipbook compare menu.yaml menu-2.yaml
        flipbook compare ours.png theirs.png --perceptual 0.1

      \(ExitStatus.table)
      """)

  @Argument(help: ArgumentHelp("The reference.", valueName: "reference"), completion: .file())
  var reference: String

  @Argument(help: ArgumentHelp("The picture to compare with it.", valueName: "actual"), completion: .file())
  var actual: String

  @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions
  @OptionGroup(title: "Scenes") var frames: FrameChoiceOptions
  @OptionGroup var settings: SettingOptions

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Write a PNG of the frame that differs most to this path: reference, difference and actual.", valueName: "path"),
    completion: .file())
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The folder for a complete report, as golden verify writes it.", valueName: "folder"),
    completion: .directory)
  var report: String?

  @OptionGroup(title: "Messages") var messages: ReportOptions

  func run() async throws {
    let (old, new) = (try await recording(reference), try await recording(actual))
    let areScenes = old.trace != nil && new.trace != nil
    let comparison = try Comparison(
      old, new, tolerance: tolerance.tolerance(because: "asked for") ?? .exact, matching: areScenes ? .times : .pictures
    )
    try Task.checkCancellation()
    let verdict = GoldenVerdict(comparing: "\(reference) and \(actual)", comparison)
    if let report { try GoldenReport([verdict]).write(to: report) }
    if let output, let bad = comparison.worstFrame, let pictures = try GoldenReport.pictures(of: bad) {
      let file = output == "-" ? OutputFile.standardOutput : try OutputFile(path: output)
      try file.write(pictures.triptych)
      try file.finish()
    }
    try printResult(comparison)
    if !comparison.passes { throw ExitStatus.foundProblems }
  }

  private func recording(_ path: String) async throws -> Recording {
    let file = SceneSource.parts(of: path).file
    guard [".yaml", ".yml", ".json", ".lottie"].contains(where: file.lowercased().hasSuffix) else {
      return try Recording(file: path)
    }
    var golden = SceneGolden(scene: path, place: GoldenPlace(scene: path))
    golden.allowsOutside = settings.allowOutside
    golden.mostTicks = settings.maxTicks
    var manifest = GoldenManifest()
    manifest.choice = frames.choice
    manifest.scale = frames.scale ?? 1
    manifest.player = settings.player
    manifest.variables = Dictionary(settings.values.map { ($0.name, $0.value) }) { $1 }
    return try await golden.record(manifest)
  }

  private func printResult(_ comparison: Comparison) throws {
    let allowed = comparison.frames.compactMap { frame in
      if case .allowed(let difference) = frame.finding { difference } else { nil }
    }
    if messages.json {
      var line = JSONLine().with("equal", comparison.passes && allowed.isEmpty).with("passes", comparison.passes)
        .with("frames", comparison.frames.count).with("badFrames", comparison.frames.count { !$0.passes })
      if let bad = comparison.firstBadFrame {
        line = line.with("firstBadFrame", bad.index).with("firstBadTime", bad.time)
        if case .different(let difference) = bad.finding {
          line = line.with("pixels", difference.pixelCount).with("largestDifference", difference.largest)
            .with("worstWindow", difference.worstWindow)
        }
      }
      try StandardOutput.write("\(line.with("message", comparison.lines.joined(separator: "\n")))\n")
    } else if comparison.passes {
      guard !messages.quiet else { return }
      let worst = allowed.max { ($0.worstWindow, $0.largest) < ($1.worstWindow, $1.largest) }
      try StandardOutput.write((worst.map { "within the tolerance: \($0)" } ?? "equal") + "\n")
    } else {
      try StandardOutput.write(comparison.lines.joined(separator: "\n") + "\n")
    }
  }
}
