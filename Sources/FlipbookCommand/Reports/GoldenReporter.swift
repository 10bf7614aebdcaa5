import Flipbook
import Golden

/// Prints the results of comparisons with goldens.
struct GoldenReporter {
  private let options: ReportOptions
  private let terminal = Terminal.standardError
  /// The errors in scene files that have already been printed, since every variant of an invalid scene has the same
  /// ones.
  private var reported: Set<Diagnostic> = []

  init(_ options: ReportOptions) { self.options = options }

  /// Prints the result of one comparison.
  ///
  /// - Parameters:
  ///   - verdict: The result.
  ///   - seconds: The time taken, in seconds.
  /// - Throws: `OutputError` when standard output cannot be written.
  mutating func print(_ verdict: GoldenVerdict, seconds: Double) throws(OutputError) {
    let isRepeated = isRepeated(verdict)
    if WorkflowCommand.isUnderstood, !isRepeated {
      for place in SceneLocation.all(for: verdict) {
        terminal.print("\(WorkflowCommand.error(place, title: "\(verdict.name): \(verdict.word)"))")
      }
    }
    if options.json {
      var line = JSONLine().with("name", verdict.name).with("scene", verdict.scene).with("golden", verdict.folder)
        .with("outcome", verdict.word).with("bytes", verdict.byteCount)
      if let allowed = verdict.allowed {
        line = line.with("allowedPixels", allowed.pixelCount).with("allowedDifference", allowed.largest)
          .with("allowedWindow", allowed.worstWindow)
      }
      if !verdict.lines.isEmpty { line = line.with("message", verdict.lines.joined(separator: "\n")) }
      try StandardOutput.write("\(line)\n")
      return
    }
    switch verdict.outcome {
    case .failed where isRepeated: break
    case .failed(.render(let error)): terminal.report(error)
    case .failed(let error): terminal.report(error)
    case .different, .missing, .orphan:
      terminal.print("\(terminal.styled("\(verdict.name):", .error)) \(verdict.word)")
      for line in verdict.lines { terminal.print("  \(line)") }
    case .passed, .recorded:
      if !options.quiet {
        let size = ByteCount.text(verdict.byteCount)
        let note = verdict.allowed.map { " within its tolerance: \($0)" } ?? ""
        try StandardOutput.write("\(verdict.name): \(verdict.word)\(note), \(size)\n")
      }
    }
    terminal.detail(
      "\(verdict.scene ?? verdict.name), compared with \(verdict.folder) in \(ProgressDisplay.tenths(seconds * 100) / 100) s"
    )
    for warning in [verdict.sizeWarning, verdict.fontWarning].compactMap({ $0 }) {
      terminal.print("\(terminal.styled("warning:", .warning)) \(warning)")
    }
  }

  /// Returns whether a scene failed only with errors that have already been reported for another variant.
  private mutating func isRepeated(_ verdict: GoldenVerdict) -> Bool {
    guard case .failed(.render(let error)) = verdict.outcome, case .scene(let scene) = error.reason else {
      return false
    }
    defer { reported.formUnion(scene.diagnostics) }
    return scene.diagnostics.allSatisfy { reported.contains($0) }
  }

  /// Prints the number of results for each outcome, and the folder of the report.
  func summarize(_ outcomes: [String], report folder: String?) {
    let words = ["passed", "recorded", "different", "missing", "orphan", "failed"]
    var counts = words.compactMap { word in
      let count = outcomes.count { $0 == word }
      return count > 0 ? "\(count) \(word)" : nil
    }
    if counts.isEmpty { counts = ["none in this share"] }
    terminal.print("\(counts.joined(separator: ", "))\(folder.map { ": see \($0)/\(GoldenReport.pageName)" } ?? "")")
  }

  /// Prints the number of results for each outcome, the folder of the report, and instructions for accepting the
  /// changes.
  func summarize(_ verdicts: [GoldenVerdict], report folder: String?) {
    summarize(verdicts.map(\.word), report: folder)
    let different = verdicts.filter { if case .different = $0.outcome { true } else { false } }
    guard let folder, let first = different.first else { return }
    let what = different.count == 1 ? "'\(first.name)'" : "--all"
    let place = folder == GoldenReport.standardFolder ? "" : " --report '\(folder)'"
    terminal.print("approve it with flipbook golden accept \(what)\(place)")
  }
}
