import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the definitions of a scene: variables, colors, curves, and motions.
struct DefinitionReader {
  let context: ReadingContext

  /// Reads states; their initial values may refer to variables.
  func readStates(_ entries: [SyntaxNode.Entry]) {
    for entry in entries where context.isFree(entry, unless: context.scope[entry.key] != nil) {
      context.definitions.states[entry.key] = state(entry)
    }
  }

  /// Returns the initial value of a state: a value, or one of several words.
  func state(_ entry: SyntaxNode.Entry) -> ExpressionValue? {
    guard case .map = entry.value.content else { return declared(entry, entry.value) }
    guard let record = context.record(entry.value, as: Self.choice), let node = record.read(VariableKeys.value) else {
      return nil
    }
    let choices = record.read(VariableKeys.choices)?.items
    guard let words = VariableDeclaration(value: node, choices: choices).words else {
      return declared(entry, node)
    }
    guard let word = node.text, words.contains(word) else {
      context.log.error(
        at: node.range, "\(node.kindName) is not one of the choices of \(entry.key)",
        hint: "the choices are \(words.joined(separator: ", "))")
      return nil
    }
    return .choice(Choice(word: word, words: words))
  }

  private func declared(_ entry: SyntaxNode.Entry, _ node: SyntaxNode) -> ExpressionValue? {
    let value = context.declared(node)
    if value == nil { context.lose(entry.key) }
    return value
  }

  private static let choice = RecordType(
    name: "state", summary: "A state that is one of several words.",
    keys: [VariableKeys.value.description, VariableKeys.choices.description])

  func readColors(_ entries: [SyntaxNode.Entry]) {
    for entry in entries {
      guard let color = context.read(entry.value, as: .color, for: entry.key, at: entry.keyRange) else {
        context.lose(entry.key)
        continue
      }
      if context.isFree(entry, unless: context.scope[entry.key] != nil) { context.scope[entry.key] = .color(color) }
    }
  }

  func readCurves(_ entries: [SyntaxNode.Entry]) {
    for entry in entries {
      context.definitions.curves[entry.key] = context.read(
        entry.value, as: .timingFunction, for: entry.key, at: entry.keyRange)
    }
  }

  func readMotions(_ entries: [SyntaxNode.Entry]) {
    for entry in entries { context.definitions.motions[entry.key] = entry }
  }

  func readActions(_ entries: [SyntaxNode.Entry]) {
    for entry in entries { context.definitions.actions[entry.key] = entry }
  }

  func readComponents(_ entries: [SyntaxNode.Entry]) {
    for entry in entries { context.definitions.components[entry.key] = entry }
  }
}
