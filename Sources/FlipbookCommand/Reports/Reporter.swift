import Flipbook
import Review

/// Reports the progress and the result of a rendering, in the requested format.
struct Reporter {
  private let options: ReportOptions
  private let path: String
  private let terminal = Terminal.standardError
  private let display: ProgressDisplay

  init(_ options: ReportOptions, path: String) {
    self.options = options
    self.path = path
    display = ProgressDisplay(terminal, name: path == "-" ? "standard output" : path)
  }

  /// The function that displays progress; nil if progress isn't displayed.
  var progress: ((RenderProgress) -> Void)? {
    options.quiet ? nil : { [display] in display.update($0) }
  }

  /// Prints warnings.
  func warn(_ warnings: [Diagnostic]) {
    for warning in warnings { terminal.report(warning) }
  }

  /// Prints the files that a scene is made from.
  func list(_ files: FileLog) {
    guard Terminal.isVerbose else { return }
    for (path, mark) in files.marks.sorted(by: { $0.key < $1.key }) where mark != nil {
      terminal.detail("read \(path)")
    }
  }

  /// Removes the progress display of a rendering that won't be finished.
  func abandon() {
    if !options.quiet { display.finish() }
  }

  /// Reports the output.
  func finish(_ result: RenderResult, format: OutputFormat) throws(OutputError) {
    let seconds = display.seconds
    if !options.quiet { display.finish() }
    if let time = result.firstCutTime {
      terminal.warn(
        "from \((time * 1000).rounded() / 1000) s on, some copies and particles are left out: "
          + "a frame shows at most \(Snapshot.maximumCopyCount)", of: path)
    }
    if !options.quiet {
      terminal.print(TerminalText(summary(result, seconds)))
      for note in result.notes { terminal.print(TerminalText(note)) }
      for detail in result.details { terminal.detail(detail) }
    }
    if options.json {
      let line = JSONLine().with("file", path).with("format", format.rawValue)
        .with("width", result.width).with("height", result.height)
        .with("frames", result.frameCount).with("duration", result.duration)
        .with("bytes", result.byteCount).with("seconds", (seconds * 1e4).rounded() / 1e4)
      // If the image is written to standard output, the line goes to the terminal.
      if path == "-" { terminal.print("\(line)") } else { try StandardOutput.write("\(line)\n") }
    }
  }

  /// Reports the estimate of a dry run.
  func report(_ estimate: RenderEstimate, format: OutputFormat, shard: Shard?) throws(OutputError) {
    let share = shard.map { $0.range(of: estimate.frameCount).count }
    let part = Double(share ?? estimate.frameCount) / Double(max(1, estimate.frameCount))
    let seconds = estimate.seconds * part
    if options.json {
      var line = JSONLine().with("file", path).with("format", format.rawValue).with("dryRun", true)
        .with("width", estimate.width).with("height", estimate.height)
        .with("frames", share ?? estimate.frameCount).with("duration", estimate.duration)
        .with("seconds", (seconds * 1e4).rounded() / 1e4)
      if let bytes = estimate.byteCount { line = line.with("bytes", bytes) }
      try StandardOutput.write("\(line)\n")
    } else if !options.quiet {
      let size = estimate.byteCount.map { ", about \(ByteCount.text($0))" } ?? ""
      let frames = share.map { "\($0) of \(estimate.frameCount) frames" } ?? "\(estimate.frameCount) frames"
      let length = (estimate.duration * 1000).rounded() / 1000
      try StandardOutput.write(
        "\(path): would be \(format.description), \(estimate.width) × \(estimate.height), \(frames), \(length) s"
          + "\(size), in about \(ProgressDisplay.time(seconds))\n")
    }
  }

  /// Reports a page.
  func finish(_ parts: [PlayerPage.Part], byteCount: Int) throws(OutputError) {
    let seconds = display.seconds
    let frames = parts.reduce(0) { $0 + $1.clip.frameCount }
    if !options.quiet {
      display.finish()
      let clips = parts.count == 1 ? "" : "\(parts.count) clips, "
      terminal.print(
        "\(path == "-" ? "standard output" : path): \(clips)\(frames) frames, \(ByteCount.text(byteCount)) in "
          + "\((seconds * 100).rounded() / 100) s")
    }
    if options.json {
      let line = JSONLine().with("file", path).with("format", "html").with("clips", parts.count)
        .with("frames", frames).with("bytes", byteCount).with("seconds", (seconds * 1e4).rounded() / 1e4)
      // If the page is written to standard output, the line goes to the terminal.
      if path == "-" { terminal.print("\(line)") } else { try StandardOutput.write("\(line)\n") }
    }
  }

  /// Reports a page of appearances.
  func finish(_ page: AppearancePage, byteCount: Int) throws(OutputError) {
    if !options.quiet {
      display.finish()
      let (pictures, findings) = (page.pictures.count, page.findings.count)
      let found = findings == 1 ? "1 finding" : "\(findings) findings"
      terminal.print(
        "\(path == "-" ? "standard output" : path): \(pictures == 1 ? "1 appearance" : "\(pictures) appearances"), "
          + "\(found), \(ByteCount.text(byteCount)) in \((display.seconds * 100).rounded() / 100) s")
    }
    if options.json {
      let line = JSONLine().with("file", path).with("format", "html").with("appearances", page.pictures.count)
        .with("findings", page.findings.map(\.jsonLine)).with("bytes", byteCount)
      if path == "-" { terminal.print("\(line)") } else { try StandardOutput.write("\(line)\n") }
    }
  }

  /// Reports text output.
  func finish(text: String, format: String) throws(OutputError) {
    let count = text.utf8.count
    if !options.quiet, path != "-" { terminal.print("\(path): \(ByteCount.text(count))") }
    if options.json {
      let line = JSONLine().with("file", path).with("format", format).with("bytes", count)
      if path == "-" { terminal.print("\(line)") } else { try StandardOutput.write("\(line)\n") }
    }
  }

  /// Prints a note.
  func note(_ text: String) {
    if !options.quiet { terminal.print(TerminalText(text)) }
  }

  private func summary(_ result: RenderResult, _ seconds: Double) -> String {
    let count = result.frameCount == 1 ? "1 frame" : "\(result.frameCount) frames"
    let length = result.duration > 0 ? ", \((result.duration * 1000).rounded() / 1000) s" : ""
    let rate = ProgressDisplay.rate(Double(result.frameCount) / max(seconds, 1e-9))
    return "\(path == "-" ? "standard output" : path): \(result.width) × \(result.height), \(count)\(length), "
      + "\(ByteCount.text(result.byteCount)) in \((seconds * 100).rounded() / 100) s (\(rate))"
  }
}
