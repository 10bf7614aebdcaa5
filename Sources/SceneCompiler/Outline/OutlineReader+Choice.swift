import SceneDiagnostics
import SceneLanguage
import SceneProgram
import SceneSyntax

/// Steps for a layer that an index chooses while the scene plays, as in `row(open).opacity`.
extension OutlineReader {
  /// A repeated layer in a step, whose index changes.
  private struct Chosen {
    /// The words for it: `row(open)`.
    let text: String
    let index: String
    /// The layers that it may be.
    let members: [(name: String, index: Int)]
  }

  /// Returns a step as a branch for each of the layers that it may choose; nil for a step that chooses none.
  func choice(_ entries: [SyntaxNode.Entry]) -> [OutlineStep]? {
    guard let (verb, entry) = StepVerb.opening(entries), verb != .then, let chosen = chosen(entry.value) else {
      return nil
    }
    let outer = [StepKeys.after.name, StepKeys.condition.name]
    let own = entries.filter { !outer.contains($0.key) }
    func outerExpression(_ name: String) -> OutlineExpression? {
      entries.first { $0.key == name }.flatMap { expression($0.value) }
    }
    var condition = outerExpression(StepKeys.condition.name)
    if case .boolean(let holds) = condition {
      guard holds else { return [] }
      condition = nil
    }
    var action = OutlineStep.Action.steps([])
    for (place, member) in chosen.members.enumerated().reversed() {
      let question = SyntaxNode(
        content: .scalar("(\(chosen.index)) == \(member.index)", isQuoted: false), range: entry.keyRange)
      guard let question = expression(question) else { return nil }
      let isLast = place == chosen.members.count - 1
      let otherwise = OutlineStep(action: action, verb: StepVerb.then.rawValue, line: entry.keyRange.line)
      action = .branch(
        question, then: steps(own.map { $0.replacing(chosen.text, with: member.name) }),
        otherwise: isLast ? [] : [otherwise])
    }
    return [
      OutlineStep(
        action: action, verb: StepVerb.then.rawValue, line: entry.keyRange.line,
        delay: outerExpression(StepKeys.after.name), condition: condition)
    ]
  }

  private func steps(_ entries: [SyntaxNode.Entry]) -> [OutlineStep] {
    guard let first = entries.first else { return [] }
    return steps(SyntaxNode(content: .map(entries), range: first.keyRange))
  }

  /// The first layer of a step's targets that an index chooses.
  private func chosen(_ value: SyntaxNode) -> Chosen? {
    switch value.content {
    case .map(let entries): return entries.lazy.compactMap { self.chosen($0.key, at: $0.keyRange) }.first
    case .list(let items): return items.lazy.compactMap { self.chosen($0) }.first
    case .scalar(let text, _): return chosen(text, at: value.range)
    default: return nil
    }
  }

  private func chosen(_ text: String, at range: SourceRange) -> Chosen? {
    let words = context.words(of: text)
    // Other words in parentheses are expressions.
    guard words.contains(where: { !$0.indices.isEmpty && directory.isFamily($0.name) }),
      targets.target(text, at: range)?.current != nil
    else { return nil }
    for (place, word) in words.enumerated() where word.indices.count == 1 && context.constant(word.indices[0]) == nil {
      let parts = words[..<place].map(\.name) + [word.name]
      let layers = directory.family(context.scope.resolved(parts), from: context.scope.layer)
      let members = layers.compactMap { layer -> (name: String, index: Int)? in
        let name = directory.blueprints[layer].name
        return Int(name.dropFirst(word.name.count + 1).dropLast()).map { (name, $0) }
      }
      guard members.isEmpty else {
        return Chosen(text: "\(word.name)(\(word.indices[0]))", index: word.indices[0], members: members)
      }
    }
    return nil
  }
}

extension SyntaxNode.Entry {
  /// The entry with another name in place of one, in its key and its value.
  fileprivate func replacing(_ name: String, with other: String) -> SyntaxNode.Entry {
    SyntaxNode.Entry(
      key: key.replacing(name: name, with: other), keyRange: keyRange, value: value.replacing(name, with: other))
  }
}

extension SyntaxNode {
  fileprivate func replacing(_ name: String, with other: String) -> SyntaxNode {
    let replaced: Content =
      switch content {
      case .scalar(let text, let isQuoted): .scalar(text.replacing(name: name, with: other), isQuoted: isQuoted)
      case .list(let items): .list(items.map { $0.replacing(name, with: other) })
      case .map(let entries): .map(entries.map { $0.replacing(name, with: other) })
      case .empty: .empty
      }
    return SyntaxNode(content: replaced, range: range)
  }
}

extension String {
  /// The text with another name in place of one, where that isn't the end of a longer one.
  fileprivate func replacing(name: String, with other: String) -> String {
    var text = ""
    var rest = self[...]
    while let range = rest.firstRange(of: name) {
      let before = self[..<range.lowerBound].last
      let isWhole = before.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      text += rest[..<range.lowerBound] + (isWhole ? other : name)
      rest = rest[range.upperBound...]
    }
    return text + rest
  }
}
