/// What `for` says: names that run through whole numbers, several of them nested.
struct Repetition {
  /// More rounds than this are a slip.
  private static let mostRounds = 100_000

  private let loops: [(name: String, range: Range<Int>)]
  private let range: SourceRange

  /// Reads `{i: 5}` (0 to 4) and `{i: 2...6}`; nil when it is neither.
  init?(_ node: SyntaxNode, context: ReadingContext) {
    guard case .map(let entries) = node.content, !entries.isEmpty else {
      context.mismatch(node, "a map such as {i: 5} or {i: 2...6}")
      return nil
    }
    var loops: [(name: String, range: Range<Int>)] = []
    var rounds = 1
    for entry in entries {
      guard let range = Self.range(entry.value, context) else { return nil }
      loops.append((entry.key, range))
      let (product, overflow) = rounds.multipliedReportingOverflow(by: range.count)
      guard !overflow, product <= Self.mostRounds else {
        context.log.error(
          at: entry.keyRange, "this repeats more than \(Self.mostRounds) times", hint: "a scene is bounded")
        return nil
      }
      rounds = product
    }
    self.loops = loops
    self.range = node.range
  }

  private static func range(_ node: SyntaxNode, _ context: ReadingContext) -> Range<Int>? {
    let bound = ValueType<Double>.number(-1e6...1e6, name: "a whole number")
    guard let text = node.text, let dots = text.firstRange(of: "...") else {
      guard let count = whole(node, bound, context) else { return nil }
      return 0..<max(0, count)
    }
    func part(_ text: Substring, offset: Int) -> SyntaxNode {
      SyntaxNode(
        content: .scalar(String(text), isQuoted: false),
        range: node.range.part(from: offset, length: text.unicodeScalars.count))
    }
    let upperOffset = text[..<dots.upperBound].unicodeScalars.count
    guard let low = whole(part(text[..<dots.lowerBound], offset: 0), bound, context),
      let high = whole(part(text[dots.upperBound...], offset: upperOffset), bound, context)
    else { return nil }
    guard low <= high else {
      context.log.error(at: node.range, "the range runs from \(low) down to \(high)")
      return nil
    }
    return low..<high + 1
  }

  private static func whole(
    _ node: SyntaxNode, _ type: ValueType<Double>, _ context: ReadingContext
  ) -> Int? {
    guard let number = type.read(node, context) else { return nil }
    guard number == number.rounded() else {
      context.mismatch(node, "a whole number")
      return nil
    }
    return Int(number)
  }

  /// Runs `body` once a round, with the indices of the round; in scope are the names, `index`, which counts the rounds
  /// from 0, and `count`, how many there are.
  func run(in context: ReadingContext, _ body: ([Int]) -> Void) {
    context.within(context.scope) {
      var round = 0
      // Variables of these names keep their meaning.
      if context.base["count"] == nil {
        context.scope["count"] = .number(Double(loops.reduce(1) { $0 * $1.range.count }))
      }
      run(loops[...], indices: [], in: context) { indices in
        guard context.countRound(at: range) else { return false }
        if context.base["index"] == nil { context.scope["index"] = .number(Double(round)) }
        round += 1
        body(indices)
        return true
      }
    }
  }

  /// Runs through the loops from the outermost in, until a round returns false.
  @discardableResult
  private func run(
    _ loops: ArraySlice<(name: String, range: Range<Int>)>, indices: [Int], in context: ReadingContext,
    _ body: ([Int]) -> Bool
  ) -> Bool {
    guard let loop = loops.first else { return body(indices) }
    for index in loop.range {
      context.scope[loop.name] = .number(Double(index))
      guard run(loops.dropFirst(), indices: indices + [index], in: context, body) else { return false }
    }
    return true
  }
}
