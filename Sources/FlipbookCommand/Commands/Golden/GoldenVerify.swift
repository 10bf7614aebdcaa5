import ArgumentParser
import Flipbook
import Golden
import Preview
import SystemCalls

/// `flipbook golden verify`: compares scenes with their baselines.
struct GoldenVerify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare scenes with their goldens, and report what has changed and why.",
    usage: "flipbook golden verify [<options>] <scene or folder> ...",
    discussion: """
      In a folder, everything is compared: every scene with all its variants, \
      Lottie files, and the files that goldens.yaml lists. A file without a golden is \
      reported as missing, with exit code 2, and a golden whose scene is gone as an \
      orphan. A difference is reported with its \
      first bad frame, and the layers and properties whose values changed. The \
      report folder has index.html for people, with the images side by side, and \
      report.json, junit.xml, golden.sarif and summary.md for programs; it is \
      written if something differs, or with --report. When \
      GITHUB_ACTIONS is set, problems are annotations, too.

      EXAMPLES
        flipbook golden verify menu.yaml
        flipbook golden verify Scenes/ --report build/golden
        flipbook golden verify Scenes/ --junit results.xml
        flipbook golden verify Scenes/*.yaml --record missing
        flipbook golden verify Scenes/ --only 'menu*'
        flipbook golden verify --changed            since the last commit, by git
        flipbook golden verify --since origin/main  on this branch
        flipbook golden verify Scenes/ --watch
        flipbook golden verify Scenes/ --shard 2/4 --report part-2
        flipbook golden merge part-1 part-2 part-3 part-4

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp(
      "Scene files, or folders. (default with --changed: the current folder)", valueName: "scene or folder"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup(title: "Choice") var selection: GoldenSelection

  @Flag(help: "Verify again whenever a scene, or a file that it uses, is saved; ends with Ctrl-C.")
  var watch = false

  @OptionGroup(title: "Files") var place: GoldenFolderOption

  @OptionGroup var output: ReportFolderOption
  @OptionGroup var base: ReportRootOption
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The URL at which the report's folder is published, for the images in summary.md. (default: relative to "
        + "the file)", valueName: "address"))
  var reportUrl: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Also write the outcomes as JUnit XML to this file.", valueName: "path"),
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

  @Flag(help: "Let scenes use files outside their folder and Assets.")
  var allowOutside = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum number of ticks to play or record. (default: 1000000 to play, 100000 to "
        + "record)", valueName: "count"),
    transform: { try PlainNumber.read($0, in: 1...1_000_000_000) })
  var maxTicks: Int?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: ArgumentHelp(
      "The number of frames to render in parallel. (default: the number of processors)", valueName: "count"),
    transform: { try PlainNumber.read($0, in: 1...1024) })
  var jobs: Int?

  @OptionGroup var memory: MemoryOption

  @OptionGroup var terminal: TerminalImageOption
  @OptionGroup(title: "Messages") var messages: ReportOptions

  /// The maximum number of goldens whose images are shown in the terminal.
  private static let maximumImageCount = 3

  func validate() throws {
    if paths.isEmpty, !selection.isChanged { throw ValidationError("name scenes or folders to verify, as in Scenes/") }
    if watch, share.shard != nil {
      throw ValidationError("--watch verifies all goldens on this machine: leave out --shard")
    }
    if times != nil, share.shard == nil {
      throw ValidationError("--times requires --shard, as in --shard 1/4")
    }
  }

  func run() async throws {
    if record != .never { try permission.check() }
    guard watch else {
      let status = try await verify(try goldens(), in: try share.resolved())
      if status != .done { throw status }
      return
    }
    try await FileFollower<[GoldenSubject]>(
      read: { files in
        let all = try goldens()
        for path in try Self.watched(paths, all, allowsOutside: allowOutside) { files.add(path) }
        return all
      }, report: { ExitStatus.reporting($0, of: Self.self) },
      work: { all in
        do { _ = try await verify(all, in: nil) } catch  where !Task.isCancelled {
          ExitStatus.reporting(error, of: Self.self)
        } catch {}
      }
    ).run()
  }

  /// Returns the files to follow: the files of all goldens, and the folders that new ones may appear in.
  private static func watched(
    _ paths: [String], _ subjects: [GoldenSubject], allowsOutside: Bool
  ) throws -> [String] {
    let files = subjects.flatMap { subject in
      // Files written by the verification do not restart it.
      subject.files(allowsOutside: allowsOutside).filter { $0 != subject.place.folder }
    }
    let folders = files.map { file in file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "." }
    return paths + files + Set(folders).sorted()
  }

  /// Compares goldens and reports the results.
  private func verify(_ all: [GoldenSubject], in shard: Shard?) async throws -> ExitStatus {
    var chosen = Array(all.indices)
    if let shard {
      let weights = try GoldenShards.weights(of: all.map { ($0.source.path, $0.place) }, timesIn: times)
      chosen = GoldenShards(weights: weights, count: shard.count).indices(of: shard)
    }
    let folderNames = GoldenReport.folderNames(all.map(\.place.folder))
    var entries: [GoldenReport.Entry] = []
    var reporter = GoldenReporter(messages)
    var shown = 0
    let workers = max(1, min(jobs ?? RenderOptions().jobs, chosen.count))
    let painters = max(1, (jobs ?? RenderOptions().jobs) / workers)
    let check = Check(allowsOutside: allowOutside, maximumTickCount: maxTicks, painters: painters, mode: record)
    try await inOrder(chosen, workers: workers) { number in
      await check.run(all[number])
    } deliver: { number, result in
      try Task.checkCancellation()
      entries.append(
        GoldenReport.Entry(
          result.verdict, number: number, folderName: folderNames[number], seconds: result.seconds))
      try reporter.print(result.verdict, seconds: result.seconds)
      if case .different(let comparison, _) = result.verdict.outcome, !messages.quiet, !messages.json {
        shown += 1
        if shown <= Self.maximumImageCount { try terminal.show(comparison.worstFrame) }
      }
    }
    try Task.checkCancellation()
    let verdicts = entries.map(\.verdict)
    let folder = output.folder
    let status = ExitStatus(verdicts)
    // An outdated report must be replaced.
    let isOutdated = FileSystem.kind(of: "\(folder)/\(GoldenReport.pageName)") == .file
    let isNeeded = status != .done && status != .recorded
    // A shard always needs a report, for merging.
    if output.report != nil || junit != nil || isNeeded || isOutdated || shard != nil {
      var report = GoldenReport(entries, total: all.count, shard: shard)
      report.address = reportUrl
      report.root = base.root
      try report.write(to: folder)
      if let junit, let document = FileSystem.contents(of: "\(folder)/\(GoldenReport.junitName)") {
        try TextOutput.write(String(decoding: document, as: UTF8.self), to: junit, replacing: true)
      }
    }
    if all.isEmpty {
      if !messages.quiet { Terminal.standardError.print("nothing to verify: no golden depends on what has changed") }
      return status
    }
    if !messages.quiet { reporter.summarize(verdicts, report: isNeeded ? folder : nil) }
    return status
  }

  /// The work on each golden.
  private struct Check: Sendable {
    /// True if scenes may refer to files anywhere.
    let allowsOutside: Bool
    /// The maximum number of ticks to play and record; nil for the default.
    let maximumTickCount: Int?
    /// The number of frames of a scene that are painted concurrently.
    let painters: Int
    /// The condition for recording.
    let mode: RecordMode

    /// Compares a subject with its golden, or records the golden.
    ///
    /// - Returns: The result and the time taken, in seconds.
    func run(_ subject: GoldenSubject) async -> (verdict: GoldenVerdict, seconds: Double) {
      let start = ContinuousClock.now
      var golden = SubjectGolden(subject)
      golden.allowsOutside = allowsOutside
      golden.maximumTickCount = maximumTickCount
      golden.jobs = painters
      let settings =
        subject.manifest ?? (try? StoredGolden.manifest(in: subject.place.folder))
        ?? subject.settings.applied(to: GoldenManifest())
      let verdict = await golden.check(settings, mode: mode)
      return (verdict, start.duration(to: .now) / .seconds(1))
    }
  }

  /// Returns the goldens to compare, and reports missing ones.
  private func goldens() throws -> [GoldenSubject] {
    var search = GoldenSearch()
    search.goldens = place.goldens
    search.allowsOutside = allowOutside
    return try selection.chosen(from: paths, allowsOutside: allowOutside) { try search.all(at: $0) }
  }
}
