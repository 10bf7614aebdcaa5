import Arithmetic
import Encodings
import Flipbook
import SceneDiagnostics

/// Shows the progress of a rendering: a bar on a terminal, and occasional lines elsewhere.
final class ProgressDisplay {
  private let terminal: Terminal
  private let name: String
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant
  /// The current pass over the frames, and its start time.
  private var pass: (number: Int, start: ContinuousClock.Instant)

  /// The minimum interval between updates of the bar.
  private static let barInterval = Duration.milliseconds(80)
  /// The minimum interval between permanent lines.
  private static let lineInterval = Duration.seconds(5)

  init(_ terminal: Terminal, name: String) {
    self.terminal = terminal
    self.name = name.printableLine
    lastShown = start
    pass = (1, start)
  }

  /// The time since the beginning, in seconds.
  var seconds: Double { start.duration(to: .now) / .seconds(1) }

  /// Shows the current progress, if the interval has passed.
  func update(_ progress: RenderProgress) {
    let now = ContinuousClock.now
    if progress.pass != pass.number { pass = (progress.pass, now) }
    guard now - lastShown >= (terminal.isInteractive ? Self.barInterval : Self.lineInterval) else { return }
    lastShown = now
    let rate = Double(progress.written) / max(pass.start.duration(to: now) / .seconds(1), 1e-9)
    let count = progress.total.map { "\(progress.written)/\($0)" } ?? "\(progress.written) frames"
    let figures = count + (pass.number > 1 ? " of pass \(pass.number)  " : "  ") + Self.rate(rate)
    let left =
      progress.total.flatMap { total in
        progress.written > 0 ? "  \(Self.time(Double(total - progress.written) / rate)) left" : nil
      } ?? ""
    if terminal.isInteractive {
      terminal.redraw(line(progress, figures + left))
    } else {
      terminal.print("\(name)  \(figures)\(left)")
    }
  }

  /// Removes the bar.
  func finish() {
    if terminal.isInteractive { terminal.redraw("") }
  }

  /// Returns the line with the name, a bar that fills the available width, and the figures; painted frames are faint
  /// and written ones solid.
  private func line(_ progress: RenderProgress, _ figures: String) -> TerminalText {
    let room = terminal.width - 1 - name.count - figures.count - 4
    guard let total = progress.total else {
      return TerminalText("\(name)  \(figures)".prefix(max(0, terminal.width - 1)))
    }
    guard room >= 8 else { return TerminalText(figures.prefix(max(0, terminal.width - 1))) }
    let length = min(room, 40)
    let full = length * progress.written / max(1, total)
    let painted = length * progress.painted / max(1, total)
    let (mark, gap) = terminal.usesUnicode ? ("━", "─") : ("#", ".")
    let half = terminal.usesUnicode ? "━" : "="
    let bar =
      terminal.styled(String(repeating: mark, count: full), .bar)
      + terminal.styled(String(repeating: half, count: painted - full), .faint)
      + terminal.styled(String(repeating: gap, count: length - painted), .faint)
    return "\(name)  \(bar)  \(figures)"
  }

  static func rate(_ framesPerSecond: Double) -> String {
    framesPerSecond >= 10
      ? "\(Int(saturating: framesPerSecond.rounded())) frames/s" : "\(tenths(framesPerSecond)) frames/s"
  }

  static func time(_ seconds: Double) -> String {
    let whole = Int(saturating: min(seconds, 1e9).rounded(.up))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }

  static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
