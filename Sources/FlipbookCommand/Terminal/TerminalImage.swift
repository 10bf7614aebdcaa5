import ArgumentParser
import Encodings
import Flipbook
import Golden
import Pixels
import SystemCalls

/// A protocol for showing images in a terminal.
enum TerminalImage: String, CaseIterable, ExpressibleByArgument {
  /// The protocol that the terminal on standard output supports, if any.
  case auto
  /// Kitty's graphics protocol, also supported by Ghostty and WezTerm.
  case kitty
  /// iTerm2's inline images.
  case iterm
  /// DEC's sixel graphics.
  case sixel
  /// No image.
  case none

  /// Detects the protocol of a terminal from its environment variables; nil if it can't show images.
  ///
  /// Terminal multiplexers don't support any protocol.
  init?(environment variable: (String) -> String?) {
    let (term, program) = (variable("TERM") ?? "", variable("TERM_PROGRAM") ?? "")
    if variable("TMUX") != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") || term == "dumb" { return nil }
    if variable("KITTY_WINDOW_ID") != nil || term == "xterm-kitty" || term == "xterm-ghostty" || program == "ghostty" {
      self = .kitty
    } else if program == "iTerm.app" || program == "WezTerm" || variable("LC_TERMINAL") == "iTerm2" {
      self = .iterm
    } else if ["foot", "mlterm", "contour", "yaft"].contains(where: term.hasPrefix) || term.contains("sixel") {
      self = .sixel
    } else {
      return nil
    }
  }

  /// The protocol to use; nil for no image.
  var resolved: TerminalImage? {
    switch self {
    case .none: nil
    case .auto: Platform.isTerminal(1) ? TerminalImage(environment: Environment.variable) : nil
    case .kitty, .iterm, .sixel: self
    }
  }

  /// Returns the bytes that show an image, followed by a line break.
  ///
  /// - Parameters:
  ///   - picture: The image.
  ///   - png: The image as a PNG file.
  /// - Returns: The bytes.
  func bytes(of picture: Bitmap, png: [UInt8]) -> [UInt8] {
    switch self {
    case .auto, .none: []
    case .kitty: Self.kitty(png)
    case .iterm:
      Array("\u{1B}]1337;File=inline=1;size=\(png.count);preserveAspectRatio=1:\(Base64.text(of: png))\u{7}\n".utf8)
    case .sixel: Array((SixelEncoder.text(of: picture) + "\n").utf8)
    }
  }

  /// The maximum number of characters in one chunk of kitty's protocol.
  private static let kittyPart = 4096

  private static func kitty(_ png: [UInt8]) -> [UInt8] {
    let text = Array(Base64.text(of: png).utf8)
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: max(1, text.count), by: kittyPart) {
      let end = min(start + kittyPart, text.count)
      let head = start == 0 ? "f=100,a=T,q=2," : ""
      bytes += Array("\u{1B}_G\(head)m=\(end < text.count ? 1 : 0);".utf8) + text[start..<end] + Array("\u{1B}\\".utf8)
    }
    return bytes + [UInt8(ascii: "\n")]
  }
}

/// The option for showing images of differences in the terminal.
struct TerminalImageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show the reference, difference, and actual image in the terminal: auto, kitty, iterm, sixel, or none. "
        + "(default: auto)", valueName: "how"))
  var picture = TerminalImage.auto

  /// The maximum width of an image, in pixels.
  private static let maximumWidth = 1600

  /// Shows the images of a frame that differs, if the terminal supports them.
  ///
  /// - Throws: ``GoldenError`` when an image cannot be read, or `OutputError`.
  func show(_ frame: FrameComparison?) throws {
    guard let frame, let way = picture.resolved, let (old, new) = try frame.comparedImages(),
      let map = DifferenceMap(old, new, by: .components)
    else { return }
    var sheet = DifferenceImages.triptych(old, map, new)
    if sheet.width > Self.maximumWidth {
      sheet = sheet.resampled(width: Self.maximumWidth, height: max(1, sheet.height * Self.maximumWidth / sheet.width))
    }
    let png: [UInt8]
    do { png = try PNGEncoder(effort: 3).encode(sheet) } catch { throw GoldenError.output(.image(error)) }
    try StandardOutput.writeImage(way.bytes(of: sheet, png: png))
  }
}
