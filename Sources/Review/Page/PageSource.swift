import CPages

/// The HTML, CSS, and JavaScript of all pages, compiled into the program.
package enum PageSource {
  /// The texts by the names of their files.
  private static let texts: [String: String] = {
    var texts: [String: String] = [:]
    var index = 0
    while true {
      let file = unsafe pageFile(index)
      guard let name = unsafe file.name else { return texts }
      // Sound: the name and the bytes are constants of the program.
      let bytes = unsafe UnsafeBufferPointer(start: file.bytes, count: file.count)
      texts[unsafe String(cString: name)] = unsafe String(decoding: bytes, as: UTF8.self)
      index += 1
    }
  }()

  /// Returns the text of a file.
  ///
  /// - Parameter name: The name of the file, such as `page.html`.
  /// - Returns: The text.
  /// - Precondition: `CPages` has the file.
  package static func text(of name: String) -> String {
    guard let text = texts[name] else { preconditionFailure("CPages has no \(name)") }
    return text
  }
}
