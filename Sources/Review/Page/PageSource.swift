import EmbeddedFiles

/// The HTML, CSS, and JavaScript of all pages, compiled into the program.
package enum PageSource {
  /// The texts by the names of their files.
  private static let texts = Dictionary(uniqueKeysWithValues: EmbeddedFile.pages.map { ($0.name, $0.text) })

  /// Returns the text of a file.
  ///
  /// - Parameter name: The name of the file, such as `page.html`.
  /// - Returns: The text.
  /// - Precondition: The file is one of ``EmbeddedFile/pages``.
  package static func text(of name: String) -> String {
    guard let text = texts[name] else { preconditionFailure("no page \(name)") }
    return text
  }
}
