import Geometry
import LayerTree
import Motion
package import SceneDiagnostics
package import SceneProgram
package import SceneSyntax

/// The values of a record that do not depend on names.
///
/// They are compiled once, and shared by all iterations of a loop.
private final class KnownValues {
  /// The ``Computed`` values by key, with the names of their types.
  var values: [String: (type: String, value: any Sendable)] = [:]
  var entries: [String: CompiledRecord.Entry] = [:]
  /// The compiled record, if none of its values depends on names.
  var record: CompiledRecord?
  /// The results of ``RecordReader/shared(_:_:)``, by name.
  var made: [String: any Sendable] = [:]
}

/// A map whose keys have been checked against its record type, ready to be read key by key.
package struct RecordReader {
  package let context: ReadingContext
  /// The source range of the record, for messages about missing keys.
  package let range: SourceRange
  /// True if the record has unknown keys.
  let hasUnknownKeys: Bool
  private let entries: [String: SyntaxNode.Entry]
  private let type: RecordType
  private let known = KnownValues()

  /// Checks that all keys of `entries` are known to `type`, and that the required ones are present.
  package init(_ entries: [SyntaxNode.Entry], of type: RecordType, at range: SourceRange, context: ReadingContext) {
    self.context = context
    self.range = range
    self.type = type
    var known: [String: SyntaxNode.Entry] = [:]
    known.reserveCapacity(entries.count)
    var meant: Set<String> = []
    for entry in entries {
      if type.has(entry.key) {
        known[entry.key] = entry
      } else if let near = context.report(entry, unknownTo: type, beside: entries) {
        meant.insert(near)
      }
    }
    for key in type.keys where key.isRequired && known[key.name] == nil && !meant.contains(key.name) {
      context.report(key, missingIn: type, at: range)
    }
    self.entries = known
    hasUnknownKeys = known.count < entries.count
  }

  /// Returns the node of a key; nil if the key is missing.
  package func node<Value>(_ key: Key<Value>) -> SyntaxNode? { entries[key.name]?.value }

  /// Returns the source range of a key, or of the record if the key is missing.
  package func range(of key: KeyDescription) -> SourceRange { entries[key.name]?.keyRange ?? range }

  /// Returns the entry of a key; nil if the key is missing.
  package func entry(_ name: String) -> SyntaxNode.Entry? { entries[name] }

  /// Returns true if the record has a key.
  package func has<Value>(_ key: Key<Value>) -> Bool { has(key.name) }

  /// Returns true if the record has a key with a name.
  package func has(_ name: String) -> Bool { entries[name] != nil }

  /// Compiles the value of a key; nil if the key is missing.
  package func compiled<Value>(_ key: Key<Value>) -> Computed<Value>? {
    entries[key.name].map { entry in
      value(key.name, key.type.name) {
        context.compiled(entry.value, as: key.type, for: key.name, at: entry.keyRange)
      }
    }
  }

  /// Compiles the value of a key as a type that depends on other values; nil if the key is missing.
  package func compiled<Value>(_ key: Key<SyntaxNode>, as type: ValueType<Value>) -> Computed<Value>? {
    guard node(key) != nil else { return nil }
    return value(key.name, type.name) { read(key).map { type.compile($0, context) } ?? .failed }
  }

  /// Returns the compiled value of a key as a type, from the cache if possible.
  private func value<Value>(
    _ key: String, _ type: String, _ compile: () -> Computed<Value>
  ) -> Computed<Value> {
    if let value = known.values[key], value.type == type, let value = value.value as? Computed<Value> { return value }
    var value = Computed<Value>.failed
    if context.isUnchanging({ value = compile() }) { known.values[key] = (type, value) }
    return value
  }

  /// The record with every value compiled.
  package var compiled: CompiledRecord {
    if let record = known.record { return record }
    var compiled: [CompiledRecord.Entry] = []
    compiled.reserveCapacity(entries.count)
    var unchanging: [Int] = []
    unchanging.reserveCapacity(entries.count)
    for index in type.keys.indices {
      guard let entry = entries[type.keys[index].name] else { continue }
      if let value = known.entries[entry.key] {
        unchanging.append(compiled.count)
        compiled.append(value)
      } else if context.isUnchanging({ compiled.append(type.keys[index].compile(entry, context)) }) {
        unchanging.append(compiled.count - 1)
      }
    }
    let record = CompiledRecord(range: range, hasUnknownKeys: hasUnknownKeys, entries: compiled)
    if unchanging.count == entries.count {
      known.record = record
    } else {
      for index in unchanging { known.entries[compiled[index].name] = compiled[index] }
    }
    return record
  }

  /// Creates a value from the record, once for all iterations of a loop.
  ///
  /// - Parameters:
  ///   - name: A name that distinguishes the value from other values created from the record.
  ///   - make: Creates the value.
  /// - Returns: The result of `make`; nil if the record depends on names, or if `make` fails.
  package func shared<Value: Sendable>(_ name: String, _ make: (RecordValues) -> Value?) -> Value? {
    let record = compiled
    guard known.record != nil else { return nil }
    if let value = known.made[name] as? Value { return value }
    var value: Value?
    guard context.isUnchanging({ value = make(RecordValues(record: record, frame: context.frame)) }) else { return nil }
    known.made[name] = value
    return value
  }

  /// True if ``shared(_:_:)`` has created a value.
  var hasShared: Bool { !known.made.isEmpty }

  /// Returns a value that ``shared(_:_:)`` has created; nil if it has not.
  func shared<Value: Sendable>(_ name: String, as type: Value.Type) -> Value? { known.made[name] as? Value }

  /// Returns the value of a key; nil if it is missing or invalid.
  package func read<Value>(_ key: Key<Value>) -> Value? {
    compiled(key)?.value(context.frame)
  }
}
