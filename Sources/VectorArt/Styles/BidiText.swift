/// The values of the CSS property `unicode-bidi`.
enum BidiText: String {
  case normal, embed, isolate, plaintext
  case override = "bidi-override"
  case isolateOverride = "isolate-override"

  /// Returns the explicit directional formatting characters (Unicode Standard Annex 9) before and after an element's
  /// text (CSS Writing Modes Level 4, section 2.4.4).
  func marks(runsLeft: Bool) -> (before: [Character], after: [Character]) {
    switch self {
    case .normal: ([], [])
    case .embed: ([runsLeft ? "\u{202B}" : "\u{202A}"], ["\u{202C}"])
    case .override: ([runsLeft ? "\u{202E}" : "\u{202D}"], ["\u{202C}"])
    case .isolate: ([runsLeft ? "\u{2067}" : "\u{2066}"], ["\u{2069}"])
    case .isolateOverride:
      (["\u{2068}", runsLeft ? "\u{202E}" : "\u{202D}"], ["\u{202C}", "\u{2069}"])
    case .plaintext: (["\u{2068}"], ["\u{2069}"])
    }
  }
}
