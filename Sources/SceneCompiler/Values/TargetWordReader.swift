import Arithmetic
import LayerTree
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Splits targets such as `row(i).opacity` into their components.
struct TargetWordReader {
  let context: ReadingContext
  let directory: LayerDirectory

  /// Splits a target at its dots, with the indices in parentheses evaluated: `row(i + 1)` becomes `row(2)`.
  ///
  /// - Returns: The current components; the computation of the components if an index changes while the scene plays;
  ///   and in that case the components with any alias expanded.
  func words(
    of text: String, at range: SourceRange
  ) -> (now: [String], later: Computed<[String]>?, parts: [IndexedName.Part])? {
    let written = context.words(of: text)
    if let now = constants(written) { return (now, nil, []) }
    var resolved: [String] = []
    var parts: [IndexedName.Part] = []
    // The components that change while the scene plays, by their position in the target.
    var changing: [Int: Computed<String>] = [:]
    for (place, part) in written.enumerated() {
      if let indices = constants(part.indices) {
        resolved.append(LayerDirectory.member(part.name, indices))
        parts += words(resolved)
        continue
      }
      let node = SyntaxNode(
        content: .list(part.indices.map { SyntaxNode(content: .scalar($0, isQuoted: false), range: range) }),
        range: range)
      context.indexed = directory.memberCount(of: part.name).map {
        IndexedLayers(name: part.name, count: $0, isKey: context.readsSingleKeys)
      }
      defer { context.indexed = nil }
      var indices = Computed<[Double]>.failed
      let isLive = context.usesLiveValues { indices = Self.indices.compile(node, context) }
      let member = indices.map { [name = part.name] indices in
        LayerDirectory.member(name, indices.map { Int(saturating: $0.rounded()) })
      }
      guard let now = member.value(context.frame) else { return nil }
      guard isLive else {
        resolved.append(now)
        parts += words(resolved)
        continue
      }
      // The initial value of a state may be an invalid index such as -1, so a valid member is used for checking.
      resolved.append(directory.sample(of: part.name, insteadOf: now))
      context.noteLiveValue()
      changing[place] = member
      parts.append(.member(part.name, indices.form.items.compactMap(\.formula)))
    }
    if changing.isEmpty { return (resolved, nil, parts) }
    return (resolved, .all(resolved.enumerated().map { place, word in changing[place] ?? .constant(word) }), parts)
  }

  /// Returns the last of some components, with an alias at the start of the target expanded.
  private func words(_ words: [String]) -> [IndexedName.Part] {
    let all = words.count == 1 ? context.scope.resolved(words) : words.suffix(1)
    return all.map { .word($0) }
  }

  /// Returns the components with their indices if all of these are constant; nil if one must be evaluated.
  private func constants(_ words: [TargetWord]) -> [String]? {
    var resolved: [String] = []
    resolved.reserveCapacity(words.count)
    for word in words {
      guard let indices = constants(word.indices) else { return nil }
      resolved.append(LayerDirectory.member(word.name, indices))
    }
    return resolved
  }

  /// Returns the indices if all of them are constant; nil if one must be evaluated.
  private func constants(_ texts: [String]) -> [Int]? {
    if texts.isEmpty { return [] }
    var indices: [Int] = []
    for text in texts {
      guard let number = context.constant(text), abs(number) <= 1e9 else { return nil }
      indices.append(Int(saturating: number.rounded()))
    }
    return indices
  }

  private static let indices = ValueType<[Double]>.list(of: .number(), "an index")
}
