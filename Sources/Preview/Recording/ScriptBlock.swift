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

  /// Returns the text with a step added to a handler of `when`.
  ///
  /// - Parameters:
  ///   - item: The step, on one line.
  ///   - handler: The layer and its event, such as `menu.touchUpInside`.
  /// - Returns: The whole text.
  /// - Throws: ``SceneEditError`` when the handler is written in a way that takes no other step.
  func adding(_ item: String, toHandler handler: String) throws(SceneEditError) -> String {
    guard let range = range(of: "when") else {
      let other = ["start", "layers"].compactMap { self.range(of: $0)?.upperBound }.first ?? lines.count
      return inserting(["when:", "  \(handler): \(item)"], at: other)
    }
    let value = value(of: "when") ?? ""
    if value.hasPrefix("{"), !lines[range].contains(where: { $0.contains("\(handler):") }),
      let brace = lines[range.lowerBound].firstIndex(of: "{")
    {
      let line = lines[range.lowerBound]
      let rest = line[line.index(after: brace)...]
      let isEmpty = rest.drop { $0 == " " }.first == "}"
      return replacing(range.lowerBound, with: line[...brace] + "\(handler): \(item)\(isEmpty ? "" : ", ")" + rest)
    }
    guard value.isEmpty, let first = range.dropFirst().first(where: { Self.isContent(lines[$0]) }) else {
      throw SceneEditError(description: "when: is not a map with a line for each event: add the step in the file")
    }
    let indent = lines[first].prefix { $0 == " " }
    guard let start = range.dropFirst().first(where: { Self.key(of: lines[$0].dropFirst(indent.count)) == handler })
    else { return inserting(["\(indent)\(handler): \(item)"], at: range.upperBound) }
    return try adding(item, toHandlerAt: start, within: range, indent: indent)
  }

  private func adding(
    _ item: String, toHandlerAt start: Int, within range: Range<Int>, indent: Substring
  ) throws(SceneEditError) -> String {
    let line = lines[start]
    let separator = line.firstRange(of: ": ")?.upperBound ?? line.endIndex
    let value = line[separator...].drop { $0 == " " }
    let content = value.prefix { $0 != "#" }.reversed().drop { $0 == " " }.reversed()
    if value.first == "[" {
      let bracket = line.index(after: value.startIndex)
      let isEmpty = line[bracket...].drop { $0 == " " }.first == "]"
      return replacing(start, with: line[..<bracket] + item + (isEmpty ? "" : ", ") + line[bracket...])
    }
    // A single step in braces on this line becomes the first one of a list.
    if content.first == "{", content.last == "}" {
      let end = line.index(value.startIndex, offsetBy: content.count)
      return replacing(start, with: line[..<value.startIndex] + "[" + content + ", \(item)]" + line[end...])
    }
    let next = range.first { $0 > start && Self.isContent(lines[$0]) }
    guard value.isEmpty || value.first == "#", let next, lines[next].drop(while: { $0 == " " }).first == "-" else {
      let handler = line.drop { $0 == " " }.prefix { $0 != ":" }
      throw SceneEditError(description: "\(handler): is a single step: write it as a list to add another one")
    }
    let bullet = lines[next].prefix { $0 == " " }
    var end = next
    for index in next..<range.upperBound where Self.isContent(lines[index]) {
      let depth = lines[index].prefix { $0 == " " }.count
      guard depth > indent.count || depth == bullet.count && lines[index].dropFirst(depth).first == "-" else { break }
      end = index
    }
    return inserting(["\(bullet)- \(item)"], at: end + 1)
  }

  private static func isContent(_ line: Substring) -> Bool {
    line.first { $0 != " " && $0 != "\t" }.map { $0 != "#" } ?? false
  }

  private func replacing(_ index: Int, with line: some StringProtocol) -> String {
    var result = lines
    result[index] = Substring(line)
    return result.joined(separator: newline)
  }

  private func inserting(_ new: [String], at index: Int) -> String {
    var result = lines
    result.insert(contentsOf: new.map { Substring($0) }, at: index)
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
