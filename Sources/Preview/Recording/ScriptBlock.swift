/// Finds and replaces the lines of a top-level key in the text of a scene file.
struct ScriptBlock {
  private let lines: [Substring]
  /// The line ending.
  private let newline: String

  /// Parses a file's text.
  ///
  /// - Throws: ``SceneEditError`` when the file isn't in block style, with each top-level key on its own line.
  init(_ text: String) throws(SceneEditError) {
    newline = text.contains("\r\n") ? "\r\n" : "\n"
    lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard !lines.contains(where: { $0.first == "{" }) else {
      throw SceneEditError(description: "the scene is written as JSON: copy the script and insert it by hand")
    }
  }

  /// Returns the lines of a key and its value, without the blank lines and comments that follow; nil if the key is
  /// missing.
  private func range(of key: String) -> Range<Int>? {
    guard let start = lines.firstIndex(where: { Self.key(of: $0) == key }) else { return nil }
    var end = start + 1
    // An unindented line that isn't a list item begins another key; a comment before it may belong to that key.
    for index in lines.indices.dropFirst(start + 1) {
      guard let first = lines[index].first, first != "#" else { continue }
      guard first == " " || first == "\t" || lines[index] == "-" || lines[index].hasPrefix("- ") else { break }
      end = index + 1
    }
    return start..<end
  }

  private static func key(of line: Substring) -> String? {
    guard let colon = line.firstIndex(of: ":"), let first = line.first, first != " ", first != "#" else { return nil }
    return line[..<colon].filter { $0 != "'" && $0 != "\"" && $0 != " " }
  }

  /// Returns the value of a key on the same line; nil if the key is missing.
  func value(of key: String) -> String? {
    guard let range = range(of: key), let colon = lines[range.lowerBound].firstIndex(of: ":") else { return nil }
    let value = lines[range.lowerBound][lines[range.lowerBound].index(after: colon)...]
    let text = value.prefix { $0 != "#" }
    return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Returns the text with a key's lines replaced; a missing key is appended.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - block: The lines of the key and its value.
  /// - Returns: The whole text.
  func replacing(_ key: String, with block: String) -> String {
    let new = block.split(separator: "\n").map { $0 }
    var result = lines
    if let range = range(of: key) {
      result.replaceSubrange(range, with: new)
    } else {
      while result.last?.allSatisfy(\.isWhitespace) == true { result.removeLast() }
      result += new + [""]
    }
    return result.joined(separator: newline)
  }

  /// Returns the text with an item added to the list of a key.
  ///
  /// - Parameters:
  ///   - item: The item, on one line.
  ///   - key: The key of the list; if it is missing, it is added.
  ///   - other: The key that a missing key follows.
  /// - Returns: The whole text.
  /// - Throws: ``SceneEditError`` when the value isn't a list.
  func adding(_ item: String, to key: String, after other: String) throws(SceneEditError) -> String {
    var result = lines
    guard let range = range(of: key) else {
      let new = ["\(key):", "  - \(item)"].map { Substring($0) }
      if let place = self.range(of: other)?.upperBound {
        result.insert(contentsOf: new, at: place)
      } else {
        while result.last?.allSatisfy(\.isWhitespace) == true { result.removeLast() }
        result += new + [""]
      }
      return result.joined(separator: newline)
    }
    let value = value(of: key) ?? ""
    if value.isEmpty {
      let first = lines[range].dropFirst().first { $0.drop { $0 == " " }.first == "-" }
      guard let first else {
        throw SceneEditError(description: "\(key): is not a list, so the step cannot be added: write it as a list")
      }
      result.insert(first.prefix { $0 == " " } + "- \(item)", at: range.upperBound)
    } else if value == "[]" {
      result.replaceSubrange(range, with: ["\(key):", "  - \(item)"].map { Substring($0) })
    } else if value.hasPrefix("["), let bracket = lines[range.lowerBound].firstIndex(of: "[") {
      let line = lines[range.lowerBound]
      result[range.lowerBound] = line[...bracket] + "\(item), " + line[line.index(after: bracket)...]
    } else {
      throw SceneEditError(description: "\(key): is a single step: write it as a list to add another one")
    }
    return result.joined(separator: newline)
  }
}
