import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The variants of a scene, its appearances, and its matrix of variable values.
struct Variants: Sendable {
  /// The named variants, each with its variable values, in the order of the file.
  ///
  /// An appearance is a variant that also sets traits; appearances come last.
  private(set) var named: [SyntaxNode.Entry] = []
  /// The names of the appearances that the scene lists, in the order of the file; empty if it lists none.
  private(set) var appearances: [String] = []
  /// The variables of the matrix, each with a list of values.
  var matrix: [SyntaxNode.Entry] = []

  /// Reads `variants`, `appearances`, and `matrix`, and checks their structure.
  init(_ record: RecordReader) {
    let context = record.context
    func entries(_ key: Key<SyntaxNode>, _ wanted: String) -> [SyntaxNode.Entry] {
      guard let node = record.read(key) else { return [] }
      if case .map(let entries) = node.content { return entries }
      context.mismatch(node, wanted)
      return []
    }
    named = entries(SceneKeys.variants, "a map such as {slow: {speed: 0.5}}").filter { entry in
      if case .map = entry.value.content { return true }
      context.mismatch(entry.value, "a map from variables to values")
      return false
    }
    matrix = entries(SceneKeys.matrix, "a map such as {speed: [0.5, 1, 2]}").filter { entry in
      if case .list(let items) = entry.value.content, !items.isEmpty, items.allSatisfy({ $0.text != nil }) {
        return true
      }
      context.mismatch(entry.value, "a list of values")
      return false
    }
    if let node = record.read(SceneKeys.appearances) { readAppearances(node, context) }
  }

  /// Reads a list of standard appearances, or a map from names to traits.
  private mutating func readAppearances(_ node: SyntaxNode, _ context: ReadingContext) {
    let isMap = if case .map = node.content { true } else { false }
    let items: [SyntaxNode.Entry] =
      if case .map(let entries) = node.content {
        entries
      } else {
        node.items.map { SyntaxNode.Entry(key: $0.text ?? "", keyRange: $0.range, value: $0) }
      }
    for item in items {
      let standard = StandardAppearance.named(item.key)
      if !isMap {
        guard item.value.text != nil else {
          context.mismatch(item.value, "the name of an appearance, such as dark")
          continue
        }
        guard standard != nil else {
          context.log.error(
            at: item.keyRange, "no appearance named ‘\(item.key)’",
            hint: NearestName.hint(for: item.key, among: StandardAppearance.all.map(\.name))
              ?? "write a map to define your own: appearances: {arabic: {locale: ar}}")
          continue
        }
      }
      guard !named.contains(where: { $0.key == item.key }) else {
        context.log.error(
          at: item.keyRange, "the name \(item.key) is already in use",
          hint: "give variants and appearances different names")
        continue
      }
      var values = standard.map { entries(of: $0, at: item.keyRange) } ?? []
      if isMap, !item.value.isEmpty {
        guard let own = entries(of: item, context) else { continue }
        values += own
      }
      named.append(
        SyntaxNode.Entry(
          key: item.key, keyRange: item.keyRange, value: SyntaxNode(content: .map(values), range: item.value.range)))
      appearances.append(item.key)
    }
  }

  /// Returns the values that an appearance of the scene binds; nil, after logging an error, if it is invalid.
  private func entries(of item: SyntaxNode.Entry, _ context: ReadingContext) -> [SyntaxNode.Entry]? {
    guard let record = context.record(item.value, as: AppearanceKeys.record) else { return nil }
    var values: [SyntaxNode.Entry] = []
    if let variant = record.read(AppearanceKeys.variant), let node = record.node(AppearanceKeys.variant) {
      guard case .map(let entries)? = named.first(where: { $0.key == variant })?.value.content else {
        reportUnknown(variant, at: node.range, context.log)
        return nil
      }
      values += entries
    }
    for trait in AppearanceKeys.traits {
      guard let entry = record.entry(trait.name) else { continue }
      values.append(
        SyntaxNode.Entry(key: AppearanceKeys.prefix + entry.key, keyRange: entry.keyRange, value: entry.value))
    }
    if let node = record.read(AppearanceKeys.values) {
      guard let entries = context.entries(of: node, "a map from variables to values") else { return nil }
      values += entries
    }
    return values
  }

  /// Returns the traits of a standard appearance as values of a variant.
  private func entries(of standard: StandardAppearance, at range: SourceRange) -> [SyntaxNode.Entry] {
    standard.traits.map { trait in
      SyntaxNode.Entry(
        key: AppearanceKeys.prefix + trait.name, keyRange: range,
        value: SyntaxNode(content: .scalar(trait.value, isQuoted: false), range: range))
    }
  }

  /// Returns the values of a variant or an appearance, including a standard appearance that the scene does not list;
  /// nil, after logging an error, if there is none.
  func values(of name: String, _ log: DiagnosticLog) -> [SyntaxNode.Entry]? {
    if case .map(let entries)? = named.first(where: { $0.key == name })?.value.content { return entries }
    if let standard = StandardAppearance.named(name) {
      return entries(of: standard, at: SourceRange(line: 0, column: 0, length: 0))
    }
    reportUnknown(name, at: SourceRange(line: 0, column: 0, length: 0), log)
    return nil
  }

  /// Returns true if there is a variant or an appearance with a name.
  func has(_ name: String) -> Bool {
    named.contains { $0.key == name } || StandardAppearance.named(name) != nil
  }

  /// Reports the name of a variant that does not exist.
  func reportUnknown(_ name: String, at range: SourceRange, _ log: DiagnosticLog) {
    let names = named.map(\.key)
    log.error(
      at: range, "no variant named ‘\(name)’",
      hint: NearestName.hint(for: name, among: names + StandardAppearance.all.map(\.name))
        ?? (names.isEmpty ? "the scene has no variants" : "available variants: \(names.joined(separator: ", "))"))
  }
}
