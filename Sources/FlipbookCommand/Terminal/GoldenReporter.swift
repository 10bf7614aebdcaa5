import Flipbook
import Golden

/// Tells what came of comparing with goldens.
struct GoldenReporter {
  private let options: ReportOptions
  private let terminal = Terminal.standardError

  init(_ options: ReportOptions) { self.options = options }

  /// Tells of one comparison.
  func tell(_ verdict: GoldenVerdict) throws(OutputError) {
    if options.json {
      var line = JSONLine().with("name", verdict.name).with("scene", verdict.scene).with("golden", verdict.folder)
        .with("outcome", verdict.word).with("bytes", verdict.byteCount)
      if !verdict.lines.isEmpty { line = line.with("message", verdict.lines.joined(separator: "\n")) }
      try StandardOutput.write("\(line)\n")
      return
    }
    switch verdict.outcome {
    case .failed(.render(let error)): terminal.report(error)
    case .failed(let error): terminal.report(error)
    case .different, .missing:
      terminal.print("\(terminal.styled("\(verdict.name):", .error)) \(verdict.word)")
      for line in verdict.lines { terminal.print("  \(line)") }
    case .passed, .recorded:
      if !options.quiet {
        try StandardOutput.write("\(verdict.name): \(verdict.word), \(Reporter.size(verdict.byteCount))\n")
      }
    }
    if let warning = verdict.sizeWarning { terminal.print("\(terminal.styled("warning:", .warning)) \(warning)") }
  }

  /// Tells how many came out how, where to look, and what to do if that is right.
  func summarise(_ verdicts: [GoldenVerdict], report folder: String?) {
    let words = ["passed", "recorded", "different", "missing", "failed"]
    let counts = words.compactMap { word in
      let count = verdicts.count { $0.word == word }
      return count > 0 ? "\(count) \(word)" : nil
    }
    terminal.print(counts.joined(separator: ", ") + (folder.map { ": see \($0)/\(GoldenReport.pageName)" } ?? ""))
    let different = verdicts.filter { if case .different = $0.outcome { true } else { false } }
    guard let folder, let first = different.first else { return }
    let what = different.count == 1 ? "'\(first.name)'" : "--all"
    let place = folder == GoldenVerify.standardReport ? "" : " --report '\(folder)'"
    terminal.print("if that is right: flipbook golden accept \(what)\(place)")
  }
}
