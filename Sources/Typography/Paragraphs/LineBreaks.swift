/// The line break opportunities (Unicode Standard Annex 14), with numbers as in example 7 of section 8.2.
///
/// Thai, Lao and Khmer, which need a dictionary, are broken at spaces alone, and where a word is wider than a line.
enum LineBreaks {
  /// For each scalar, true if a line may begin with it; false at the end.
  ///
  /// `starts` marks the scalars that begin characters: no line begins within a character.
  static func opportunities(in scalars: [Unicode.Scalar], starts: [Bool]) -> [Bool] {
    var result = [Bool](repeating: false, count: scalars.count + 1)
    var state = LineBreakState()
    let classes = scalars.map { LineBreakClass($0) }
    for (index, next) in classes.enumerated() {
      let isPossible = state.mayBreak(before: next) { classes[(index + 1)...].first { !$0.isMark } }
      result[index] = index > 0 && starts[index] && isPossible
      state.append(next)
    }
    return result
  }
}
