import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The alternatives of a record type: other kinds of layers, steps, or script items.
///
/// A key that is unknown to one of them is often a key of another.
package struct RelatedRecords {
  private let records: [RecordType]
  private let name: String

  /// Collects the alternatives of a record type; empty if it has none.
  package init(beside type: RecordType, among families: [[RecordType]]) {
    func isType(_ record: RecordType) -> Bool { record.name == type.name && record.summary == type.summary }
    let family = families.first { $0.contains(where: isType) } ?? []
    records = family.filter { !isType($0) }
    name = type.name
  }

  /// Returns the types that have a key, as in “path is a key of shape”; nil if none has it.
  package func owners(of key: String) -> String? {
    if records.contains(where: { $0.keys.first?.name == key }) {
      return "\(key) starts an item of its own, like \(name)"
    }
    let owners = records.filter { $0.has(key) }
    guard !owners.isEmpty else { return nil }
    let named = owners.prefix(3).map(\.name).joined(separator: ", ")
    return "\(key) is a key of \(named)\(owners.count > 3 ? ", and others" : "")"
  }

  /// Returns the types that have the equivalent of a foreign word; nil if none has it.
  package func ownersOfOwnWord(for word: String) -> String? {
    let own = records.lazy.compactMap { OtherNames.own(for: word, among: $0.keys.map(\.name)) }.first
    return own.flatMap(owners) ?? Synonyms.words(for: word).lazy.compactMap(owners).first
  }
}
