/// The break opportunities of lines (Unicode Standard Annex 14), numbers by its example 7 of section 8.2.
///
/// Thai, Lao and Khmer, which need a dictionary, are broken at spaces alone, and where a word is wider than a line.
enum LineBreaks {
  /// For each scalar whether a line may begin with it, and at last false.
  ///
  /// `starts` says with which scalars characters begin: no line begins within one.
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
