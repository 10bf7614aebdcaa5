/// A file name with a placeholder for a number, such as `shots/frame_%04d.png`.
package struct FileNamePattern: Hashable, Sendable {
  /// The folder with a trailing slash; empty for the current one.
  package let folder: String
  private let prefix: String
  private let suffix: String
  private let digits: Int

  /// Returns whether a path has a placeholder, so that it stands for several files.
  package static func isPattern(_ path: String) -> Bool { path.contains("%") }

  /// Parses a pattern: exactly one `%d`, or `%04d` for at least four digits, in the last path component; `%%` is a
  /// percent sign.
  ///
  /// - Throws: ``OutputError/badPattern(_:)``.
  package init(_ pattern: String) throws(OutputError) {
    let (folder, name) = TemporaryName.split(pattern)
    var parts = [""]
    var digits = 0
    var rest = name
    while let character = rest.popFirst() {
      guard character == "%" else {
        parts[parts.count - 1].append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        parts[parts.count - 1].append("%")
        continue
      }
      let width = rest.prefix { ("0"..."9").contains($0) }
      rest.removeFirst(width.count)
      guard rest.popFirst() == "d", width.isEmpty || width.first == "0", width.count <= 3 else {
        throw .badPattern(pattern)
      }
      digits = Int(width) ?? 1
      parts.append("")
    }
    guard parts.count == 2, !folder.contains("%") else { throw .badPattern(pattern) }
    self.folder = String(folder)
    prefix = parts[0]
    suffix = parts[1]
    self.digits = digits
  }

  /// Returns the file name, without its folder, for a number.
  package func name(_ number: Int) -> String {
    let text = String(number)
    return prefix + String(repeating: "0", count: max(0, digits - text.utf8.count)) + text + suffix
  }

  /// Returns the number in a file name, given without its folder; nil if the name does not match the pattern.
  package func number(in name: String) -> Int? {
    guard name.utf8.count > prefix.utf8.count + suffix.utf8.count, name.hasPrefix(prefix), name.hasSuffix(suffix)
    else { return nil }
    let text = name.dropFirst(prefix.count).dropLast(suffix.count)
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    return Int(text)
  }
}
