import Encodings
import Geometry
import LayerTree
import SceneDiagnostics
package import SceneProgram
package import SceneSyntax

extension ValueType {
  /// Returns the type of a map with known keys.
  package static func record(
    _ type: RecordType, make: @escaping @Sendable (RecordValues) -> Value?
  ) -> ValueType {
    ValueType("a map of \(type.keys.map(\.name).joined(separator: ", "))", schema: type.schema) { node, context in
      context.compiled(node, as: type, make: make)
    }
  }
}

extension ReadingContext {
  /// Compiles a map as a record, and converts its values.
  package func compiled<Value>(
    _ node: SyntaxNode, as type: RecordType, make: @escaping @Sendable (RecordValues) -> Value?
  ) -> Computed<Value> {
    guard let record = record(node, as: type)?.compiled else { return .failed }
    return Computed(.record(record)) { make(RecordValues(record: record, frame: $0)) }
  }
}
