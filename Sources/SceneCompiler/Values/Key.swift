import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// A key of a map in a scene file, with the type of its value.
package struct Key<Value: Sendable>: Sendable {
  package let name: String
  package let type: ValueType<Value>
  package let summary: String
  package let isRequired: Bool

  package init(_ name: String, _ type: ValueType<Value>, _ summary: String, isRequired: Bool = false) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isRequired = isRequired
  }

  /// The description of the key, without the type of its value, for lists of keys.
  package var description: KeyDescription {
    KeyDescription(
      name: name, typeName: type.name, schema: type.schema, summary: summary, isRequired: isRequired
    ) { [type] entry, context in
      _ = context.read(entry.value, as: type, for: entry.key, at: entry.keyRange)
    } compile: { [type] entry, context in
      // Nodes are compiled later, by the reader of the key.
      if Value.self == SyntaxNode.self {
        return CompiledRecord.Entry(
          name: entry.key, value: 0, range: entry.value.range, form: .word(entry.value.text ?? "…"))
      }
      let value = context.compiled(entry.value, as: type, for: entry.key, at: entry.keyRange)
      return CompiledRecord.Entry(name: entry.key, value: value, range: entry.value.range, form: value.form)
    }
  }
}
