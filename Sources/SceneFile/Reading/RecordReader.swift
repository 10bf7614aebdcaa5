import SceneDiagnostics
import SceneSyntax

/// A map whose keys have been checked against its record type, ready to be read key by key.
struct RecordReader {
  let context: ReadingContext
  /// The place of the record, for messages about missing keys.
  let range: SourceRange
  /// True if it has keys that are not known.
  let hasUnknownKeys: Bool
  private let entries: [String: SyntaxNode.Entry]
  private let type: RecordType

  /// Checks `entries` against `type`: every key known, every required one there.
  init(_ entries: [SyntaxNode.Entry], of type: RecordType, at range: SourceRange, context: ReadingContext) {
    self.context = context
    self.range = range
    self.type = type
    var known: [String: SyntaxNode.Entry] = [:]
    let names = type.keys.map(\.name)
    var meant: Set<String> = []
    for entry in entries {
      if names.contains(entry.key) {
        known[entry.key] = entry
      } else if let near = Self.report(entry, unknownTo: type, names: names, context: context) {
        meant.insert(near)
      }
    }
    for key in type.keys where key.isRequired && known[key.name] == nil && !meant.contains(key.name) {
      context.log.error(at: range, "\(type.name) needs \(key.name)", hint: key.sample)
    }
    self.entries = known
    hasUnknownKeys = known.count < entries.count
  }

  /// Says that a key is not known.
  ///
  /// - Returns: The key that was probably meant; nil when none was.
  private static func report(
    _ entry: SyntaxNode.Entry, unknownTo type: RecordType, names: [String], context: ReadingContext
  ) -> String? {
    if entry.value.isEmpty, context.reportComma(before: entry.key, at: entry.keyRange) { return nil }
    let relatives = RelatedRecords(beside: type)
    let owners = relatives.owners(of: entry.key)
    let near =
      OtherNames.own(for: entry.key, among: names)
      ?? (owners == nil ? NearestName.of(entry.key, among: names) : nil)
      ?? Synonyms.words(for: entry.key).first { names.contains($0) }
    let hint =
      near.map { "did you mean \($0)?" } ?? owners ?? relatives.ownersOfOwnWord(for: entry.key)
      ?? "\(type.name) takes \(names.joined(separator: ", "))"
    context.log.error(at: entry.keyRange, "\(type.name) has no ‘\(entry.key)’", hint: hint)
    return near
  }

  /// The node at a key, or nil when the key is not there.
  func node<Value>(_ key: Key<Value>) -> SyntaxNode? { entries[key.name]?.value }

  /// Returns the place of a key, or of the record where it is missing.
  func range(of key: KeyDescription) -> SourceRange { entries[key.name]?.keyRange ?? range }

  /// Returns whether a key is there.
  func has(_ key: KeyDescription) -> Bool { entries[key.name] != nil }

  /// Compiles the value of a key; nil when the key is not there.
  func compiled<Value>(_ key: Key<Value>) -> Computed<Value>? {
    entries[key.name].map { context.compiled($0.value, as: key.type, for: key.name, at: $0.keyRange) }
  }

  /// Compiles the value of a key as a type that depends on other values; nil when the key is missing.
  func compiled<Value>(_ key: Key<SyntaxNode>, as type: ValueType<Value>) -> Computed<Value>? {
    guard node(key) != nil else { return nil }
    return read(key).map { type.compile($0, context) } ?? .failed
  }

  /// The record with every value compiled.
  var compiled: CompiledRecord {
    var compiled: [String: CompiledRecord.Entry] = [:]
    for key in type.keys {
      if let entry = entries[key.name] { compiled[key.name] = key.compile(entry, context) }
    }
    return CompiledRecord(range: range, hasUnknownKeys: hasUnknownKeys, entries: compiled)
  }

  /// The value of a key, or nil when it is not there or could not be read.
  func read<Value>(_ key: Key<Value>) -> Value? {
    guard let entry = entries[key.name] else { return nil }
    return context.read(entry.value, as: key.type, for: key.name, at: entry.keyRange)
  }
}
