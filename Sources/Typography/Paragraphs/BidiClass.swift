import CHarfBuzz

/// What a character means for the direction of text: the classes of Unicode's annex 9, but for explicit marks.
enum BidiClass {
  case leftToRight
  case rightToLeft
  case arabicLetter
  case europeanNumber
  case arabicNumber
  /// A plus or minus.
  case europeanSeparator
  /// A currency or percent sign and the like.
  case europeanTerminator
  /// A comma, full stop or colon.
  case commonSeparator
  case mark
  case neutral

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0x6f0...0x6f9: self = .europeanNumber
    case 0x660...0x669, 0x66b...0x66c: self = .arabicNumber
    case 0x2b, 0x2d, 0x2212: self = .europeanSeparator
    case 0x23...0x25, 0xa2...0xa5, 0xb0, 0xb1, 0x66a, 0x2030...0x2034, 0x20a0...0x20cf: self = .europeanTerminator
    case 0x2c, 0x2e, 0x2f, 0x3a, 0xa0, 0x60c: self = .commonSeparator
    case 0x200e: self = .leftToRight
    case 0x200f: self = .rightToLeft
    case 0x61c: self = .arabicLetter
    // Quickly, what nearly all text is.
    case 0x41...0x5a, 0x61...0x7a: self = .leftToRight
    default: self.init(properties: scalar)
    }
  }

  private init(properties scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: self = .mark
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
      .spacingMark, .decimalNumber:
      let script = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
      if hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL {
        self =
          script == HB_SCRIPT_ARABIC || script == HB_SCRIPT_SYRIAC || script == HB_SCRIPT_THAANA
          ? .arabicLetter : .rightToLeft
      } else {
        self = .leftToRight
      }
    default: self = .neutral
    }
  }
}
