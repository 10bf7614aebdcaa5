import Arithmetic
import SceneDiagnostics
import SceneSyntax

/// The keys of a layer as written in the text of a scene file.
struct LayerText {
  /// A value that can be typed, or the reason why not.
  struct Part: Hashable {
    /// The path to the value through the maps and lists of the file.
    var path: [String]
    /// The text of the value, without quotes.
    var text: String
    /// The number, from the file or from a variable; nil for anything else.
    var value: Double?
    /// The variable that the value comes from; nil if there is none.
    var variable: String?
    /// The reason why the value can't be changed here; nil if it can.
    var obstacle: String?
  }

  /// A key with its values: several for a list such as a frame.
  struct Key: Hashable {
    var name: String
    /// The line of the key; nil for a key that the layer doesn't have yet.
    var line: Int?
    var parts: [Part]
  }

  /// The path to the layer's map through the maps and lists of the file.
  let path: [String]
  let keys: [Key]

  /// The keys that any layer can have, offered for layers without them, with their default values.
  private static let usual = [("cornerRadius", "0"), ("opacity", "1"), ("backgroundColor", "")]
  /// The keys whose values are not the layer's own.
  private static let nested: Set<String> = ["layers", "sublayers", "mask"]

  /// Finds the layer whose name is at a position of a text; nil if there is none.
  ///
  /// - Parameters:
  ///   - line: The line of the name, from 1.
  ///   - column: The column of the name, from 1.
  ///   - root: The scene file.
  ///   - variables: The current values of the variables.
  init?(atLine line: Int, column: Int, in root: SyntaxNode, variables: [String: String]) {
    guard let (path, entries, opening) = Self.find(root, path: [], line: line, column: column) else { return nil }
    self.path = path
    var keys = entries.filter { !Self.nested.contains($0.key) }.map { entry in
      let path = path + [entry.key]
      let parts: [Part] =
        switch entry.value.content {
        case .list(let items):
          items.enumerated().map { Self.part($1, path + ["\($0)"], variables) }
        default: [Self.part(entry.value, path, variables)]
        }
      return Key(name: entry.key, line: entry.keyRange.line, parts: parts)
    }
    let isInstance = entries.contains { $0.key == "use" }
    for (name, value) in Self.usual where !isInstance && !keys.contains(where: { $0.name == name }) {
      keys.append(
        Key(
          name: name, line: nil, parts: [Part(path: path + [name], text: "", value: Double(value))]))
    }
    // The name identifies the layer in steps, which would have to change with it.
    if let index = keys.firstIndex(where: { $0.name == opening }) {
      keys[index].parts[0].obstacle = "steps refer to the layer by its name: rename it in the file"
    }
    self.keys = keys
  }

  private static func find(
    _ node: SyntaxNode, path: [String], line: Int, column: Int
  ) -> (path: [String], entries: [SyntaxNode.Entry], opening: String)? {
    switch node.content {
    case .list(let items):
      for (index, item) in items.enumerated() {
        if let found = find(item, path: path + ["\(index)"], line: line, column: column) { return found }
      }
    case .map(let entries):
      if let opening = entries.first(where: { $0.value.range.line == line && $0.value.range.column == column }),
        opening.value.text != nil
      {
        return (path, entries, opening.key)
      }
      for entry in entries {
        if let found = find(entry.value, path: path + [entry.key], line: line, column: column) { return found }
      }
    default: break
    }
    return nil
  }

  private static func part(_ node: SyntaxNode, _ path: [String], _ variables: [String: String]) -> Part {
    guard case .scalar(let text, let isQuoted) = node.content else {
      return Part(path: path, text: "…", obstacle: "\(node.kindName): edit it in the file")
    }
    if isQuoted { return Part(path: path, text: text) }
    if let value = number(text) { return Part(path: path, text: text, value: value) }
    if let value = variables[text] {
      return Part(path: path, text: value, value: number(value), variable: text)
    }
    let isFormula = text.contains { "+*/()<>=?".contains($0) } || text.contains(" - ")
    return Part(path: path, text: text, obstacle: isFormula ? "set by the formula ‘\(text)’" : nil)
  }

  /// Parses a number with or without a unit.
  private static func number(_ text: String) -> Double? {
    for unit in ["", "s", "deg"] where text.hasSuffix(unit) {
      if let value = Double(text.dropLast(unit.count)), value.isFinite { return value }
    }
    return nil
  }
}
