package import Geometry
package import LayerTree

/// The environment in which a scene is shown: the traits that a user's settings and language give it.
package struct Appearance: Hashable, Sendable {
  /// The interface style (`UIUserInterfaceStyle`).
  package enum Style: String, CaseIterable, Sendable {
    case light, dark
  }

  /// The contrast (`UIAccessibilityContrast`).
  package enum Contrast: String, CaseIterable, Sendable {
    case normal, high
  }

  /// The layout direction (`UITraitEnvironmentLayoutDirection`).
  package enum Direction: String, CaseIterable, Sendable {
    case leftToRight, rightToLeft
  }

  package var style = Style.light
  package var contrast = Contrast.normal
  package var direction = Direction.leftToRight
  package var typeSize = DynamicTypeSize.large
  package var reducedMotion = false
  /// The language, followed by a hyphen and the region if it matters.
  package var locale = "en"

  /// The values of the system colors.
  package var palette: UIKitPalette { UIKitPalette(isDark: style == .dark, isHighContrast: contrast == .high) }

  /// True if leading means right.
  package var isRightToLeft: Bool { direction == .rightToLeft }

  /// The language without the region.
  package var language: String { Self.language(of: locale) }

  /// Returns the layout direction of a locale's language.
  package static func direction(of locale: String) -> Direction {
    rightToLeftLanguages.contains(language(of: locale)) ? .rightToLeft : .leftToRight
  }

  private static func language(of locale: String) -> String {
    locale.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
  }

  /// The languages written from right to left in their usual script.
  ///
  /// Source: Unicode CLDR, `characterOrder` of the locales' layouts.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
