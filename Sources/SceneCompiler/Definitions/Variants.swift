import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The variants of a scene, and its matrix of variable values.
struct Variants: Sendable {
  /// The named variants, each with its variable values, in the order of the file.
  var named: [SyntaxNode.Entry] = []
  /// The variables of the matrix, each with a list of values.
  var matrix: [SyntaxNode.Entry] = []

  /// Reads `variants` and `matrix`, and checks their structure.
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

  /// Returns the variable values of a variant; nil, after logging an error, if there is no such variant.
  func values(of name: String, _ log: DiagnosticLog) -> [SyntaxNode.Entry]? {
    if case .map(let entries)? = named.first(where: { $0.key == name })?.value.content { return entries }
    let names = named.map(\.key)
    log.error(
      "no variant named ‘\(name)’",
      hint: NearestName.hint(for: name, among: names)
        ?? (names.isEmpty ? "the scene has no variants" : "available variants: \(names.joined(separator: ", "))"))
    return nil
  }
}
