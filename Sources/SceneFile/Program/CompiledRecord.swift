import SceneDiagnostics
import SceneSyntax
import Motion
import LayerTree
import Geometry

/// A map with known keys, each value compiled.
struct CompiledRecord: Sendable {
  struct Entry: Sendable {
    /// The ``Computed`` value of the key's type.
    let value: any Sendable
    /// Where the value stands.
    let range: SourceRange
    let text: @Sendable () -> String
  }

  /// Where the record stands, for what is missing from it.
  let range: SourceRange
  /// Whether it has keys that are not known.
  let hasUnknownKeys: Bool
  let entries: [String: Entry]

  /// The record as people read it.
  var text: String {
    let keys = entries.sorted { ($0.value.range.line, $0.value.range.column, $0.key) < ($1.value.range.line, $1.value.range.column, $1.key) }
    return "{\(keys.map { "\($0.key): \($0.value.text())" }.joined(separator: ", "))}"
  }
}

/// A compiled record at a moment.
struct RecordValues {
  let record: CompiledRecord
  let frame: Frame

  var range: SourceRange { record.range }
  var log: DiagnosticLog { frame.log }

  /// Whether a key is there.
  func has(_ key: KeyDescription) -> Bool { record.entries[key.name] != nil }

  /// Where the value of a key stands; nil when the key is not there.
  func range<Value>(of key: Key<Value>) -> SourceRange? { record.entries[key.name]?.range }

  /// The value of a key; nil when it is not there, or means nothing now.
  func read<Value>(_ key: Key<Value>) -> Value? {
    (record.entries[key.name]?.value as? Computed<Value>)?.value(frame)
  }
}
