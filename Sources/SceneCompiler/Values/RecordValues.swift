import Geometry
import LayerTree
import Motion
package import SceneDiagnostics
package import SceneProgram

/// A compiled record, evaluated at a time.
package struct RecordValues {
  package let record: CompiledRecord
  package let frame: Frame

  package init(record: CompiledRecord, frame: Frame) {
    self.record = record
    self.frame = frame
  }

  package var range: SourceRange { record.range }
  package var log: DiagnosticLog { frame.log }

  /// Returns true if the record has a key.
  package func has<Value>(_ key: Key<Value>) -> Bool { has(key.name) }

  /// Returns true if the record has a key with a name.
  package func has(_ name: String) -> Bool { record[name] != nil }

  /// Returns the source range of a key's value; nil if the key is missing.
  package func range<Value>(of key: Key<Value>) -> SourceRange? { record[key.name]?.range }

  /// Returns the value of a key; nil if it is missing or invalid at this time.
  package func read<Value>(_ key: Key<Value>) -> Value? {
    (record[key.name]?.value as? Computed<Value>)?.value(frame)
  }
}
