import ArgumentParser
import Flipbook
import Golden
import SystemCalls

/// `flipbook golden verify`: compares scenes with their baselines.
struct GoldenVerify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare scenes with their goldens, and report what has changed and why.",
    usage: "flipbook golden verify [<options>] <scene or folder> ...",
    discussion: """
      In a folder, every scene is compared; a scene without a golden is \
      reported as missing, with exit code 2. A difference is reported with its \
      first bad frame, and the layers and properties whose values changed. The \
      report folder has index.html for people, with the pictures side by side, and \
      report.json, junit.xml, golden.sarif and summary.md for programs. When \
      GITHUB_ACTIONS is set, problems are annotations, too.

      EXAMPLES
        flipbook golden verify menu.yaml
        flipbook golden verify Scenes/ --report build/golden
        flipbook golden verify Scenes/ --junit results.xml
        flipbook golden verify Scenes/*.yaml --record missing
        flipbook golden verify Scenes/ --shard 2/4 --report part-2
        flipbook golden merge part-1 part-2 part-3 part-4

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
    parsing: .unconditional,
    help: ArgumentHelp(
      "The folder that the paths of the report are relative to. (default: the current one)", valueName: "folder"),
    completion: .directory)
  var root: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The address that the folder of the report is published at, for the pictures of summary.md. (default: they lie "
        + "beside it)", valueName: "address"))
  var reportUrl: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Write the outcomes as JUnit's XML to this file, too.", valueName: "path"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: ArgumentHelp("Also record goldens: all, failed, missing or never. (default: never)", valueName: "mode"),
    transform: { text in
      guard let mode = RecordMode(rawValue: text) else { throw ValidationError("write all, failed, missing or never") }
      return mode
    })
  var record: RecordMode = .never

  @OptionGroup var permission: RecordingPermission

  @OptionGroup(title: "Many machines") var share: ShardOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "An earlier report, whose times balance the shards; give the same one to all of them. (default: by the pixels "
        + "of all frames)", valueName: "report"),
    completion: .file())
  var times: String?

  @Flag(help: "Let scenes name files outside of their folder and of Assets.")
  var allowOutside = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most ticks to play or record. (default: 1000000 to play, 100000 to record)", valueName: "count"),
    transform: { try PlainNumber.read($0, in: 1...1_000_000_000) })
  var maxTicks: Int?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "The number of frames to paint at once. (default: the number of processors)", valueName: "count"),
    transform: { try PlainNumber.read($0, in: 1...1024) })
  var jobs: Int?

  @OptionGroup(title: "Messages") var messages: ReportOptions

  func validate() throws {
    if times != nil, share.shard == nil {
      throw ValidationError("--times is for shares: add --shard, as in --shard 1/4")
    }
  }

  func run() async throws {
    if record != .never { try permission.check() }
    let shard = try share.resolved()
    let all = try goldens()
    var chosen = Array(all.indices)
    if let shard {
      let weights = try GoldenShares.weights(of: all, timesIn: times)
      chosen = GoldenShares(weights: weights, count: shard.count).indices(of: shard)
    }
    let folderNames = GoldenReport.folderNames(all.map(\.place.folder))
    var entries: [GoldenReport.Entry] = []
    var reporter = GoldenReporter(messages)
    let workers = max(1, min(jobs ?? RenderOptions().jobs, chosen.count))
    let painters = max(1, (jobs ?? RenderOptions().jobs) / workers)
    let check = Check(allowsOutside: allowOutside, mostTicks: maxTicks, painters: painters, mode: record)
    try await inOrder(chosen, workers: workers) { number in
      await check.run(all[number].scene, all[number].place)
    } deliver: { number, result in
      try Task.checkCancellation()
      entries.append(
        GoldenReport.Entry(
          result.verdict, number: number, folderName: folderNames[number], seconds: result.seconds))
      try reporter.print(result.verdict, seconds: result.seconds)
    }
    try Task.checkCancellation()
    let verdicts = entries.map(\.verdict)
    let folder = report ?? GoldenReport.standardFolder
    let status = ExitStatus(verdicts)
    // An older report must not stay in place.
    let isOutdated = FileSystem.kind(of: "\(folder)/\(GoldenReport.pageName)") == .file
    let isNeeded = status != .done && status != .recorded
    // Shares are merged by their reports.
    if report != nil || junit != nil || isNeeded || isOutdated || shard != nil {
      var report = GoldenReport(entries, total: all.count, shard: shard)
      report.address = reportUrl
      report.root = ReportRoot(root)
      try report.write(to: folder)
      if let junit, let document = FileSystem.contents(of: "\(folder)/\(GoldenReport.junitName)") {
        try TextOutput.write(String(decoding: document, as: UTF8.self), to: junit, replacing: true)
      }
    }
    if !messages.quiet { reporter.summarize(verdicts, report: isNeeded ? folder : nil) }
    if status != .done { throw status }
  }

  /// The work on each golden.
  private struct Check: Sendable {
    /// True if scenes may name files anywhere.
    let allowsOutside: Bool
    /// The most ticks to play or record.
    let mostTicks: Int?
    /// The number of frames of a scene that are painted at once.
    let painters: Int
    /// When to record.
    let mode: RecordMode

    /// Compares a scene with its golden, or records it.
    ///
    /// - Returns: The result, and the time that it took in seconds.
    func run(_ scene: String, _ place: GoldenPlace) async -> (verdict: GoldenVerdict, seconds: Double) {
      let start = ContinuousClock.now
      var golden = SceneGolden(scene: scene, place: place)
      golden.allowsOutside = allowsOutside
      golden.mostTicks = mostTicks
      golden.jobs = painters
      let settings = (try? StoredGolden.manifest(in: place.folder)) ?? GoldenManifest()
      let verdict = await golden.check(settings, mode: mode)
      return (verdict, start.duration(to: .now) / .seconds(1))
    }
  }

  /// Returns the scenes to compare with their goldens.
  private func goldens() throws -> [(scene: String, place: GoldenPlace)] {
    var found: [(scene: String, place: GoldenPlace)] = []
    for path in paths {
      if FileSystem.kind(of: path) == .folder {
        let places = GoldenPlace.all(inside: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
        let recorded = try places.compactMap { place in try place.scene().map { (scene: $0, place: place) } }
        let known = Set(recorded.map { SystemEnvironment.absolute($0.scene) })
        let others = SceneFiles.inside(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
          .filter { !known.contains(SystemEnvironment.absolute($0)) }
          .map { (scene: $0, place: GoldenPlace(scene: $0, in: place.goldens)) }
        guard !recorded.isEmpty || !others.isEmpty else { throw ValidationError("there are no scenes in \(path)") }
        found += recorded + others
      } else {
        let places = GoldenPlace.all(ofScene: path, in: place.goldens)
        let own = places.isEmpty ? [GoldenPlace(scene: path, in: place.goldens)] : places
        found += own.map { (scene: path, place: $0) }
      }
    }
    return found
  }
}
