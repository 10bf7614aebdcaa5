import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The settings that a scene gives names to.
struct Variants: Sendable {
  /// The values of variables by the variants' names, in the order of the file.
  var named: [SyntaxNode.Entry] = []
  /// The variables of the matrix, and their values.
  var matrix: [SyntaxNode.Entry] = []

  /// Reads the names and shapes of `variants` and `matrix`.
  init(_ record: RecordReader) {
    let context = record.context
    func entries(_ key: Key<SyntaxNode>, _ wanted: String) -> [SyntaxNode.Entry] {
      guard let node = record.read(key) else { return [] }
      if case .map(let entries) = node.content { return entries }
      context.mismatch(node, wanted)
      return []
    }
    named = entries(SceneKeys.variants, "a map such as {slow: {speed: 0.5}}").filter { entry in
      if case .map = entry.value.content { return true }
      context.mismatch(entry.value, "a map from variables to values")
      return false
    }
    matrix = entries(SceneKeys.matrix, "a map such as {speed: [0.5, 1, 2]}").filter { entry in
      if case .list(let items) = entry.value.content, !items.isEmpty, items.allSatisfy({ $0.text != nil }) {
        return true
      }
      context.mismatch(entry.value, "a list of values")
      return false
    }
  }

  /// The values of a variant; nil when no variant has the name, with an error in the log.
  func values(of name: String, _ log: DiagnosticLog) -> [SyntaxNode.Entry]? {
    if case .map(let entries)? = named.first(where: { $0.key == name })?.value.content { return entries }
    let names = named.map(\.key)
    log.error(
      "no variant is called ‘\(name)’",
      hint: NearestName.hint(for: name, among: names)
        ?? (names.isEmpty ? "the scene has no variants" : "there are \(names.joined(separator: ", "))"))
    return nil
  }
}
