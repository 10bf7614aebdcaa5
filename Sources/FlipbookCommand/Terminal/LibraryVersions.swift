import Codecs
import SceneSyntax
import Typography
import VectorArt

/// The versions of the libraries that Flipbook is built on, for bug reports.
enum LibraryVersions {
  /// One line for each library, for `flipbook --version --verbose`.
  static var text: String {
    libraries.map { name, version in
      "\(name)\(String(repeating: " ", count: max(1, 14 - name.count)))\(version)"
    }.joined(separator: "\n")
  }

  private static var libraries: [(name: String, version: String)] {
    (FontLibraries.versions + ImageLibraries.versions + [XMLLibrary.version, YAMLLibrary.version])
      .sorted { $0.name < $1.name }
  }
}
