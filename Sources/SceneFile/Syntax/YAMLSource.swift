import Yams

/// Reads YAML into syntax nodes; types are left undecided, and what YAML would spoil is masked or refused.
struct YAMLSource {
  /// The longest file that is read, in bytes.
  private static let largestFile = 8 << 20
  /// The most values a file may hold once its aliases are filled in.
  private static let mostNodes = 200_000

  private let text: String
  private let log: DiagnosticLog
  /// The index of the text in the log.
  private let file: Int
  private let mask: CommaMask
  private var nodeCount = 0

  /// Makes a reader of one of the log's texts.
  init(_ file: Int, of log: DiagnosticLog) {
    text = log.sources[file].text
    self.file = file
    self.log = log
    mask = CommaMask(text: text)
  }

  /// The file's one document; nil when it cannot be read, which the log then tells.
  mutating func read() -> SyntaxNode? {
    guard text.utf8.count <= Self.largestFile else {
      log.error(at: whole, "the file is larger than 8 MB; a scene is a few pages of text")
      return nil
    }
    do {
      let parser = try Parser(yaml: mask.masked(text), resolver: .basic)
      guard let root = try parser.singleRoot() else {
        log.error(at: whole, "the file is empty", hint: "a scene needs at least canvas and layers")
        return nil
      }
      return convert(root)
    } catch let error as YamlError {
      report(error)
    } catch {
      log.error(at: whole, "the file cannot be read as YAML: \(error)")
    }
    return nil
  }

  /// What is wrong with the file as a whole.
  private var whole: SourceRange { SourceRange(line: 0, column: 0, length: 0, file: file) }

  private mutating func convert(_ node: Node) -> SyntaxNode? {
    nodeCount += 1
    guard nodeCount <= Self.mostNodes else {
      log.error(at: whole, "with its aliases filled in, the file holds more than \(Self.mostNodes) values")
      return nil
    }
    var range = SourceRange(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, length: 1, file: file)
    switch node {
    case .scalar(let scalar):
      let text = mask.unmasked(scalar.string)
      let isQuoted = scalar.style != .plain && scalar.style != .any
      if text.isEmpty && !isQuoted { return SyntaxNode(content: .empty, range: range) }
      range.length = max(1, text.unicodeScalars.count + (isQuoted ? 2 : 0))
      return SyntaxNode(content: .scalar(text, isQuoted: isQuoted), range: range)
    case .sequence(let sequence):
      var items: [SyntaxNode] = []
      for item in sequence {
        guard let item = convert(item) else { return nil }
        items.append(item)
      }
      return SyntaxNode(content: .list(items), range: range)
    case .mapping(let mapping):
      var entries: [SyntaxNode.Entry] = []
      for (key, value) in mapping {
        guard let key = convert(key), let value = convert(value) else { return nil }
        guard let name = key.text else {
          log.error(at: key.range, "a key must be a word, and this is \(key.kindName)")
          return nil
        }
        entries.append(SyntaxNode.Entry(key: name, keyRange: key.range, value: value))
      }
      return SyntaxNode(content: .map(entries), range: range)
    case .alias:
      log.error(at: range, "an alias of something that is not there")
      return nil
    }
  }

  private func report(_ error: YamlError) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let range = SourceRange(line: mark.line, column: mark.column, length: 1, file: file)
      let (message, hint) = explain(problem, at: mark)
      log.error(at: range, message, hint: hint)
    case .duplicatedKeysInMapping(let duplicates, let context):
      let name = duplicates.first ?? ""
      let range = SourceRange(
        line: context.mark.line, column: context.mark.column, length: name.unicodeScalars.count, file: file)
      log.error(at: range, "the key ‘\(name)’ stands twice in one map", hint: "keep one of them")
    case .reader:
      log.error(at: whole, "the file is not UTF-8 text")
    default:
      log.error(at: whole, "the file cannot be read as YAML")
    }
  }

  /// What to write where a # has taken the end of a bracket into a comment; nil where none has.
  private func commentHint(before mark: Mark) -> String? {
    for number in stride(from: mark.line, to: max(0, mark.line - 3), by: -1) {
      let line = log.line(of: SourceRange(line: number, column: 1, length: 1, file: file))
      guard let hash = line.ranges(of: " #").first else { continue }
      let before = line[..<hash.lowerBound]
      if before.count(where: { "{[".contains($0) }) > before.count(where: { "}]".contains($0) }) {
        return "for YAML, the # in line \(number) begins a comment: quote the text, or the colour"
      }
    }
    return nil
  }

  /// The parser's words for what went wrong, in the user's.
  private func explain(_ problem: String, at mark: Mark) -> (message: String, hint: String?) {
    let line = log.line(of: SourceRange(line: mark.line, column: 1, length: 1, file: file))
    let indent = line.prefix { $0 == " " || $0 == "\t" }
    if indent.contains("\t") || line.dropFirst(mark.column - 1).first == "\t" {
      return ("a tab cannot indent YAML", "use spaces")
    }
    if problem.contains("mapping values are not allowed") {
      return ("‘: ’ cannot stand inside a value", "quote the text, or write if … then … else")
    }
    if problem.contains("another document") { return ("a second document begins here", "one file is one scene") }
    if problem.contains("undefined alias") { return ("no anchor of that name stands before this alias", nil) }
    if problem.contains("did not find expected ',' or") {
      return ("a ‘,’ or a closing bracket is missing before this", commentHint(before: mark))
    }
    if problem.contains("end of stream") || problem.contains("unexpected end") {
      return ("the file ends inside a quoted text or a bracket", nil)
    }
    if problem.contains("did not find expected key") || problem.contains("did not find expected '-'") {
      return ("this line does not fit the indentation around it", "entries of one map or list begin in one column")
    }
    return ("not YAML: \(problem)", nil)
  }
}
