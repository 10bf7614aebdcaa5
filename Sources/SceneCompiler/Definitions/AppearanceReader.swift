import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the traits of appearances, which variants bind as they bind variables.
struct AppearanceReader {
  let context: ReadingContext

  /// Returns the appearance that the given values describe.
  ///
  /// - Parameter given: The values of traits and of variables; for a trait that is given twice, the last one counts.
  /// - Returns: The appearance.
  func appearance(_ given: [SyntaxNode.Entry]) -> Appearance {
    var entries: [String: SyntaxNode.Entry] = [:]
    for entry in given where Self.isTrait(entry.key) {
      let name = String(entry.key.dropFirst(AppearanceKeys.prefix.count))
      entries[name] = SyntaxNode.Entry(key: name, keyRange: entry.keyRange, value: entry.value)
    }
    let record = RecordReader(
      entries.values.sorted { $0.key < $1.key }, of: AppearanceKeys.traitRecord,
      at: entries.values.first?.keyRange ?? SourceRange(line: 0, column: 0, length: 0), context: context)
    var appearance = Appearance()
    if let style = record.read(AppearanceKeys.style) { appearance.style = style }
    if let contrast = record.read(AppearanceKeys.contrast) { appearance.contrast = contrast }
    if let typeSize = record.read(AppearanceKeys.typeSize) { appearance.typeSize = typeSize }
    if let reducedMotion = record.read(AppearanceKeys.reducedMotion) { appearance.reducedMotion = reducedMotion }
    if let locale = record.read(AppearanceKeys.locale) { appearance.locale = locale }
    appearance.direction = record.read(AppearanceKeys.direction) ?? Appearance.direction(of: appearance.locale)
    return appearance
  }

  /// Makes the traits available to expressions.
  func bind(_ appearance: Appearance) {
    func word<Trait: RawRepresentable & CaseIterable>(_ trait: Trait) -> ExpressionValue
    where Trait.RawValue == String {
      .choice(Choice(word: trait.rawValue, words: Trait.allCases.map(\.rawValue)))
    }
    let values: [String: ExpressionValue] = [
      AppearanceKeys.style.name: word(appearance.style), AppearanceKeys.contrast.name: word(appearance.contrast),
      AppearanceKeys.direction.name: word(appearance.direction),
      AppearanceKeys.typeSize.name: word(appearance.typeSize),
      AppearanceKeys.reducedMotion.name: .boolean(appearance.reducedMotion),
      AppearanceKeys.locale.name: .text(appearance.locale), Self.textScale: .number(appearance.typeSize.scale),
      Self.forward: .number(appearance.isRightToLeft ? -1 : 1),
    ]
    for (name, value) in values { context.scope[AppearanceKeys.prefix + name] = value }
    context.scope.palette = appearance.palette
    context.definitions.appearance = appearance
  }

  /// Returns the node of a variable's value in the current appearance.
  ///
  /// Each kind of trait that applies takes precedence over the ones before it: the default, dark, high contrast, right
  /// to left, the text size, reduced motion, and the locale.
  func value(_ standard: SyntaxNode, _ record: RecordReader) -> SyntaxNode {
    let appearance = context.definitions.appearance
    var value = standard
    func take<Value>(_ key: Key<Value>, if applies: Bool) {
      if applies, let node = record.node(key) { value = node }
    }
    take(TokenKeys.highContrast, if: appearance.contrast == .high)
    take(TokenKeys.dark, if: appearance.style == .dark)
    take(TokenKeys.darkHighContrast, if: appearance.style == .dark && appearance.contrast == .high)
    take(TokenKeys.rightToLeft, if: appearance.isRightToLeft)
    if let sized = sized(record) { value = sized }
    take(TokenKeys.reducedMotion, if: appearance.reducedMotion)
    if let local = local(record) { value = local }
    return value
  }

  /// Returns all values that a variable has in any appearance but the default.
  func others(_ record: RecordReader) -> [SyntaxNode] {
    let single = [
      TokenKeys.dark, TokenKeys.highContrast, TokenKeys.darkHighContrast, TokenKeys.rightToLeft,
      TokenKeys.reducedMotion,
    ].compactMap { record.node($0) }
    let maps = [TokenKeys.typeSizes, TokenKeys.locales].compactMap { record.node($0) }
    return single
      + maps.flatMap { node -> [SyntaxNode] in
        guard case .map(let entries) = node.content else { return [] }
        return entries.map(\.value)
      }
  }

  /// Returns the value for the text size: the value of the nearest listed size between it and the default.
  private func sized(_ record: RecordReader) -> SyntaxNode? {
    guard let node = record.read(TokenKeys.typeSizes),
      let entries = context.entries(of: node, "values by text size, such as {accessibility1: 20}")
    else { return nil }
    let own = context.definitions.appearance.typeSize
    let names = DynamicTypeSize.allCases.map(\.rawValue)
    var nearest: (distance: Int, value: SyntaxNode)?
    for entry in entries {
      guard let size = DynamicTypeSize(rawValue: entry.key) else {
        context.log.error(
          at: entry.keyRange, "‘\(entry.key)’ is not a text size",
          hint: NearestName.hint(for: entry.key, among: names) ?? "the sizes are \(names.joined(separator: ", "))")
        continue
      }
      let isBetween = own >= .large ? size >= .large && size <= own : size <= .large && size >= own
      let distance = abs(own.index - size.index)
      if isBetween, distance < nearest?.distance ?? .max { nearest = (distance, entry.value) }
    }
    return nearest?.value
  }

  /// Returns the value for the locale, or else for its language.
  private func local(_ record: RecordReader) -> SyntaxNode? {
    guard let node = record.read(TokenKeys.locales),
      let entries = context.entries(of: node, "values by language, such as {de: Menü}")
    else { return nil }
    let appearance = context.definitions.appearance
    return entries.first { $0.key == appearance.locale }?.value
      ?? entries.first { $0.key == appearance.language }?.value
  }

  /// The name of the size of body text, as a multiple of its default.
  static let textScale = "textScale"
  /// The name of the sign of x in the reading direction.
  static let forward = "forward"

  /// Returns true if a name denotes a trait, or looks like one.
  static func isTrait(_ name: String) -> Bool { name.hasPrefix(AppearanceKeys.prefix) }
}
