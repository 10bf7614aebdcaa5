import ArgumentParser
import Flipbook
import Golden

/// `flipbook golden record`: records baselines of scenes.
struct GoldenRecord: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record the current frames and values of scenes as their baselines.",
    usage: "flipbook golden record [<options>] <scene or folder> ...",
    discussion: """
      For a scene, every variant is recorded as its own golden, too; for a folder, all \
      scenes, Lottie files, and the files that goldens.yaml lists. Folders called Assets contain \
      parts of scenes and are left out. A golden that is recorded again \
      keeps its times, its scale and its tolerance unless new ones are given.

      EXAMPLES
        flipbook golden record menu.yaml
        flipbook golden record Scenes/ --every 12 --scale 0.5
        flipbook golden record menu.yaml --at 0,350ms,1.2 --format png
        flipbook golden record menu.yaml --variant green
        flipbook golden record video.yaml --largest-difference 2 --because 'photo'

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp("Scene files, or folders with scenes.", valueName: "scene or folder"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var scenes: [String]

  @OptionGroup var choice: AnimationOption
  @OptionGroup(title: "Choice") var selection: GoldenSelection
  @OptionGroup(title: "Variables") var settings: SettingOptions

  @Option(
    help: ArgumentHelp(
      "Record only these variants of the scene, one golden each: a,b,c; or all, without the scene itself.",
      valueName: "names"),
    completion: Completions.variants,
    transform: { $0.split(separator: ",").map(String.init) })
  var variant: [String]?

  @OptionGroup(title: "Frames") var frames: FrameChoiceOptions

  @Option(help: "The format of frames: apng for one file, or png for one file per frame. (default: apng)")
  var format: GoldenManifest.Format?

  @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

  @Option(help: ArgumentHelp("The reason for the tolerance. Required with a tolerance.", valueName: "reason"))
  var because: String?

  @Flag(help: "Allow no difference, even if the golden allowed one before.")
  var exact = false

  @OptionGroup(title: "Files") var place: GoldenFolderOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum size of a golden: 500KB or 2MB.", valueName: "size"),
    transform: { try ByteCount.read($0, atLeast: 1) })
  var maxBytes: Int?

  @OptionGroup var permission: RecordingPermission
  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws {
    if scenes.contains("-") {
      throw ValidationError("a golden is stored beside its scene, so the scene must be a file")
    }
    let allowance = tolerance.tolerance(because: because ?? "")
    if allowance != nil, because ?? "" == "" {
      throw ValidationError("a tolerance needs a reason: add --because 'the photo is compressed'")
    }
    if allowance == nil, because != nil {
      throw ValidationError("--because is the reason for a tolerance: add a tolerance")
    }
    if exact, allowance != nil { throw ValidationError("--exact and a tolerance exclude each other: give one of them") }
  }

  func run() async throws {
    try permission.check()
    var verdicts: [GoldenVerdict] = []
    var reporter = GoldenReporter(report)
    var search = GoldenSearch()
    search.goldens = place.goldens
    search.allowsOutside = settings.allowOutside
    let subjects = try selection.chosen(from: scenes.map(choice.naming), allowsOutside: settings.allowOutside) { path in
      try variants(of: try search.expected(at: path), at: path)
    }
    for subject in subjects {
      try Task.checkCancellation()
      var golden = SubjectGolden(subject)
      golden.allowsOutside = settings.allowOutside
      golden.maximumTickCount = settings.maxTicks
      let start = ContinuousClock.now
      let verdict = await golden.check(manifest(for: subject), mode: .all, maximumByteCount: maxBytes)
      try Task.checkCancellation()
      verdicts.append(verdict)
      try reporter.print(verdict, seconds: start.duration(to: .now) / .seconds(1))
    }
    let status = ExitStatus(verdicts)
    if status != .recorded { throw status }
  }

  /// Returns the subjects for the requested variants of scenes; all subjects if none is requested.
  private func variants(of subjects: [GoldenSubject], at path: String) throws -> [GoldenSubject] {
    guard let variant else { return subjects }
    if variant == ["all"] {
      let all = subjects.filter { $0.settings.variant != nil }
      guard !all.isEmpty else { throw ValidationError("\(path) has no variants") }
      return all
    }
    return subjects.filter { $0.settings.variant == nil }.flatMap { subject -> [GoldenSubject] in
      guard case .scene(let scene) = subject.source else { return [] }
      return variant.map { name in
        var named = GoldenSubject(subject.source, place: GoldenLocation(scene: scene, variant: name, in: place.goldens))
        named.settings.variant = name
        return named
      }
    }
  }

  private func manifest(for subject: GoldenSubject) -> GoldenManifest {
    // A damaged golden is recorded again, as if it were missing.
    var manifest = subject.settings.applied(
      to: (try? StoredGolden.manifest(in: subject.place.folder)) ?? GoldenManifest())
    if case .pictures = subject.source {
      if let format { manifest.format = format }
      if exact { manifest.tolerance = .exact }
      if let allowance = tolerance.tolerance(because: because ?? "") { manifest.tolerance = allowance }
      return manifest
    }
    if let player = settings.player { manifest.player = player }
    if !settings.values.isEmpty { manifest.variables = Dictionary(settings.values.map { ($0.name, $0.value) }) { $1 } }
    if let choice = frames.choice { manifest.choice = choice }
    if let scale = frames.scale { manifest.scale = scale }
    if let format { manifest.format = format }
    if exact { manifest.tolerance = .exact }
    if let allowance = tolerance.tolerance(because: because ?? "") { manifest.tolerance = allowance }
    return manifest
  }
}

extension GoldenManifest.Format: ExpressibleByArgument {}
