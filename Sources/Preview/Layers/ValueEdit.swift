import SceneDiagnostics
import SceneSyntax

/// Replaces or adds a single value in the text of a scene file.
struct ValueEdit {
  private let text: String
  private let root: SyntaxNode

  /// Parses a file's text.
  ///
  /// - Throws: ``SceneEditError`` when the text isn't YAML.
  init(_ text: String) throws(SceneEditError) {
    self.text = text
    var source = YAMLSource(0, of: DiagnosticLog(sources: [SourceText(name: "scene", text: text)]))
    guard let root = source.read() else { throw SceneEditError(description: "the file is not valid YAML") }
    self.root = root
  }

  /// Returns the text with a new value.
  ///
  /// - Parameters:
  ///   - path: The path to the value through maps and lists; a missing last key is added.
  ///   - value: The value; it is quoted where the old value is, or where YAML requires it.
  /// - Returns: The whole text.
  /// - Throws: ``SceneEditError`` when the value isn't a single one.
  func setting(_ path: [String], to value: String) throws(SceneEditError) -> String {
    guard !value.isEmpty, !value.contains(where: \.isNewline) else {
      throw SceneEditError(description: "a value must be one line of text")
    }
    guard let last = path.last, let parent = node(at: path.dropLast()) else {
      throw SceneEditError(description: "the file no longer contains this value")
    }
    guard let node = Self.child(last, of: parent) else {
      return try TextEdit(changes: [insertion(of: "\(last): \(Self.plain(value))", in: parent)]).applied(to: text)
    }
    guard case .scalar(let old, let isQuoted) = node.content, !old.contains(where: \.isNewline) else {
      throw SceneEditError(description: "\(last) is \(node.kindName): edit it in the file")
    }
    guard isQuoted else {
      return try replace(node, old, by: Self.plain(value))
    }
    // Text with escapes differs from its source, so the edit fails and says so.
    for quote in ["'", "\""] where !value.contains(where: { "'\"\\".contains($0) }) {
      if let text = try? replace(node, quote + old + quote, by: quote + value + quote) { return text }
    }
    throw SceneEditError(description: "text with quotes or escapes must be edited in the file")
  }

  private func replace(_ node: SyntaxNode, _ old: String, by new: String) throws(SceneEditError) -> String {
    try TextEdit(changes: [TextEdit.Change(range: node.range, old: old, new: new)]).applied(to: text)
  }

  /// Returns a value in source form, quoted if it needs to be.
  private static func plain(_ value: String) -> String {
    let isPlain =
      value.allSatisfy { $0.isLetter || $0.isNumber || " ._+-*/()°%".contains($0) }
      && !(value.first.map { " *%-".contains($0) } ?? true) || Double(value) != nil
    return isPlain && value.last != " " ? value : "'\(value.replacing("'", with: "''"))'"
  }

  private func node(at path: ArraySlice<String>) -> SyntaxNode? {
    var node: SyntaxNode? = root
    for key in path { node = node.flatMap { Self.child(key, of: $0) } }
    return node
  }

  private static func child(_ key: String, of node: SyntaxNode) -> SyntaxNode? {
    switch node.content {
    case .map(let entries): entries.first { $0.key == key }?.value
    case .list(let items): Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil }
    default: nil
    }
  }

  /// The keys that stay before an added one.
  private static let geometry: Set<String> = [
    "frame", "position", "size", "bounds", "anchorPoint", "path", "for", "layout",
  ]

  /// Returns the insertion of a key into a layer's map: after its name and its geometry.
  private func insertion(of item: String, in node: SyntaxNode) throws(SceneEditError) -> TextEdit.Change {
    guard case .map(let entries) = node.content, let first = entries.first else {
      throw SceneEditError(description: "the file no longer contains this layer")
    }
    // A map in braces begins before its first key.
    let isFlow = node.range.line != first.keyRange.line || node.range.column < first.keyRange.column
    let indent = String(repeating: " ", count: first.keyRange.column - 1)
    if let next = entries.dropFirst().first(where: { !Self.geometry.contains($0.key) }) {
      return TextEdit.Change(range: next.keyRange, old: "", new: item + (isFlow ? ", " : "\n" + indent))
    }
    if isFlow {
      guard case .scalar = first.value.content else {
        throw SceneEditError(description: "\(item) cannot be added to this layer: add it in the file")
      }
      let end = first.value.range
      let range = SourceRange(line: end.line, column: end.column + end.length, length: 1)
      return TextEdit.Change(range: range, old: "", new: ", " + item)
    }
    guard let next = entries.dropFirst().first else {
      let range = SourceRange(line: first.keyRange.line + 1, column: 1, length: 1)
      return TextEdit.Change(range: range, old: "", new: indent + item + "\n")
    }
    return TextEdit.Change(range: next.keyRange, old: "", new: item + "\n" + indent)
  }
}
