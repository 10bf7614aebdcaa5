package import SceneDiagnostics

/// A map with known keys and compiled values.
package struct CompiledRecord: Sendable {
  package struct Entry: Sendable {
    package let name: String
    /// The value, a ``Computed`` of the key's type.
    package let value: any Sendable
    /// The source range of the value.
    package let range: SourceRange
    /// The written form of the value.
    package let form: Operand

    package init(name: String, value: any Sendable, range: SourceRange, form: Operand) {
      self.name = name
      self.value = value
      self.range = range
      self.form = form
    }
  }

  /// The source range of the record, for messages about missing keys.
  package let range: SourceRange
  /// True if the record has unknown keys.
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

  /// The record as text, for printing.
  var text: String { inOrder.map { "\($0.name): \($0.form)" }.joined(separator: ", ") }

  /// Returns the record with other written forms for the given keys.
  package func describing(_ forms: [String: Operand]) -> CompiledRecord {
    if forms.isEmpty { return self }
    return CompiledRecord(
      range: range, hasUnknownKeys: hasUnknownKeys,
      entries: entries.map { entry in
        forms[entry.name].map { Entry(name: entry.name, value: entry.value, range: entry.range, form: $0) } ?? entry
      })
  }

  /// The value of a key; nil if the key is missing.
  package subscript(name: String) -> Entry? {
    // The entries are accessed in place, because copying them would take most of the time.
    for index in entries.indices where entries[index].name == name { return entries[index] }
    return nil
  }
}
