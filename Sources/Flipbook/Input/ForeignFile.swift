import Figma

/// A file format that is often given to the wrong command, recognized by its first bytes.
enum ForeignFile {
  /// Returns the format of a file and the command that reads it, or nil for an unknown format.
  ///
  /// - Parameters:
  ///   - bytes: The beginning of the file, or the whole file.
  ///   - readsScenes: True if the command reads scenes and Lottie files, so that they aren't reported.
  /// - Returns: A sentence without a period.
  static func description(of bytes: [UInt8], readsScenes: Bool) -> String? {
    let start = bytes.prefix(4096)
    func begins(with text: String, at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: text.utf8)
    }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return animation("a PNG file") }
    if begins(with: "GIF8") { return animation("a GIF") }
    if begins(with: "RIFF"), begins(with: "WEBP", at: 8) { return animation("a WebP file") }
    if begins(with: "YUV4MPEG2") { return animation("a YUV4MPEG2 stream") }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      return "this is a JPEG file: to show it, make it the contents of a layer in a scene"
    }
    if begins(with: "ftyp", at: 4) { return movie("an MP4 or QuickTime movie") }
    if start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return movie("a WebM or Matroska movie") }
    if begins(with: "%PDF") { return "this is a PDF file: flipbook reads scenes, Lottie files and SVG drawings" }
    if start.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return "this is a ZIP archive: unpack it, or give a Lottie archive (.lottie)"
    }
    let text = String(decoding: start, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if isDrawing(text) {
      return "this is an SVG drawing: convert it to a scene with flipbook import"
    }
    if text.hasPrefix("<") {
      return "this is an XML or HTML file: flipbook reads scenes, Lottie files and SVG drawings"
    }
    if FigmaDocument.isFigma(bytes) { return "this is a Figma file: convert it to a scene with flipbook import" }
    if readsScenes { return nil }
    if let lottie = lottieDescription(of: bytes) { return lottie }
    let lines = text.split(whereSeparator: \.isNewline)
    if lines.contains(where: { $0.hasPrefix("canvas:") }) || lines.contains(where: { $0.hasPrefix("layers:") }) {
      return "this is a scene: render it with flipbook render"
    }
    return nil
  }

  /// Returns whether a file looks like an SVG drawing, which may be compressed.
  static func mayBeDrawing(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0x1F, 0x8B]) { return true }
    return isDrawing(
      String(decoding: bytes.prefix(4096), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" })
  }

  private static func isDrawing(_ text: Substring) -> Bool {
    text.hasPrefix("<svg") || (text.hasPrefix("<?xml") || text.hasPrefix("<!")) && text.contains("<svg")
  }

  /// Returns a description of a file that looks like a Lottie file, or nil for any other file.
  static func lottieDescription(of bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard text.hasPrefix("{"), !text.contains("\"canvas\""), text.contains("\"layers\"") || text.contains("\"assets\""),
      text.contains("\"v\"") || text.contains("\"fr\"")
    else { return nil }
    return "this is a Lottie file: render it with flipbook render"
  }

  private static func animation(_ name: String) -> String {
    "this is \(name), not a scene: use flipbook encode or flipbook compare"
  }

  private static func movie(_ name: String) -> String {
    "this is \(name), not a scene: convert it to a GIF with flipbook encode"
  }
}
