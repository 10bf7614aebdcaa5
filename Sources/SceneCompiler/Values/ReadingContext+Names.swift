import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Checks and looks up names, and reports each problem once.
extension ReadingContext {
  /// Reports a name that is already taken.
  func reportTaken(_ entry: SyntaxNode.Entry, hint: String = "choose another name") {
    log.error(at: entry.keyRange, "the name \(entry.key) is already in use", hint: hint)
  }

  /// Checks that a definition's name is available, and logs an error otherwise.
  ///
  /// - Parameters:
  ///   - entry: The definition.
  ///   - isTaken: True if the name already has a meaning in this context.
  /// - Returns: True if the name is available.
  func isFree(_ entry: SyntaxNode.Entry, unless isTaken: Bool) -> Bool {
    if isTaken { reportTaken(entry) }
    return !isTaken
  }

  /// Returns the entries of a map; nil, after logging an error, if the node is not a map.
  func entries(of node: SyntaxNode, _ wanted: String) -> [SyntaxNode.Entry]? {
    if case .map(let entries) = node.content { return entries }
    mismatch(node, wanted)
    return nil
  }

  /// Returns the value with the name in a node, and reports an unknown name.
  ///
  /// - Parameters:
  ///   - node: The name.
  ///   - things: The values by name.
  ///   - kind: The kind of value for messages, such as “animator”.
  ///   - section: The section that defines them, such as “animators”.
  /// - Returns: The value; nil if there is none.
  func find<Thing>(_ node: SyntaxNode, among things: [String: Thing], _ kind: String, in section: String) -> Thing? {
    let name = node.text ?? ""
    if let thing = things[name] { return thing }
    guard !lost.contains(name) else { return nil }
    let names = things.keys.sorted()
    log.error(
      at: node.range, "no \(kind) named \(node.kindName)",
      hint: NearestName.hint(for: name, among: names)
        ?? (names.isEmpty ? "define it under \(section)" : "available \(kind)s: \(names.joined(separator: ", "))"))
    return nil
  }

  /// Returns the hint for an unknown name in an expression; nil if there is none.
  func hint(forUnknown name: String) -> String? {
    let word = name.split(separator: ".").first.map(String.init) ?? name
    if definitions.states[word] != nil {
      return "\(word) is a state, which only layer properties, steps, and rules can read"
    }
    if laterVariables.contains(word) {
      return "\(word) is a variable, which colors can’t read: write this color under variables instead"
    }
    if word == "superlayer" { return "the canvas is not a layer: use canvas.width and canvas.height" }
    if ruleNames.contains(word) {
      return "\(word) is defined in always for the rules below it; steps can read only states"
    }
    return indexed.map { $0.hint(forUnknown: word) }
  }
}
