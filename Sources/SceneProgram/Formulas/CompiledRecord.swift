package import SceneDiagnostics

/// A map with known keys, each value compiled.
package struct CompiledRecord: Sendable {
  package struct Entry: Sendable {
    package let name: String
    /// The ``Computed`` value of the key's type.
    package let value: any Sendable
    /// The place of the value.
    package let range: SourceRange
    /// The value as the scene has it.
    package let form: Operand

    package init(name: String, value: any Sendable, range: SourceRange, form: Operand) {
      self.name = name
      self.value = value
      self.range = range
      self.form = form
    }
  }

  /// The place of the record, for messages about missing keys.
  package let range: SourceRange
  /// True if it has keys that are not known.
  package let hasUnknownKeys: Bool
  /// The values, in the order of the record type's keys.
  package let entries: [Entry]

  package init(range: SourceRange, hasUnknownKeys: Bool, entries: [Entry]) {
    self.range = range
    self.hasUnknownKeys = hasUnknownKeys
    self.entries = entries
  }

  /// The values in the order of the file.
  package var inOrder: [Entry] {
    func place(_ entry: Entry) -> (Int, Int, Int) { (entry.range.file, entry.range.line, entry.range.column) }
    return entries.sorted { place($0) < place($1) }
  }

  /// The record as people read it.
  var text: String { inOrder.map { "\($0.name): \($0.form)" }.joined(separator: ", ") }

  /// The record with the forms of keys that are read apart from the others.
  package func describing(_ forms: [String: Operand]) -> CompiledRecord {
    if forms.isEmpty { return self }
    return CompiledRecord(
      range: range, hasUnknownKeys: hasUnknownKeys,
      entries: entries.map { entry in
        forms[entry.name].map { Entry(name: entry.name, value: entry.value, range: entry.range, form: $0) } ?? entry
      })
  }

  /// The value of a key; nil when the key is not there.
  package subscript(name: String) -> Entry? {
    // Accessed in place: copying every entry would take most of the time.
    for index in entries.indices where entries[index].name == name { return entries[index] }
    return nil
  }
}
