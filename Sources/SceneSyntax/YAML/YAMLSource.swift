package import SceneDiagnostics

/// Reads YAML into syntax nodes without assigning types, and masks or rejects text that YAML would misread.
package struct YAMLSource {
  /// The maximum size of a file, in bytes.
  private static let maximumFileSize = 8 << 20
  /// The maximum number of values in a file after its aliases are expanded.
  private static let maximumNodeCount = 200_000
  /// The maximum nesting depth of lists and maps.
  private static let maximumLevelCount = 1000

  private let text: String
  private let log: DiagnosticLog
  /// The index of the text in the log.
  private let file: Int
  private var mask: ExpressionMask
  private var nodeCount = 0
  /// The number of lists and maps around the current node.
  private var level = 0
  /// The node at each anchor, and its number of nodes.
  private var anchors: [String: (node: SyntaxNode, nodeCount: Int)] = [:]

  /// Creates a reader for one of the log's texts.
  package init(_ file: Int, of log: DiagnosticLog) {
    text = log.sources[file].text
    self.file = file
    self.log = log
    mask = ExpressionMask()
  }

  /// Reads the file's only document; returns nil, after logging an error, if that fails.
  package mutating func read() -> SyntaxNode? {
    guard text.utf8.count <= Self.maximumFileSize else {
      log.error(at: whole, "the file is larger than 8 MB; a scene is a few pages of text")
      return nil
    }
    mask = ExpressionMask(text: text)
    do {
      var events = try YAMLEvents(mask.masked(text))
      return try document(in: &events)
    } catch {
      report(error)
      return nil
    }
  }

  /// The source range for messages about the whole file.
  private var whole: SourceRange { SourceRange(line: 0, column: 0, length: 0, file: file) }

  private mutating func document(in events: inout YAMLEvents) throws(YAMLError) -> SyntaxNode? {
    var event = try events.next()
    while true {
      switch event.kind {
      case .streamStart, .documentStart: event = try events.next()
      case .streamEnd:
        log.error(at: whole, "the file is empty", hint: "a scene needs at least canvas and layers")
        return nil
      default:
        guard let root = try node(event, in: &events) else { return nil }
        // Consumes the end of the document; the event after it should be the end of the stream.
        _ = try events.next()
        let last = try events.next()
        if case .streamEnd = last.kind { return root }
        log.error(at: range(of: last), "a second document begins here", hint: "a file holds one scene")
        return nil
      }
    }
  }

  /// Reads the node that starts with an event; returns nil, after logging an error, if the node is invalid.
  private mutating func node(_ event: YAMLEvent, in events: inout YAMLEvents) throws(YAMLError) -> SyntaxNode? {
    let before = nodeCount
    guard count(1) else { return nil }
    level += 1
    defer { level -= 1 }
    guard level <= Self.maximumLevelCount else {
      log.error(
        at: range(of: event), "lists and maps are nested more than \(Self.maximumLevelCount) deep here")
      return nil
    }
    var range = range(of: event)
    let result: SyntaxNode
    let name: String?
    switch event.kind {
    case .scalar(let masked, let isPlain, let anchor):
      let text = mask.unmasked(masked)
      if !(text.isEmpty && isPlain) { range.length = max(1, text.unicodeScalars.count + (isPlain ? 0 : 2)) }
      let content: SyntaxNode.Content = text.isEmpty && isPlain ? .empty : .scalar(text, isQuoted: !isPlain)
      result = SyntaxNode(content: content, range: range)
      name = anchor
    case .listStart(let anchor):
      guard let items = try items(in: &events) else { return nil }
      result = SyntaxNode(content: .list(items), range: range)
      name = anchor
    case .mapStart(let anchor):
      guard let entries = try entries(in: &events) else { return nil }
      result = SyntaxNode(content: .map(entries), range: range)
      name = anchor
    case .alias(let name):
      guard let anchored = anchors[name] else {
        log.error(at: range, "no anchor with this name precedes this alias")
        return nil
      }
      return count(anchored.nodeCount - 1) ? anchored.node : nil
    default: return nil
    }
    if let name { anchors[name] = (result, nodeCount - before) }
    return result
  }

  private mutating func items(in events: inout YAMLEvents) throws(YAMLError) -> [SyntaxNode]? {
    var items: [SyntaxNode] = []
    while true {
      let event = try events.next()
      if case .listEnd = event.kind { return items }
      guard let item = try node(event, in: &events) else { return nil }
      items.append(item)
    }
  }

  private mutating func entries(in events: inout YAMLEvents) throws(YAMLError) -> [SyntaxNode.Entry]? {
    var entries: [SyntaxNode.Entry] = []
    var lines: [String: Int] = [:]
    while true {
      let event = try events.next()
      if case .mapEnd = event.kind { return entries }
      guard let key = try node(event, in: &events) else { return nil }
      guard let name = key.text else {
        log.error(at: key.range, "a key must be a word, but is \(key.kindName)")
        return nil
      }
      if let line = lines.updateValue(key.range.line, forKey: name) {
        let hint = line == key.range.line ? "keep one of them" : "keep one of them: the other is on line \(line)"
        log.error(at: key.range, "the key ‘\(name)’ appears twice in one map", hint: hint)
        return nil
      }
      guard let value = try node(events.next(), in: &events) else { return nil }
      entries.append(SyntaxNode.Entry(key: name, keyRange: key.range, value: value))
    }
  }

  /// Counts nodes; returns false, after logging an error, if there are too many.
  private mutating func count(_ nodes: Int) -> Bool {
    nodeCount += nodes
    guard nodeCount > Self.maximumNodeCount else { return true }
    log.error(at: whole, "with its aliases expanded, the file has more than \(Self.maximumNodeCount) values")
    return false
  }

  private func range(of event: YAMLEvent) -> SourceRange {
    SourceRange(line: event.line, column: event.column, length: 1, file: file)
  }

  /// The range of the first control character, which YAML doesn't allow.
  private var controlCharacter: SourceRange {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let column = line.unicodeScalars.enumerated().first { item in
        item.element != "\t" && item.element != "\r" && item.element.properties.generalCategory == .control
      }
      guard let column else { continue }
      return SourceRange(line: number + 1, column: column.offset + 1, length: 1, file: file)
    }
    return whole
  }

  private func report(_ error: YAMLError) {
    switch error {
    case .text: log.error(at: controlCharacter, "text cannot contain control characters")
    case .memory: log.error(at: whole, "there is not enough memory to read the file")
    case .grammar(let problem, let line, let column):
      let range = SourceRange(line: line, column: column, length: 1, file: file)
      if problem.contains("did not find expected"), let color = unquotedColor(before: range) {
        let text = log.line(of: color).dropFirst(color.column - 1).prefix(color.length)
        return log.error(
          at: color, "in YAML, a # after a space begins a comment, which hides the rest of this line",
          hint: "write '\(text)', with the quotes")
      }
      let (message, hint) = explain(problem, at: range)
      log.error(at: range, message, hint: hint)
    }
  }

  /// Returns the range of an unquoted color whose # has turned a closing bracket into a comment; nil if there is none.
  private func unquotedColor(before mark: SourceRange) -> SourceRange? {
    for number in stride(from: mark.line, to: max(0, mark.line - 4), by: -1) {
      let line = log.line(of: SourceRange(line: number, column: 1, length: 1, file: file))
      guard let hash = line.ranges(of: " #").first else { continue }
      let digits = line[hash.upperBound...].prefix { $0.isHexDigit }
      let before = line[..<hash.lowerBound]
      let isOpen = before.count(where: { "{[".contains($0) }) > before.count(where: { "}]".contains($0) })
      guard isOpen, [3, 4, 6, 8].contains(digits.count) else { continue }
      return SourceRange(
        line: number, column: before.unicodeScalars.count + 2, length: digits.count + 1, file: file)
    }
    return nil
  }

  /// Returns a hint if a # has turned a closing bracket into a comment; nil otherwise.
  private func commentHint(before mark: SourceRange) -> String? {
    for number in stride(from: mark.line, to: max(0, mark.line - 3), by: -1) {
      let line = log.line(of: SourceRange(line: number, column: 1, length: 1, file: file))
      guard let hash = line.ranges(of: " #").first else { continue }
      let before = line[..<hash.lowerBound]
      if before.count(where: { "{[".contains($0) }) > before.count(where: { "}]".contains($0) }) {
        return "in YAML, the # on line \(number) begins a comment: quote the text or the color"
      }
    }
    return nil
  }

  /// Translates the parser's message into a message and a hint for the author of the file.
  private func explain(_ problem: String, at mark: SourceRange) -> (message: String, hint: String?) {
    let line = log.line(of: SourceRange(line: mark.line, column: 1, length: 1, file: file))
    let indent = line.prefix { $0 == " " || $0 == "\t" }
    if indent.contains("\t") || line.dropFirst(mark.column - 1).first == "\t" {
      return ("YAML cannot be indented with tabs", "use spaces")
    }
    if problem.contains("mapping values are not allowed") {
      return ("a value cannot contain ‘: ’", "quote the text, or write if … then … else")
    }
    if problem.contains("expected whitespace or line break"), line.prefix(mark.column).contains("!") {
      return ("in YAML, a ! begins a tag", "write not")
    }
    if problem.contains("did not find expected ',' or") {
      let before = line.prefix(max(0, mark.column - 1)).last { $0 != " " }
      let quoted =
        before == "'" || before == "\"" ? "quote the whole value; \\(…) is evaluated in it" : nil
      return ("a ‘,’ or a closing bracket is missing before this", commentHint(before: mark) ?? quoted)
    }
    if problem.contains("unknown escape character") {
      return (
        "in double quotes, a \\ begins an escape", "use single quotes, or write \\\\ for each \\: '…\\(count)'"
      )
    }
    if problem.contains("end of stream") || problem.contains("unexpected end") {
      return ("the file ends inside quoted text or brackets", nil)
    }
    if problem.contains("did not find expected key") || problem.contains("did not find expected '-'") {
      return (
        "this line does not match the indentation around it",
        "the entries of a map or list must start in the same column"
      )
    }
    return ("not YAML: \(problem)", nil)
  }
}
