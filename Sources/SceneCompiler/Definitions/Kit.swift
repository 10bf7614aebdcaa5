import EmbeddedFiles

/// The files of components and springs that are compiled into the program.
///
/// A scene includes them by a path that begins with `kit/`. A file beside the scene takes precedence over one with the
/// same path.
package enum Kit {
  /// The folder in the paths of all files.
  package static let folder = "kit/"

  /// The texts by path.
  package static let texts = Dictionary(uniqueKeysWithValues: EmbeddedFile.kit.map { ($0.name, $0.text) })

  /// The paths of all files, sorted.
  package static let names = texts.keys.sorted()

  /// Returns the file with a path.
  static func file(named name: String) -> IncludedFile? {
    texts[name].map { IncludedFile(identity: identity + name, name: name, text: $0) }
  }

  /// Returns the path of a file that a file of the kit includes.
  ///
  /// - Parameters:
  ///   - name: The name, relative to the including file.
  ///   - includer: The path of the including file.
  /// - Returns: The path.
  static func path(of name: String, from includer: String) -> String {
    var parts = includer.split(separator: "/").dropLast()
    for part in name.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The beginning of the identities of the kit's files, which no path has.
  private static let identity = "\0"
}
