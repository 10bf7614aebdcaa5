import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The names of things: whether a name is free, its meaning, and that nothing is reported twice.
extension ReadingContext {
  /// Reports a name that is already taken.
  func reportTaken(_ entry: SyntaxNode.Entry, hint: String = "one name means one thing") {
    log.error(at: entry.keyRange, "\(entry.key) is the name of something else already", hint: hint)
  }

  /// Reports a definition whose name is already taken.
  ///
  /// - Parameters:
  ///   - entry: The definition.
  ///   - isTaken: Whether the name already has a meaning at its place.
  /// - Returns: Whether the name is free.
  func isFree(_ entry: SyntaxNode.Entry, unless isTaken: Bool) -> Bool {
    if isTaken { reportTaken(entry) }
    return !isTaken
  }

  /// The entries of a map; nil when the node isn't a map, with an error in the log.
  func entries(of node: SyntaxNode, _ wanted: String) -> [SyntaxNode.Entry]? {
    if case .map(let entries) = node.content { return entries }
    mismatch(node, wanted)
    return nil
  }

  /// Looks up the thing named by a node; reports an unknown name and returns nil.
  ///
  /// - Parameters:
  ///   - node: The name.
  ///   - things: The things by name.
  ///   - kind: Their kind: “animator”.
  ///   - section: The section that defines them: “animators”.
  /// - Returns: The thing, or nil.
  func find<Thing>(_ node: SyntaxNode, among things: [String: Thing], _ kind: String, in section: String) -> Thing? {
    let name = node.text ?? ""
    if let thing = things[name] { return thing }
    guard !lost.contains(name) else { return nil }
    let names = things.keys.sorted()
    log.error(
      at: node.range, "no \(kind) is called \(node.kindName)",
      hint: NearestName.hint(for: name, among: names)
        ?? (names.isEmpty ? "\(section): gives them names" : "there are \(names.joined(separator: ", "))"))
    return nil
  }

  /// Returns the remedy for an unknown name in an expression; nil when there is none.
  func hint(forUnknown name: String) -> String? {
    let word = name.split(separator: ".").first.map(String.init) ?? name
    if definitions.states[word] != nil {
      return "\(word) is a state, which properties of layers, steps, and rules can read, and this cannot"
    }
    if laterVariables.contains(word) {
      return "\(word) is a variable, which colors can’t read: write this color under variables instead"
    }
    if word == "superlayer" { return "the canvas isn’t a layer: it has canvas.width and canvas.height" }
    if ruleNames.contains(word) {
      return "\(word) is named in always, for the rules below it; what steps read is a state"
    }
    return indexed.map { $0.hint(forUnknown: word) }
  }
}
