import LayerTree

/// An appearance that every scene has: the default environment with a single trait changed, or dark at high contrast.
package struct StandardAppearance: Hashable, Sendable {
  /// The name, which commands accept as the name of a variant.
  package let name: String
  /// The traits that differ from the default, with their values in source form.
  package let traits: [Trait]

  /// A trait with its value.
  package struct Trait: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  private init(_ name: String, _ traits: [(String, String)] = []) {
    self.name = name
    self.traits = traits.map { Trait(name: $0.0, value: $0.1) }
  }

  /// All standard appearances.
  package static let all =
    [
      StandardAppearance("light"), StandardAppearance("dark", [("style", "dark")]),
      StandardAppearance("highContrast", [("contrast", "high")]),
      StandardAppearance("darkHighContrast", [("style", "dark"), ("contrast", "high")]),
      StandardAppearance("rightToLeft", [("direction", "rightToLeft")]),
      StandardAppearance("reducedMotion", [("reducedMotion", "true")]),
    ] + DynamicTypeSize.allCases.map { StandardAppearance($0.rawValue, [("typeSize", $0.rawValue)]) }

  /// The appearances of a scene that lists none: those that change a layout or its colors most.
  package static let usual = [
    "light", "dark", "highContrast", "darkHighContrast", "rightToLeft", "xSmall", "accessibility1", "accessibility5",
    "reducedMotion",
  ]

  /// Returns the standard appearance with a name; nil if there is none.
  package static func named(_ name: String) -> StandardAppearance? { all.first { $0.name == name } }
}
