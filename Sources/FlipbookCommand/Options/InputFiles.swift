import ArgumentParser
import Flipbook
import SystemCalls

/// The files that an input of `encode` means.
enum InputFiles {
  /// The PNG files of a folder, or those that a pattern such as `menu_*.png` matches, in the order of the numbers in
  /// their names; any other path is itself.
  static func expand(_ path: String) throws -> [String] {
    let pattern: String
    if FileSystem.kind(of: path) == .folder {
      pattern = path + (path.hasSuffix("/") ? "" : "/") + "*.[pP][nN][gG]"
    } else if path.contains(where: { "*?[".contains($0) }), FileSystem.kind(of: path) == nil {
      pattern = path
    } else {
      return [path]
    }
    let paths = FilePaths.matching(pattern)
    guard !paths.isEmpty else { throw ValidationError("there are no PNG files in \(path)") }
    return paths.map { (path: $0, key: key(of: $0)) }
      .sorted { ($0.key, $0.path) < ($1.key, $1.path) }
      .map(\.path)
  }

  /// A text for natural sorting: each number in it is preceded by its number of digits.
  private static func key(of path: String) -> String {
    var key = ""
    var rest = path[...]
    while let character = rest.first {
      let isDigit = character.isASCII && character.isNumber
      let part = rest.prefix { ($0.isASCII && $0.isNumber) == isDigit }
      rest = rest.dropFirst(part.count)
      guard isDigit else {
        key += part
        continue
      }
      let digits = part.drop { $0 == "0" }
      // A digit, so that numbers keep their order; no name has a number of a million digits.
      let count = String(digits.count)
      key += String(repeating: "0", count: max(0, 6 - count.count)) + count + digits
    }
    return key
  }
}
