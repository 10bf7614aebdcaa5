import EmbeddedFiles

/// The sources of the helpers of exported code, which are compiled in `CodeHelpers` and copied from its files.
enum CodeHelperSource {
  /// The lines of each helper, by its name, which an API may follow: `fit for uiKit`.
  private static let sections: [String: [String]] = {
    var sections: [String: [String]] = [:]
    var name: String?
    let text = EmbeddedFile.codeHelpers.map(\.text).joined()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(mark) {
        name = String(line.dropFirst(mark.count))
      } else if line == "}" {
        name = nil
      } else if let name {
        sections[name, default: []].append(String(line.dropFirst(2)))
      }
    }
    return sections.mapValues { lines in lines.last == "" ? lines.dropLast() : lines }
  }()

  private static let mark = "  // MARK: "

  /// Returns the lines of a helper without indentation; empty if there is none with that name.
  static func lines(of name: String, in style: SceneCodeStyle) -> [String] {
    sections["\(name) for \(style)"] ?? sections[name] ?? []
  }
}
