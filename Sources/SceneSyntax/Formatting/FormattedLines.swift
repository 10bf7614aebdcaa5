/// Formats the lines of a file one by one.
struct FormattedLines {
  /// An open YAML block: its column in the file, and its column in the result.
  private struct Block {
    let source: Int
    let indent: Int
    let isList: Bool
  }

  private struct Line {
    var indent: Int
    var code: String
    var comment: String?
    /// True for a line of a block scalar, whose text must not be changed.
    var isText = false

    var hasCommentBehind: Bool { !code.isEmpty && comment != nil }
  }

  /// A block scalar, `|` or `>`: the columns of its key and of its lines, and the new column of its lines.
  private struct TextBlock {
    let parent: Int
    var source: Int?
    let indent: Int
  }

  private var lines: [Line] = []
  private var blocks: [Block] = []
  private var scanner = FlowScanner()
  /// The indentation of the line that the open value starts on.
  private var valueIndent = 0
  private var textBlock: TextBlock?
  /// The pending comments and empty lines, to be aligned with the next line.
  private var waiting: [(source: Int, comment: String?)] = []

  /// All comments, in order.
  var comments: [String] { (lines + waitingLines(nil)).compactMap(\.comment) }

  /// Returns all comments of a formatted text.
  static func comments(of text: String) -> [String] {
    var lines = FormattedLines()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { lines.add(String(line)) }
    return lines.comments
  }

  /// Adds the next line of the file.
  mutating func add(_ line: String) {
    let content = line.drop { $0 == " " }
    let source = line.count - content.count
    let isBlank = content.allSatisfy(\.isWhitespace)
    if takeText(line, content, source, isBlank: isBlank) { return }
    if isBlank {
      if !scanner.isOpen { waiting.append((source, nil)) } else { lines.append(Line(indent: 0, code: "")) }
      return
    }
    if scanner.isOpen {
      let depth = scanner.quote == nil ? scanner.depth(before: content) : 1
      let (code, comment) = scanner.scan(content)
      lines.append(Line(indent: valueIndent + 2 * depth, code: code, comment: comment.map(Self.trimmed)))
    } else if content.hasPrefix("#") {
      waiting.append((source, Self.trimmed(String(content))))
    } else {
      addBlock(content, source)
    }
  }

  /// Adds a line of a block scalar, and returns false if none is open or the line is after its end.
  private mutating func takeText(_ line: String, _ content: Substring, _ source: Int, isBlank: Bool) -> Bool {
    guard var block = textBlock else { return false }
    if !isBlank, source <= block.parent {
      textBlock = nil
      // Empty lines at the end aren't part of the block scalar.
      while lines.last?.isText == true, lines.last?.code.isEmpty == true {
        lines.removeLast()
        waiting.append((0, nil))
      }
      return false
    }
    if block.source == nil, !isBlank { block.source = source }
    textBlock = block
    let inset = max(0, source - (block.source ?? source))
    lines.append(
      Line(indent: isBlank ? 0 : block.indent + inset, code: isBlank ? "" : String(content), isText: true))
    return true
  }

  private mutating func addBlock(_ content: Substring, _ source: Int) {
    let before = blocks
    while let last = blocks.last,
      last.source > source || (last.source == source && last.isList && !Self.isItem(content))
    {
      blocks.removeLast()
    }
    var rest = content
    var prefix = ""
    var column = source
    var indent: Int?
    while Self.isItem(rest) {
      let own = enter(column, isList: true)
      if indent == nil { indent = own }
      let after = rest.dropFirst().drop { $0 == " " }
      column += rest.count - after.count
      prefix += "- "
      rest = after
    }
    let key = Self.key(of: rest)
    var value = rest
    if let key {
      let own = enter(column, isList: false)
      if indent == nil { indent = own }
      prefix += key.text + ":"
      value = key.rest.drop(while: \.isWhitespace)
    } else if indent == nil {
      // This is a value on the line after its key, or a continuation line.
      indent = blocks.last.map { $0.indent + 2 } ?? 0
    }
    let line = indent ?? 0
    for waiting in waitingLines((source, line), in: before) { lines.append(waiting) }
    waiting = []
    valueIndent = blocks.last?.indent ?? 0
    if blocks.isEmpty { valueIndent = line }
    let (code, comment) = scanner.scan(value)
    let gap = prefix.isEmpty || prefix.hasSuffix(" ") || code.isEmpty ? "" : " "
    let text = Self.trimmed(prefix + gap + code)
    lines.append(Line(indent: line, code: text, comment: comment.map(Self.trimmed)))
    if !scanner.isOpen, Self.opensText(code) {
      textBlock = TextBlock(parent: key == nil ? source : column, source: nil, indent: (blocks.last?.indent ?? 0) + 2)
    }
  }

