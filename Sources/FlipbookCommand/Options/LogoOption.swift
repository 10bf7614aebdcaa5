import ArgumentParser
import Flipbook
import Review

/// The option for a logo on a page.
struct LogoOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show this image beside the title: a PNG, JPEG, GIF, WebP or SVG file, stored in the page.", valueName: "file"),
    completion: .file(extensions: ["svg", "png", "jpg", "jpeg", "webp", "gif"]))
  var logo: String?

  /// The largest file, in bytes.
  private static let maximumByteCount = 1_000_000

  /// Reads the logo; nil if there is none.
  ///
  /// - Throws: `RenderError` when the file cannot be read, or `ValidationError` when it is not a small image.
  func read() throws -> PageLogo? {
    guard let logo else { return nil }
    let bytes = try InputFile.read(logo)
    guard bytes.count <= Self.maximumByteCount else {
      throw ValidationError(
        "\(logo) has \(ByteCount.text(bytes.count)), but a logo can have at most \(ByteCount.text(Self.maximumByteCount))"
      )
    }
    guard let mediaType = Self.mediaType(of: bytes) else {
      throw ValidationError("\(logo) is not a PNG, JPEG, GIF, WebP or SVG file")
    }
    return PageLogo(mediaType: mediaType, bytes: bytes)
  }

  private static func mediaType(of bytes: [UInt8]) -> String? {
    switch ImageFormat(of: bytes) {
    case .png: return "image/png"
    case .jpeg: return "image/jpeg"
    case .gif: return "image/gif"
    case .webp: return "image/webp"
    case nil:
      let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
      let first = start.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
      return first == "<" && start.contains("<svg") ? "image/svg+xml" : nil
    }
  }
}
