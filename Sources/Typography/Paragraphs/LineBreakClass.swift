import CHarfBuzz

/// What a character means for the breaking of lines: the classes of Unicode's annex 14 that matter here.
enum LineBreakClass {
  /// A space, which may be broken after.
  case space
  /// A break that can't be seen.
  case zeroWidthSpace
  /// What holds its neighbours together.
  case glue
  /// What belongs to the character before it.
  case mark
  /// A tab, a dash: may be broken after.
  case breakAfter
  /// A hyphen, or a minus.
  case hyphen
  /// A dash that may be broken on both sides.
  case breakBothSides
  /// An ideograph, or a picture.
  case ideograph
  case opening
  case closing
  case quotation
  /// A small kana and the like, which doesn't begin a line.
  case nonstarter
  case exclamation
  case infix
  case slash
  case digit
  case letter

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000: self = .space
    case 0x200b: self = .zeroWidthSpace
    case 0xa0, 0x2007, 0x202f, 0x2060, 0xfeff, 0x2011, 0xad: self = .glue
    case 0x09, 0x2010, 0x2012, 0x2013, 0x58a, 0x7c: self = .breakAfter
    case 0x2d: self = .hyphen
    case 0x2014: self = .breakBothSides
    case 0x22, 0x27: self = .quotation
    case 0x21, 0x3f, 0xff01, 0xff1f: self = .exclamation
    case 0x2c, 0x2e, 0x3a, 0x3b: self = .infix
    case 0x2f: self = .slash
    case 0x2026, 0x3005, 0x301c, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308e,
      0x3095...0x3096, 0x309b...0x309e, 0x30a0, 0x30a1, 0x30a3, 0x30a5, 0x30a7, 0x30a9, 0x30c3, 0x30e3, 0x30e5, 0x30e7,
      0x30ee, 0x30f5...0x30f6, 0x30fb...0x30fe, 0x31f0...0x31ff:
      self = .nonstarter
    case 0x3001, 0x3002, 0xff0c, 0xff0e, 0xff61, 0xff64: self = .closing
    default: self.init(properties: scalar)
    }
  }

  private init(properties scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .openPunctuation: self = .opening
    case .closePunctuation: self = .closing
    case .initialPunctuation, .finalPunctuation: self = .quotation
    case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
    case .decimalNumber: self = .digit
    case .control, .format: self = scalar.properties.isDefaultIgnorableCodePoint ? .mark : .letter
    default: self = LineBreakClass.isIdeographic(scalar) ? .ideograph : .letter
    }
  }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe4f, 0xff02...0xff60,
      0xffe0...0xffe6, 0x1f000...0x1faff, 0x20000...0x3fffd:
      return true
    default: return false
    }
  }
}
