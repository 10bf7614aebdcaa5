import SceneDiagnostics
import SceneSyntax

/// The locations of variables' values in the text of a scene file.
struct VariableText {
  private let text: String
  private let root: SyntaxNode?
  private let variant: String?

  /// Parses a file's text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - variant: The variant that is played; its values take precedence.
  init(_ text: String, variant: String?) {
    self.text = text
    self.variant = variant
    var source = YAMLSource(0, of: DiagnosticLog(sources: [SourceText(name: "scene", text: text)]))
    root = source.read()
  }

  /// Returns the text with new values.
  ///
  /// - Parameter values: The values in the syntax of scenes, by variable name.
  /// - Returns: The whole text.
  /// - Throws: ``SceneEditError`` for a variable whose value isn't written separately in the file.
  func text(with values: [String: String]) throws(SceneEditError) -> String {
    var edit = TextEdit()
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let node = node(of: name), case .scalar(let old, let isQuoted) = node.content else {
        throw SceneEditError(
          description: "the value of \(name) is not written as a plain value in this file: copy it as YAML")
      }
      // Values that contain quotes or escapes, or would need quotes, must be edited by hand.
      let isSafe = ![old, value].contains { $0.contains { "'\"\\\n".contains($0) } }
      guard isSafe, isQuoted || Self.isPlain(value) else {
        throw SceneEditError(description: "the value of \(name) cannot be saved: copy it as YAML")
      }
      edit.changes.append(
        TextEdit.Change(
          range: node.range.part(from: isQuoted ? 1 : 0, length: old.count), old: old,
          new: isQuoted ? value : unit(of: old, on: value)))
    }
    return try edit.applied(to: text)
  }

  private static func isPlain(_ value: String) -> Bool {
    !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) }
  }

  /// Returns a value with the unit of the old one.
  private func unit(of old: String, on value: String) -> String {
    for unit in ["s", "deg"]
    where old.hasSuffix(unit) && Double(old.dropLast(unit.count)) != nil && Double(value) != nil {
      return value + unit
    }
    return value
  }

  private func node(of name: String) -> SyntaxNode? {
    if let variant, let node = value(of: name, in: value(of: variant, in: value(of: "variants", in: root))) {
      return node
    }
    guard let node = value(of: name, in: value(of: "variables", in: root)) else { return nil }
    if case .map = node.content { return value(of: "value", in: node) }
    return node
  }

  private func value(of key: String, in node: SyntaxNode?) -> SyntaxNode? {
    guard case .map(let entries)? = node?.content else { return nil }
    return entries.first { $0.key == key }?.value
  }
}
