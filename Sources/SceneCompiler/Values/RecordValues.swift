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

  /// Returns whether a key is there.
  package func has<Value>(_ key: Key<Value>) -> Bool { has(key.name) }

  /// Returns whether the key of a name is there.
  package func has(_ name: String) -> Bool { record[name] != nil }

  /// Returns the place of a key's value; nil when the key is not there.
  package func range<Value>(of key: Key<Value>) -> SourceRange? { record[key.name]?.range }

  /// The value of a key; nil when it is not there, or means nothing now.
  package func read<Value>(_ key: Key<Value>) -> Value? {
    (record[key.name]?.value as? Computed<Value>)?.value(frame)
  }
}
