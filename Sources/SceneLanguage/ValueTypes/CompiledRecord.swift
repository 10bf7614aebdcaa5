import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
package import SceneDiagnostics
package import SceneProgram
import SceneSyntax

/// A map with known keys, each value compiled.
package struct CompiledRecord: Sendable {
  package struct Entry: Sendable {
    package let name: String
    /// The ``Computed`` value of the key's type.
    package let value: any Sendable
    /// The place of the value.
    package let range: SourceRange
    package let text: @Sendable () -> String

    package init(name: String, value: any Sendable, range: SourceRange, text: @escaping @Sendable () -> String) {
      self.name = name
      self.value = value
      self.range = range
      self.text = text
    }
  }

  /// The place of the record, for messages about missing keys.
  package let range: SourceRange
  /// True if it has keys that are not known.
  let hasUnknownKeys: Bool
  /// The values, in the order of the record type's keys.
  package let entries: [Entry]

  /// The record as people read it, in the order of the file.
  package var text: String { text(with: nil) }

  /// The record's description, with the value of its first key.
  package func text(with first: String?) -> String {
    func place(_ entry: Entry) -> (Int, Int, Int) { (entry.range.file, entry.range.line, entry.range.column) }
    let keys = entries.sorted { place($0) < place($1) }
    return keys.enumerated().map { index, entry in
      "\(entry.name): \(index == 0 ? first ?? entry.text() : entry.text())"
    }.joined(separator: ", ")
  }

  /// The value of a key; nil when the key is not there.
  package subscript(name: String) -> Entry? {
    // Looked at in place, since a copy of every entry on the way takes longer than all else.
    for index in entries.indices where entries[index].name == name { return entries[index] }
    return nil
  }
}

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
