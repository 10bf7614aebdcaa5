import ArgumentParser
import Flipbook
import Golden

/// `flipbook compare`: shows two images, two animations, or two scenes side by side.
struct Compare: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two images, two animations or two scenes.",
    usage: "flipbook compare [<options>] <reference> <actual>",
    discussion: """
      Images are PNG, JPEG or GIF files; animations are GIFs, animated PNGs, \
      movies (through ffmpeg) or folders of frames. Frames are matched by content, so a \
      dropped frame is reported as such. Folders of images with different names or \
      sizes are matched by name. Scenes are also compared by the values of \
      their layers. Inputs of different kinds can be compared, too, and with \
      --scale-to, inputs of different sizes.

      A scene and a recording of it, filmed on a device or in the simulator, are compared \
      by their motion: the recording's position, scale, and start are found, every part that \
      moves is tracked in both, and differences are reported by layer: begins late, takes \
      longer, ends elsewhere, is missing.

      EXAMPLES
        flipbook compare before.png after.png -o difference.png
        flipbook compare old.gif new.gif --report difference/
        flipbook compare menu.yaml menu-2.yaml
        flipbook compare ours.png theirs.png --perceptual 0.1
        flipbook compare app@2x.gif web.gif --scale-to actual --ssim 0.95
        flipbook compare shots/ new-shots/ --ignore 0,0,390,47
        flipbook compare menu.yaml simulator.mov --scale 3 --time 20ms --distance 1
        flipbook compare menu.yaml simulator.mov --junit motion.xml --markdown motion.md
        flipbook compare menu.yaml simulator.mov --page difference.html
        flipbook compare menu.yaml simulator.mov --fit --fit-output fitted.yaml

      \(HelpTopic.note)
      """)

  @Argument(help: ArgumentHelp("The reference.", valueName: "reference"), completion: .file())
  var reference: String

  @Argument(help: ArgumentHelp("The image to compare with the reference.", valueName: "actual"), completion: .file())
  var actual: String

  @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Scale both inputs to one size before they are compared: reference, actual, smaller, or a size in pixels, as in "
        + "320x640 or 320x.",
      valueName: "size"),
    transform: ScaledSize.init)
  var scaleTo: ScaledSize?

  @OptionGroup(title: "Scenes") var frames: FrameChoiceOptions
  @OptionGroup var settings: SettingOptions
  @OptionGroup(title: "Recordings") var motion: RecordingComparisonOptions

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

  @OptionGroup var terminal: TerminalImageOption
  @OptionGroup(title: "Messages") var messages: ReportOptions

  func validate() throws {
    if motion.isAsked, !isRecording {
      throw ValidationError(
        "--time, --distance, --start, --region, --junit, --markdown, --page, --fit, --fit-output, and --motion compare a scene with a recording of it"
      )
    }
  }

  /// True if a scene and a recording are compared by motion.
  private var isRecording: Bool {
    func isScene(_ path: String) -> Bool {
      [".yaml", ".yml", ".json", ".lottie"].contains(where: SceneSource.parts(of: path).file.lowercased().hasSuffix)
    }
    let isMovie = [".mp4", ".mov", ".m4v", ".webm", ".mkv"].contains(where: actual.lowercased().hasSuffix)
    let comparesPixels = tolerance.tolerance(because: "") != nil || scaleTo != nil
    return isScene(reference) && !isScene(actual) && (isMovie && !comparesPixels || motion.isAsked)
  }

  func run() async throws {
    if isRecording {
      let subject = RecordingSubject(scene: reference, recording: actual, settings: settings, options: motion)
      return try await subject.compare(scale: frames.scale, messages)
    }
    let allowance = tolerance.tolerance(because: "asked for") ?? .exact
    var (old, new) = (try await recording(reference, allowance), try await recording(actual, allowance))
    (old, new) = (old.timed(like: new), new.timed(like: old))
    if let scaleTo { (old, new) = try scaleTo.scaled(old, new) }
    let comparison = try Comparison(
      old, new, tolerance: allowance,
      matching: try .init(for: old, new, areScaled: scaleTo != nil, tolerance: allowance),
      scale: old.trace == nil || new.trace == nil || scaleTo != nil ? 1 : frames.scale ?? 1)
    try Task.checkCancellation()
    var verdict = GoldenVerdict(comparing: "\(reference) and \(actual)", comparison)
    verdict.tolerance = allowance
    if let report { try GoldenReport([verdict]).write(to: report) }
    if let output, let bad = comparison.worstFrame, let pictures = try GoldenReport.pictures(of: bad) {
      let file = output == "-" ? OutputFile.standardOutput : try OutputFile(path: output)
      try file.write(pictures.triptych)
      try file.finish()
    }
    if old.hasTimes != new.hasTimes, !messages.quiet {
      let path = TerminalText(old.hasTimes ? actual : reference)
      Terminal.standardError.print(
        "\(path): the folder has no manifest.json with times: each frame is taken to last 1/50 s")
    }
    try printResult(comparison)
    if !messages.quiet, !messages.json, output != "-" { try terminal.show(comparison.worstFrame) }
    if !comparison.passes { throw ExitStatus.foundProblems }
  }

  private func recording(_ path: String, _ tolerance: Tolerance) async throws -> Recording {
    guard ComparedFile.isScene(path) else { return try Recording(file: path) }
    var golden = SceneGolden(scene: path, place: GoldenLocation(scene: path))
    golden.allowsOutside = settings.allowOutside
    golden.maximumTickCount = settings.maxTicks
    var manifest = GoldenManifest()
    manifest.choice = frames.choice
    manifest.scale = frames.scale ?? 1
    manifest.player = settings.player
    manifest.tolerance = tolerance
    manifest.variables = Dictionary(settings.values.map { ($0.name, $0.value) }) { $1 }
    return try await golden.record(manifest)
  }

  private func printResult(_ comparison: Comparison) throws {
    let allowed = comparison.largestAllowed
    if messages.json {
      var line = JSONLine().with("equal", comparison.passes && allowed == nil).with("passes", comparison.passes)
        .with("frames", comparison.frames.count).with("badFrames", comparison.frames.count { !$0.passes })
      if let bad = comparison.firstBadFrame {
        line = line.with("firstBadFrame", bad.index).with("firstBadTime", bad.time)
        if case .different(let difference) = bad.finding {
          line = line.with("pixels", difference.pixelCount).with("largestDifference", difference.largest)
            .with("worstWindow", difference.worstWindow)
          if let similarity = difference.similarity { line = line.with("similarity", similarity) }
        }
      }
      try StandardOutput.write("\(line.with("message", comparison.lines.joined(separator: "\n")))\n")
    } else if comparison.passes {
      guard !messages.quiet else { return }
      try StandardOutput.write((allowed.map { "within the tolerance: \($0)" } ?? "equal") + "\n")
    } else {
      try StandardOutput.write(comparison.lines.joined(separator: "\n") + "\n")
    }
  }
}
