/// The state of the line breaking rules: the context before a position.
///
/// Marks are part of the character that they follow (LB9), and count as letters if there is none (LB10).
struct LineBreakState {
  /// The progress through a numeric expression (LB25).
  private enum Number {
    case none
    /// Inside a number, including signs that may occur in it.
    case open
    /// After a number and a closing bracket.
    case closed
  }

  /// The class of the previous character, without its marks; nil at the beginning.
  private var before: LineBreakClass?
  /// The class of the character before the previous one.
  private var beforeThat: LineBreakClass?
  /// The class of the last character that isn't a space.
  private var beforeSpaces: LineBreakClass?
  /// True if the previous scalar is a zero width joiner.
  private var followsJoiner = false
  private var number = Number.none
  /// The number of consecutive regional indicators before the position.
  private var indicators = 0

  /// Appends a scalar.
  mutating func append(_ next: LineBreakClass) {
    followsJoiner = next == .zeroWidthJoiner
    if next.isMark, let before, takesMarks(before) { return }
    let next = next.isMark ? .alphabetic : next
    indicators = next == .regionalIndicator ? indicators + 1 : 0
    switch next {
    case .numeric: number = .open
    case .breakSymbol, .infixNumeric: if number != .open { number = .none }
    case .closePunctuation, .closeParenthesis, .wideCloseParenthesis: number = number == .open ? .closed : .none
    default: number = .none
    }
    beforeThat = before
    before = next
    if next != .space { beforeSpaces = next }
  }

  /// Returns whether a line may begin with a scalar; `following` returns the class of the character after it.
  func mayBreak(before next: LineBreakClass, followedBy following: () -> LineBreakClass?) -> Bool {
    guard let before else { return false }
    // Rules LB4 to LB7.
    if before == .carriageReturn, next == .lineFeed { return false }
    if before.endsLine { return true }
    if next.endsLine || next == .space || next == .zeroWidthSpace { return false }
    // Rules LB8 and LB8a.
    if beforeSpaces == .zeroWidthSpace { return true }
    if followsJoiner { return false }
    if next.isMark, takesMarks(before) { return false }
    let next = next.isMark ? .alphabetic : next
    if let known = aroundSpaces(before, next) { return known }
    return withoutSpaces(before, next, followedBy: following)
  }

  /// Applies the rules that take spaces into account (LB11 to LB18); nil if none applies.
  private func aroundSpaces(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool? {
    if next == .wordJoiner || before == .wordJoiner || before == .glue { return false }
    if next == .glue, before != .space, before != .breakAfter, before != .hyphen { return false }
    if next == .exclamation { return false }
    if next.isClosing || next == .infixNumeric || next == .breakSymbol, before != .numeric { return false }
    if let ground = beforeSpaces {
      if ground.isOpening { return false }
      if ground == .quotation, next.isOpening { return false }
      if ground.isClosing, next == .nonstarter { return false }
      if ground == .breakBoth, next == .breakBoth { return false }
    }
    return before == .space ? true : nil
  }

  /// Applies the rules LB19 to LB31.
  private func withoutSpaces(
    _ before: LineBreakClass, _ next: LineBreakClass, followedBy following: () -> LineBreakClass?
  ) -> Bool {
    if next == .quotation || before == .quotation { return false }
    if next == .contingentBreak || before == .contingentBreak { return true }
    // Rules LB21 and LB22.
    if next == .breakAfter || next == .hyphen || next == .nonstarter || before == .breakBefore { return false }
    if beforeThat == .hebrewLetter, before == .hyphen || before == .breakAfter { return false }
    if before == .breakSymbol, next == .hebrewLetter { return false }
    if next == .inseparable { return false }
    // Rules LB23 and LB24.
    if before.isLetter, next == .numeric { return false }
    if before == .numeric, next.isLetter { return false }
    if before == .prefixNumeric, next.isIdeographic { return false }
    if before.isIdeographic, next == .postfixNumeric { return false }
    if before.isAffix, next.isLetter { return false }
    if before.isLetter, next.isAffix { return false }
    if isInsideNumber(before, next, followedBy: following) { return false }
    if isInsideSyllable(before, next) { return false }
    // Rules LB28 to LB30b.
    if before.isLetter, next.isLetter { return false }
    if before == .infixNumeric, next.isLetter { return false }
    if before.isLetter || before == .numeric, next == .openPunctuation { return false }
    if before == .closeParenthesis, next.isLetter || next == .numeric { return false }
    if before == .regionalIndicator, next == .regionalIndicator { return indicators.isMultiple(of: 2) }
    return !(next == .emojiModifier && (before == .emojiBase || before.isPictograph))
  }

  /// Applies rule LB25, as in example 7 of section 8.2.
  private func isInsideNumber(
    _ before: LineBreakClass, _ next: LineBreakClass, followedBy following: () -> LineBreakClass?
  ) -> Bool {
    if before.isAffix {
      if next == .numeric { return true }
      if next.isOpening || next == .hyphen, following() == .numeric { return true }
    }
    if before.isOpening || before == .hyphen, next == .numeric { return true }
    switch number {
    case .none: return false
    case .open:
      return next == .numeric || next == .breakSymbol || next == .infixNumeric || next.isClosing || next.isAffix
    case .closed: return next.isAffix
    }
  }

  /// Applies the rules LB26 and LB27.
  private func isInsideSyllable(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (before, next) {
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .hangulLV),
      (.leadingJamo, .hangulLVT),
      (.vowelJamo, .vowelJamo), (.vowelJamo, .trailingJamo), (.hangulLV, .vowelJamo), (.hangulLV, .trailingJamo),
      (.trailingJamo, .trailingJamo), (.hangulLVT, .trailingJamo):
      true
    default: before.isKorean && next == .postfixNumeric || before == .prefixNumeric && next.isKorean
    }
  }

  private func takesMarks(_ type: LineBreakClass) -> Bool {
    !type.endsLine && type != .space && type != .zeroWidthSpace
  }
}
