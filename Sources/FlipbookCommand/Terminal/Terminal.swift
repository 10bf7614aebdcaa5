import ArgumentParser
import Encodings
import Flipbook
import Locks
import SystemCalls

/// The terminal on standard error, with its capabilities.
struct Terminal {
  /// True if lines can be overwritten.
  let isInteractive: Bool
  /// True if text may be colored.
  let usesColor: Bool
  /// True if characters beyond ASCII can be shown.
  let usesUnicode: Bool
  private let descriptor: Int32

  /// The process's standard error.
  static var standardError: Terminal { Terminal(descriptor: 2) }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
    let isDumb = Environment.variable("TERM") == "dumb"
    isInteractive = Platform.isTerminal(descriptor) && !isDumb
    let forcesColor = Environment.variable("CLICOLOR_FORCE").map { $0 != "0" } ?? false
    usesColor =
      switch Self.colorChoice {
      case .auto: Environment.variable("NO_COLOR") == nil && (isInteractive || forcesColor)
      case .always: true
      case .never: false
      }
    let locale =
      Environment.variable("LC_ALL") ?? Environment.variable("LC_CTYPE") ?? Environment.variable("LANG") ?? ""
    usesUnicode = ["utf-8", "utf8"].contains { locale.lowercased().hasSuffix($0) }
  }

  /// The use of colors in messages.
  enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto
    case always
    case never
  }

  /// The color choice of the whole process, because errors are reported where a command's options are no longer
  /// available.
  private static let choice = Locked(ColorChoice.auto)

  /// True if the process prints details.
  private static let verbosity = Locked(false)

  static var isVerbose: Bool { verbosity.withLock(\.self) }

  /// Turns on the printing of details.
  static func beVerbose() { verbosity.withLock { $0 = true } }

  private static var colorChoice: ColorChoice { choice.withLock(\.self) }

  /// Sets the color choice for all messages of the process.
  static func choose(_ color: ColorChoice) { choice.withLock { $0 = color } }

  /// The width, in characters.
  var width: Int {
    if let columns = Environment.variable("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    return StandardStreams.width(ofTerminal: descriptor) ?? 80
  }

  /// Writes a line.
  func print(_ line: TerminalText) { StandardStreams.write(line.encoded + "\n", to: descriptor) }

  /// Replaces the last line drawn; an empty line clears it.
  func redraw(_ line: TerminalText) { StandardStreams.write("\r\u{1B}[K" + line.encoded, to: descriptor) }

  /// Returns text in a style, if colors are used.
  func styled(_ text: String, _ style: Style) -> TerminalText {
    usesColor && !text.isEmpty ? TerminalText(text, graphicRendition: style.rawValue) : TerminalText(text)
  }

  /// Reports an error.
  func report(_ error: RenderError) {
    if case .scene(let error) = error.reason {
      for diagnostic in error.diagnostics { report(diagnostic) }
    } else {
      report(error as any Error)
    }
  }

  /// Reports an error on one line, unless the work was interrupted.
  func report(_ error: any Error) {
    guard !Task.isCancelled else { return }
    print("\(styled("error:", .error)) \("\(error)".message)")
  }

  /// Reports an error or a warning about a scene.
  func report(_ diagnostic: Diagnostic) {
    let text = diagnostic.description
    let word = "\(diagnostic.severity):"
    guard usesColor, let mark = text.firstRange(of: word) else { return print(TerminalText(text)) }
    let style = diagnostic.severity == .error ? Style.error : .warning
    print("\(text[..<mark.lowerBound])\(styled(word, style))\(text[mark.upperBound...])")
  }

  /// Reports an unsupported feature of a drawing.
  func report(_ warning: DrawingWarning, of path: String) {
    print("\(path):\(warning.line): \(styled("warning:", .warning)) \(warning.message)")
  }

  /// Reports a warning about a file.
  func warn(_ message: String, of path: String) {
    print("\(path.message): \(styled("warning:", .warning)) \(message.message)")
  }

  /// Prints a detail, if details are requested.
  func detail(_ text: String) {
    if Self.isVerbose { print(styled(text, .faint)) }
  }

  /// A text style.
  enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case bar = "36"
    case faint = "2"
  }
}
