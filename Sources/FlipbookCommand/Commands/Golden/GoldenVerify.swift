import ArgumentParser
import Flipbook
import Golden

/// `flipbook golden verify`: whether scenes show what they did.
struct GoldenVerify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare scenes with their goldens, and tell what has changed and why.",
    usage: "flipbook golden verify [<options>] <scene or folder> ...",
    discussion: """
      Of a folder, everything that has a golden is compared. What differs is told
      with its first bad frame, and the layers and properties whose values
      changed; the report has index.html for people, with the pictures beside
      each other, and report.json and junit.xml for programs.

      EXAMPLES
        flipbook golden verify menu.yaml
        flipbook golden verify Scenes/ --report build/golden
        flipbook golden verify Scenes/*.yaml --record missing

      \(ExitStatus.table)
      """)

  @Argument(help: ArgumentHelp("Scene files, or folders.", valueName: "scene or folder"), completion: .file())
  var paths: [String]

  @OptionGroup(title: "Files") var place: GoldenFolderOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The folder for the report, which is written if something differs.", valueName: "folder"),
    completion: .directory)
  var report: String?

  @Option(
    help: ArgumentHelp("Record, too: all, failed, missing or never. (default: never)", valueName: "mode"),
    transform: { text in
      guard let mode = RecordMode(rawValue: text) else { throw ValidationError("write all, failed, missing or never") }
      return mode
    })
  var record: RecordMode = .never

  @OptionGroup var permission: RecordingPermission

  @Flag(help: "Let scenes name files outside of their folder and of Assets.")
  var allowOutside = false

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("How many frames to paint at once. (default: the number of processors)", valueName: "count"),
    transform: { try PlainNumber.read($0, in: 1...1024) })
  var jobs: Int?

  @OptionGroup(title: "Messages") var messages: ReportOptions

  /// The default folder of the report.
  static let standardReport = "golden-report"

  func run() async throws {
    if record != .never { try permission.check() }
    var verdicts: [GoldenVerdict] = []
    let reporter = GoldenReporter(messages)
    for (scene, place) in try goldens() {
      try Task.checkCancellation()
      var golden = SceneGolden(scene: scene, place: place)
      golden.allowsOutside = allowOutside
      golden.jobs = jobs
      let settings = (try? StoredGolden.manifest(in: place.folder)) ?? GoldenManifest()
      let verdict = await golden.check(settings, mode: record)
      verdicts.append(verdict)
      try reporter.tell(verdict)
    }
    try Task.checkCancellation()
    let folder = report ?? Self.standardReport
    let status = ExitStatus(verdicts)
    // A report that is there must not tell of what is no longer so.
    let isOutdated = FileSystem.kind(of: "\(folder)/\(GoldenReport.pageName)") == .file
    let isNeeded = status != .done && status != .recorded
    if report != nil || isNeeded || isOutdated { try GoldenReport(verdicts).write(to: folder) }
    if !messages.quiet { reporter.summarise(verdicts, report: isNeeded ? folder : nil) }
    if status != .done { throw status }
  }

  /// Returns the scenes to compare with their goldens.
  private func goldens() throws -> [(scene: String, place: GoldenPlace)] {
    var found: [(scene: String, place: GoldenPlace)] = []
    for path in paths {
      if FileSystem.kind(of: path) == .folder {
        let places = GoldenPlace.all(inside: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
        let scenes = try places.compactMap { place in try place.scene().map { (scene: $0, place: place) } }
        guard !scenes.isEmpty else { throw ValidationError("there are no goldens of scenes in \(path)") }
        found += scenes
      } else {
        let places = GoldenPlace.all(ofScene: path, in: place.goldens)
        let own = places.isEmpty ? [GoldenPlace(scene: path, in: place.goldens)] : places
        found += own.map { (scene: path, place: $0) }
      }
    }
    return found
  }
}
