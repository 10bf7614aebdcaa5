/// Where lines may be broken: the rules of Unicode's annex 14 for pairs of characters, without dictionaries.
///
/// Thai, Lao and Khmer, which need a dictionary, are broken at spaces alone, and where a word is wider than a line.
enum LineBreaks {
  /// For each scalar whether a line may begin with it, and at last false; `starts` tells with which a character begins.
  static func opportunities(in scalars: [Unicode.Scalar], starts: [Bool]) -> [Bool] {
    var result = [Bool](repeating: false, count: scalars.count + 1)
    /// The class of the character before, and what comes before its spaces.
    var before = LineBreakClass.glue
    var beforeSpaces = LineBreakClass.glue
    var beforeThat = LineBreakClass.space
    for (index, scalar) in scalars.enumerated() {
      let next = LineBreakClass(scalar)
      if index > 0, starts[index] {
        result[index] = isAllowed(after: before, beforeThat, ignoringSpaces: beforeSpaces, before: next)
      }
      // Marks are as the character that they belong to.
      if next == .mark, index > 0, before != .space, before != .zeroWidthSpace { continue }
      beforeThat = before
      before = next == .mark ? .letter : next
      if before != .space { beforeSpaces = before }
    }
    return result
  }

  private static func isAllowed(
    after before: LineBreakClass, _ beforeThat: LineBreakClass, ignoringSpaces: LineBreakClass,
    before next: LineBreakClass
  ) -> Bool {
    switch (before, next) {
    // LB7, LB8.
    case (_, .space), (_, .zeroWidthSpace): return false
    case (.zeroWidthSpace, _): return true
    // LB14, LB18.
    case (.space, _): return ignoringSpaces != .opening
    // LB9 to LB13.
    case (_, .mark), (.glue, _), (_, .glue), (_, .closing), (_, .exclamation), (_, .infix), (_, .slash): return false
    // LB14, LB19.
    case (.opening, _), (_, .quotation), (.quotation, _): return false
    // LB17, LB20, LB21.
    case (.breakBothSides, .breakBothSides): return false
    case (.breakBothSides, _), (_, .breakBothSides): return true
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter): return false
    case (.hyphen, .digit): return false
    // A hyphen that begins a word.
    case (.hyphen, _): return beforeThat != .space && beforeThat != .glue
    case (.breakAfter, _): return true
    // LB25, LB28 to LB30.
    case (.slash, .digit), (.infix, .letter), (.infix, .digit): return false
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit): return false
    case (.letter, .opening), (.digit, .opening), (.closing, .letter), (.closing, .digit): return false
    default: return true
    }
  }
}