  /// Returns the new column of a line in a block, and opens the block unless the line continues it.
  private mutating func enter(_ column: Int, isList: Bool) -> Int {
    if let last = blocks.last, last.source == column, last.isList == isList { return last.indent }
    let indent = blocks.last.map { $0.indent + 2 } ?? 0
    blocks.append(Block(source: column, indent: indent, isList: isList))
    return indent
  }

  /// Returns the pending comments and empty lines before the next line, with consecutive empty lines merged into one.
  private func waitingLines(
    _ next: (source: Int, indent: Int)?, in blocks: [Block]? = nil
  ) -> [Line] {
    var result: [Line] = []
    for (source, comment) in waiting {
      guard let comment else {
        let isAfterBlank = result.last.map { $0.code.isEmpty && $0.comment == nil } ?? false
        if !isAfterBlank, !lines.isEmpty || !result.isEmpty { result.append(Line(indent: 0, code: "")) }
        continue
      }
      // A comment with more indentation than the next line belongs to the lines above.
      let indent =
        if let next, source <= next.source {
          next.indent
        } else {
          (blocks ?? self.blocks).last { $0.source <= source }?.indent ?? 0
        }
      result.append(Line(indent: indent, code: "", comment: comment))
    }
    return result
  }

  /// The formatted text up to here.
  var text: String {
    var all = lines + waitingLines(nil)
    while let last = all.last, last.code.isEmpty, last.comment == nil { all.removeLast() }
    var result = ""
    // Comments at the ends of consecutive lines are aligned in this column.
    var (column, end) = (0, 0)
    for (index, line) in all.enumerated() {
      if index >= end, line.hasCommentBehind {
        end = all[index...].firstIndex { !$0.hasCommentBehind } ?? all.count
        column = (all[index..<end].map { $0.indent + $0.code.count }.max() ?? 0) + 2
      }
      var text = line.code.isEmpty ? "" : String(repeating: " ", count: line.indent) + line.code
      if let comment = line.comment {
        let width = line.code.isEmpty ? line.indent : column
        text += String(repeating: " ", count: max(0, width - text.count)) + comment
      }
      result += text + "\n"
    }
    return result
  }

  private static func isItem(_ content: Substring) -> Bool { content == "-" || content.hasPrefix("- ") }

  /// Returns the key at the beginning of a line, and the text after its colon; nil if there is no key.
  private static func key(of content: Substring) -> (text: String, rest: Substring)? {
    var scanner = FlowScanner()
    if let first = content.first, "'\"".contains(first) {
      guard let end = content.dropFirst().firstIndex(of: first) else { return nil }
      let after = content[content.index(after: end)...].drop { $0 == " " }
      guard after.first == ":" else { return nil }
      return (String(content[...end]), after.dropFirst())
    }
    if let first = content.first, "[{#&*!|>".contains(first) { return nil }
    for index in content.indices where content[index] == ":" {
      let after = content[content.index(after: index)...]
      guard after.isEmpty || after.first?.isWhitespace == true else { continue }
      let code = scanner.scan(content[..<index]).code
      // A colon after a # is part of a comment.
      return code.count == content[..<index].count ? (code, after) : nil
    }
    return nil
  }

  /// Returns whether a value is the header of a block scalar.
  private static func opensText(_ code: String) -> Bool {
    guard let word = code.split(separator: " ").last, let first = word.first else { return false }
    return (first == "|" || first == ">") && word.dropFirst().allSatisfy { "+-0123456789".contains($0) }
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
