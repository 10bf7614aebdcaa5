/// The values that UIKit's system colors have in one combination of interface style and contrast.
package struct UIKitPalette: Hashable, Sendable {
  /// True for the dark interface style.
  package var isDark: Bool
  /// True if the user has asked for increased contrast.
  package var isHighContrast: Bool

  /// Creates a palette; by default, for the light interface style at normal contrast.
  package init(isDark: Bool = false, isHighContrast: Bool = false) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  /// The system colors, by name.
  package var colors: [String: Color] {
    switch (isDark, isHighContrast) {
    case (false, false): UIKitColor.system
    case (true, false): Self.dark
    case (false, true): Self.highContrast
    case (true, true): Self.darkHighContrast
    }
  }

  private static let dark = UIKitColor.system.merging(darkColors) { $1 }
  private static let highContrast = UIKitColor.system.merging(tints.mapValues(\.light).merging(surfaces) { $1 }) { $1 }
  private static let darkHighContrast = dark.merging(tints.mapValues(\.dark).merging(darkSurfaces) { $1 }) { $1 }

  /// The colors of the dark interface style.
  ///
  /// Source: Apple, Human Interface Guidelines, "Color", "Specifications", for the tints and grays; the values that
  /// `UIColor` resolves to since iOS 13 for the others.
  private static let darkColors: [String: Color] = [
    "systemRed": Color(hex: 0xFF453A), "systemOrange": Color(hex: 0xFF9F0A), "systemYellow": Color(hex: 0xFFD60A),
    "systemGreen": Color(hex: 0x30D158), "systemMint": Color(hex: 0x63E6E2), "systemTeal": Color(hex: 0x40C8E0),
    "systemCyan": Color(hex: 0x64D2FF), "systemBlue": Color(hex: 0x0A84FF), "systemIndigo": Color(hex: 0x5E5CE6),
    "systemPurple": Color(hex: 0xBF5AF2), "systemPink": Color(hex: 0xFF375F), "systemBrown": Color(hex: 0xAC8E68),
    "systemGray": Color(hex: 0x8E8E93), "systemGray2": Color(hex: 0x636366), "systemGray3": Color(hex: 0x48484A),
    "systemGray4": Color(hex: 0x3A3A3C), "systemGray5": Color(hex: 0x2C2C2E), "systemGray6": Color(hex: 0x1C1C1E),
    "systemBackground": Color(hex: 0x000000), "secondarySystemBackground": Color(hex: 0x1C1C1E),
    "tertiarySystemBackground": Color(hex: 0x2C2C2E), "systemGroupedBackground": Color(hex: 0x000000),
    "secondarySystemGroupedBackground": Color(hex: 0x1C1C1E),
    "tertiarySystemGroupedBackground": Color(hex: 0x2C2C2E),
    "label": Color(hex: 0xFFFFFF), "secondaryLabel": Color(hex: 0xEBEBF5, alpha: 0.6),
    "tertiaryLabel": Color(hex: 0xEBEBF5, alpha: 0.3), "quaternaryLabel": Color(hex: 0xEBEBF5, alpha: 0.16),
    "placeholderText": Color(hex: 0xEBEBF5, alpha: 0.3), "link": Color(hex: 0x0984FF),
    "separator": Color(hex: 0x545458, alpha: 0.6), "opaqueSeparator": Color(hex: 0x38383A),
    "systemFill": Color(hex: 0x787880, alpha: 0.36), "secondarySystemFill": Color(hex: 0x787880, alpha: 0.32),
    "tertiarySystemFill": Color(hex: 0x767680, alpha: 0.24), "quaternarySystemFill": Color(hex: 0x767680, alpha: 0.18),
  ]

  /// The tints and grays at increased contrast.
  ///
  /// Source: Apple, Human Interface Guidelines, "Color", "Specifications", columns "Increased contrast". The guidelines
  /// have no such values for labels, fills, separators, and links, which therefore keep their normal ones.
  private static let tints: [String: (light: Color, dark: Color)] = [
    "systemRed": (Color(hex: 0xD70015), Color(hex: 0xFF6961)),
    "systemOrange": (Color(hex: 0xC93400), Color(hex: 0xFFB340)),
    "systemYellow": (Color(hex: 0xB25000), Color(hex: 0xFFD426)),
    "systemGreen": (Color(hex: 0x248A3D), Color(hex: 0x30DB5B)),
    "systemMint": (Color(hex: 0x0C817B), Color(hex: 0x66D4CF)),
    "systemTeal": (Color(hex: 0x008299), Color(hex: 0x5DE6FF)),
    "systemCyan": (Color(hex: 0x0071A4), Color(hex: 0x70D7FF)),
    "systemBlue": (Color(hex: 0x0040DD), Color(hex: 0x409CFF)),
    "systemIndigo": (Color(hex: 0x3634A3), Color(hex: 0x7D7AFF)),
    "systemPurple": (Color(hex: 0x8944AB), Color(hex: 0xDA8FFF)),
    "systemPink": (Color(hex: 0xD30F45), Color(hex: 0xFF6482)),
    "systemBrown": (Color(hex: 0x7F6545), Color(hex: 0xB59469)),
    "systemGray": (Color(hex: 0x6C6C70), Color(hex: 0xAEAEB2)),
    "systemGray2": (Color(hex: 0x8E8E93), Color(hex: 0x7C7C80)),
    "systemGray3": (Color(hex: 0xAEAEB2), Color(hex: 0x545456)),
    "systemGray4": (Color(hex: 0xBCBCC0), Color(hex: 0x444446)),
    "systemGray5": (Color(hex: 0xD8D8DC), Color(hex: 0x363638)),
    "systemGray6": (Color(hex: 0xEBEBF0), Color(hex: 0x242426)),
  ]

  /// The light backgrounds that equal a gray, at increased contrast.
  private static let surfaces: [String: Color] = [
    "secondarySystemBackground": Color(hex: 0xEBEBF0), "systemGroupedBackground": Color(hex: 0xEBEBF0),
    "tertiarySystemGroupedBackground": Color(hex: 0xEBEBF0),
  ]

  /// The dark backgrounds that equal a gray, at increased contrast.
  private static let darkSurfaces: [String: Color] = [
    "secondarySystemBackground": Color(hex: 0x242426), "tertiarySystemBackground": Color(hex: 0x363638),
    "secondarySystemGroupedBackground": Color(hex: 0x242426), "tertiarySystemGroupedBackground": Color(hex: 0x363638),
  ]
}
