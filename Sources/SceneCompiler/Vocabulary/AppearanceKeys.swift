import Encodings
import Geometry
package import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
package import SceneSyntax

/// The keys of an appearance: the traits of its environment, and the values of variables.
package enum AppearanceKeys {
  /// The prefix of the names under which expressions read traits, and variants set them.
  package static let prefix = "appearance."

  package static let style = Key("style", ValueType<Appearance.Style>.choice(), "The interface style; light.")
  package static let contrast = Key(
    "contrast", ValueType<Appearance.Contrast>.choice(), "The contrast that the user has chosen; normal.")
  package static let direction = Key(
    "direction", ValueType<Appearance.Direction>.choice(),
    "The layout direction; by default, the direction of the locale's language.")
  package static let typeSize = Key(
    "typeSize", ValueType<DynamicTypeSize>.choice(), "The text size that the user has chosen (Dynamic Type); large.")
  package static let reducedMotion = Key(
    "reducedMotion", ValueType<Bool>.boolean, "True if the user has chosen to reduce motion; false.")
  package static let locale = Key(
    "locale", ValueType<String>.text, "The language, and the region if it matters: ar, de-CH; en.")
  package static let variant = Key("variant", ValueType<String>.text, "The variant to show; none.")
  package static let values = Key("with", ValueType.node(["type": "object"]), "The values of variables to show.")

  /// The traits.
  package static let traits = [
    style.description, contrast.description, direction.description, typeSize.description, reducedMotion.description,
    locale.description,
  ]

  /// The record of an appearance.
  package static let record = RecordType(
    name: "appearance", summary: "The environment of a user: interface style, text size, language, and so on.",
    keys: traits + [variant.description, values.description])

  /// The record of the traits alone, with their full names.
  static let traitRecord = RecordType(name: "appearance", summary: record.summary, keys: traits)
}

/// The keys of a variable for its values in other appearances than the default.
package enum TokenKeys {
  package static let dark = Key("dark", ValueType.node([:]), "The value in the dark interface style.")
  package static let highContrast = Key(
    "highContrast", ValueType.node([:]), "The value at high contrast; the one for the interface style.")
  package static let darkHighContrast = Key(
    "darkHighContrast", ValueType.node([:]), "The value in the dark interface style at high contrast; dark's.")
  package static let rightToLeft = Key(
    "rightToLeft", ValueType.node([:]), "The value in layouts from right to left.")
  package static let typeSizes = Key(
    "typeSizes", ValueType.node(["type": "object"]),
    "Values by text size, each up to the next one in the map: {xSmall: 10, accessibility1: 20}.")
  package static let reducedMotion = Key(
    "reducedMotion", ValueType.node([:]), "The value for users who have chosen to reduce motion.")
  package static let locales = Key(
    "locales", ValueType.node(["type": "object"]), "Values by language or language and region: {de: Menü, fr: Menu}.")

  static let all = [
    dark.description, highContrast.description, darkHighContrast.description, rightToLeft.description,
    typeSizes.description, reducedMotion.description, locales.description,
  ]
}
