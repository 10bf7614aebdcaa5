import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension ValueType where Value == FontDescription {
  /// A font: only a size, or a map of its properties.
  static let font = ValueType(
    "a font: its size, or {family: Inter, size: 17, weight: bold}",
    schema: ["anyOf": [ValueType<Double>.number().schema, fontRecord.schema]]
  ) { node, context in
    guard case .map = node.content else {
      return ValueType<Double>.number(0.1...10_000).compile(node, context).map { FontDescription(size: $0) }
    }
    return context.compiled(node, as: fontRecord) { [typeSize = context.definitions.appearance.typeSize] record in
      FontDescription(
        family: record.read(family), style: record.read(style), size: record.read(size), weight: record.read(weight),
        isItalic: record.read(italic), features: record.read(features), variations: record.read(variations),
        isOpticallySized: record.read(opticalSizing), typeSize: typeSize)
    }
  }

  private static let family = Key("family", ValueType<String>.text, "The family; Inter.")
  private static let style = Key(
    "style", ValueType<DynamicTypeStyle>.choice(),
    "A Dynamic Type text style, which sets size, weight, line height, and opticalSizing, for the appearance's typeSize."
  )
  private static let size = Key("size", ValueType<Double>.number(0.1...10_000), "The size in points; 17.")
  private static let weight = Key("weight", ValueType<Double>.fontWeight, "The weight; regular.")
  private static let italic = Key("italic", ValueType<Bool>.boolean, "True for an italic font; false.")
  private static let features = Key(
    "features", ValueType<[FontFeature]>.fontFeatures,
    "OpenType features: [tnum, ss01], or with values {liga: 0, cv05: 2}; as the font has them.")
  private static let variations = Key(
    "variations", ValueType<[FontVariation]>.fontVariations,
    "Positions on a variable font's axes: {wght: 450, opsz: 28}; by weight and italic.")
  private static let opticalSizing = Key(
    "opticalSizing", ValueType<Bool>.boolean,
    "True for letters that are drawn and spaced for their size, as the system font of iOS is; true with style in Inter."
  )
  static let fontRecord = RecordType(
    name: "font", summary: "A font.",
    keys: [
      family.description, style.description, size.description, weight.description, italic.description,
      features.description,
      variations.description, opticalSizing.description,
    ])
}

extension ValueType where Value == Double {
  /// A font weight, by name or as a number from 1 to 1000.
  static let fontWeight = ValueType(
    "a weight: \(weights.map(\.name).joined(separator: ", ")), or a number from 1 to 1000",
    schema: ["anyOf": [["enum": .array(weights.map { .string($0.name) })], ["type": "number"]]]
  ) { node, context in
    if let named = weights.first(where: { $0.name == node.text }) { return .constant(named.weight) }
    return number(1...1000).compile(node, context)
  }

  /// UIKit's names of font weights.
  private static let weights: [(name: String, weight: Double)] = [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]
}

extension ValueType where Value == [FontFeature] {
  /// OpenType features by tag, either enabled or with a value.
  fileprivate static let fontFeatures = ValueType(
    "features of a font: [tnum, ss01], or {liga: 0}",
    schema: [
      "anyOf": [
        ["type": "string"], ["type": "array", "items": ["type": "string"]],
        ["type": "object", "additionalProperties": ["type": "number"]],
      ]
    ]
  ) { node, context in
    guard case .map(let entries) = node.content else {
      let tags = node.items.map { FontTag.read($0, context) }
      return tags.contains(nil) ? .failed : .constant(tags.compactMap { $0.map { FontFeature($0) } })
    }
    let values = entries.map { entry -> Computed<FontFeature> in
      guard let tag = FontTag.read(entry, context) else { return .failed }
      return ValueType<Double>.number(0...65_535).compile(entry.value, context)
        .map { FontFeature(tag, value: Int(saturating: $0)) }
    }
    return Computed<[FontFeature]>.all(values)
  }
}

extension ValueType where Value == [FontVariation] {
  /// Variation axis positions by tag.
  fileprivate static let fontVariations = ValueType(
    "axes of a variable font: {wght: 450, opsz: 28}",
    schema: ["type": "object", "additionalProperties": ["type": ["number", "string"]]]
  ) { node, context in
    guard case .map(let entries) = node.content else {
      context.mismatch(node, "axes of a variable font: {wght: 450, opsz: 28}")
      return .failed
    }
    let values = entries.map { entry -> Computed<FontVariation> in
      guard let tag = FontTag.read(entry, context) else { return .failed }
      return ValueType<Double>.number(-32_768...32_767).compile(entry.value, context)
        .map { FontVariation(tag, value: $0) }
    }
    return Computed<[FontVariation]>.all(values)
  }
}
