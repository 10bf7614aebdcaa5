/// Names of axes and features of OpenType, four letters in a number.
enum HarfBuzzTag {
  static let weight = tag("wght")
  static let italic = tag("ital")
  static let slant = tag("slnt")
  static let standardLigatures = tag("liga")
  static let contextualLigatures = tag("clig")

  private static func tag(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
