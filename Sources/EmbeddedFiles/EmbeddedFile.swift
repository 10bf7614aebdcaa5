import CEmbeddedFiles

/// A file that is compiled into the program.
@safe package struct EmbeddedFile: Sendable {
  /// The files of Inter, the default typeface.
  package static let fonts = unsafe files(embeddedFont)
  /// The scene files of the kit, whose names are the paths that scenes include them by, such as `kit/ios.yaml`.
  package static let kit = unsafe files(embeddedKit)
  /// The HTML, CSS, and JavaScript of all pages.
  package static let pages = unsafe files(embeddedPage)
  /// The outlines of symbols.
  package static let symbols = unsafe files(embeddedSymbols)
  /// The Swift sources of the helpers of exported code.
  package static let codeHelpers = unsafe files(embeddedCodeHelpers)

  /// The name of the file, such as `page.html`.
  package let name: String
  /// Sound: constants of the program; nothing changes or frees them.
  private nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

  /// The text of a file in UTF-8.
  package var text: String { unsafe String(decoding: bytes, as: UTF8.self) }

  /// Calls `body` with the bytes; they are valid as long as the program runs.
  package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    unsafe body(UnsafeRawBufferPointer(bytes))
  }

  private static func files(_ file: (Int) -> EmbeddedBytes) -> [EmbeddedFile] {
    var files: [EmbeddedFile] = []
    while true {
      let bytes = unsafe file(files.count)
      guard let name = unsafe bytes.name else { return files }
      unsafe files.append(
        EmbeddedFile(
          name: String(cString: name), bytes: UnsafeBufferPointer(start: bytes.bytes, count: bytes.count)))
    }
  }
}
