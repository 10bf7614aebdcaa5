import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneSyntax

/// A map with known keys, each value compiled.
struct CompiledRecord: Sendable {
  struct Entry: Sendable {
    /// The ``Computed`` value of the key's type.
    let value: any Sendable
    /// The place of the value.
    let range: SourceRange
    let text: @Sendable () -> String
  }

  /// The place of the record, for messages about missing keys.
  let range: SourceRange
  /// True if it has keys that are not known.
  let hasUnknownKeys: Bool
  let entries: [String: Entry]

  /// The record as people read it, in the order of the file.
  var text: String { text(with: nil) }

  /// The record's description, with the value of its first key.
  func text(with first: String?) -> String {
    func place(_ entry: Entry) -> (Int, Int, Int) { (entry.range.file, entry.range.line, entry.range.column) }
    let keys = entries.sorted { place($0.value) < place($1.value) }
    return keys.enumerated().map { index, entry in
      "\(entry.key): \(index == 0 ? first ?? entry.value.text() : entry.value.text())"
    }.joined(separator: ", ")
  }
}

/// A compiled record, evaluated at a time.
struct RecordValues {
  let record: CompiledRecord
  let frame: Frame

  var range: SourceRange { record.range }
  var log: DiagnosticLog { frame.log }

  /// Returns whether a key is there.
  func has(_ key: KeyDescription) -> Bool { record.entries[key.name] != nil }

  /// Returns the place of a key's value; nil when the key is not there.
  func range<Value>(of key: Key<Value>) -> SourceRange? { record.entries[key.name]?.range }

  /// The value of a key; nil when it is not there, or means nothing now.
  func read<Value>(_ key: Key<Value>) -> Value? {
    (record.entries[key.name]?.value as? Computed<Value>)?.value(frame)
  }
}
