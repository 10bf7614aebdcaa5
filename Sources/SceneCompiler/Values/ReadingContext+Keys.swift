import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reports unknown and missing keys of maps.
extension ReadingContext {
  func report(_ entry: SyntaxNode.Entry, unknownTo type: RecordType, beside entries: [SyntaxNode.Entry]) -> String? {
    if entry.value.isEmpty, reportComma(before: entry.key, at: entry.keyRange) { return nil }
    let names = type.keys.map(\.name)
    let relatives = RelatedRecords(beside: type, among: families)
    let owners = relatives.owners(of: entry.key)
    let near =
      OtherNames.own(for: entry.key, among: names)
      // The singular or plural of a key is more likely than a key of another layer.
      ?? names.first { $0 == entry.key + "s" || $0 + "s" == entry.key }
      // For example, `shape` in an emitter suggests `emitterShape`.
      ?? names.first { $0 == type.name + entry.key.prefix(1).uppercased() + entry.key.dropFirst() }
      ?? (owners == nil ? NearestName.of(entry.key, among: names) : nil)
      ?? Synonyms.words(for: entry.key).first { names.contains($0) }
    let hint =
      (type.name == PopConstants.verb ? PopConstants.hint(for: entry.key, among: entries) : nil)
      ?? near.map { "did you mean \($0)?" } ?? owners ?? relatives.ownersOfOwnWord(for: entry.key)
      ?? "\(type.name) takes \(names.joined(separator: ", "))"
    log.error(at: entry.keyRange, "\(type.name) has no ‘\(entry.key)’", hint: hint)
    return near
  }

  func report(_ key: KeyDescription, missingIn type: RecordType, at range: SourceRange) {
    log.error(at: range, "\(type.name) needs \(key.name)", hint: key.sample)
  }
}
