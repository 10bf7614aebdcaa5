/// The line breaking class of a character (Unicode Standard Annex 14, table 1), resolved by rule LB1.
///
/// Three classes are split by additional criteria of the rules: East Asian width (LB30) and unassigned pictographs
/// (LB30b).
enum LineBreakClass: UInt8 {
  case mandatoryBreak, carriageReturn, lineFeed, nextLine, space, zeroWidthSpace, zeroWidthJoiner, wordJoiner, glue
  case combiningMark, closePunctuation, closeParenthesis, wideCloseParenthesis, exclamation, infixNumeric, breakSymbol
  case openPunctuation, wideOpenPunctuation, quotation, nonstarter, breakBoth, breakAfter, breakBefore, hyphen
  case contingentBreak, hebrewLetter, alphabetic, inseparable, numeric, ideographic, emojiBase, emojiModifier
  case unassignedPictograph, prefixNumeric, postfixNumeric, leadingJamo, vowelJamo, trailingJamo, hangulLV, hangulLVT
  case regionalIndicator

  init(_ scalar: Unicode.Scalar) {
    self = LineBreakClass(rawValue: UnicodeTables.value(of: scalar.value, in: UnicodeTables.lineBreak)) ?? .alphabetic
  }

  /// True if a mandatory break follows, or the character is part of one.
  var endsLine: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// True if the character belongs to the one that it follows.
  var isMark: Bool { self == .combiningMark || self == .zeroWidthJoiner }
  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  var isOpening: Bool { self == .openPunctuation || self == .wideOpenPunctuation }
  var isClosing: Bool { isParenthesis || self == .closePunctuation }
  var isParenthesis: Bool { self == .closeParenthesis || self == .wideCloseParenthesis }
  var isAffix: Bool { self == .prefixNumeric || self == .postfixNumeric }
  var isIdeographic: Bool { self == .ideographic || self == .emojiBase || self == .emojiModifier || isPictograph }
  var isPictograph: Bool { self == .unassignedPictograph }

  /// True if the character is a Korean syllable or a part of one.
  var isKorean: Bool {
    switch self {
    case .leadingJamo, .vowelJamo, .trailingJamo, .hangulLV, .hangulLVT: true
    default: false
    }
  }
}
