import SceneDiagnostics
import SceneSyntax

extension ValueType where Value == FontDescription {
  /// A font: its size alone, or by its parts.
  static let font = ValueType(
    "a font: its size, or {family: Inter, size: 17, weight: bold}",
    schema: ["anyOf": [ValueType<Double>.number().schema, fontRecord.schema]]
  ) { node, context in
    guard case .map = node.content else {
      return ValueType<Double>.number(0.1...10_000).compile(node, context).map { FontDescription(size: $0) }
    }
    return context.compiled(node, as: fontRecord) { record in
      var font = FontDescription()
      font.family = record.read(family) ?? font.family
      font.size = record.read(size) ?? font.size
      font.weight = record.read(weight) ?? font.weight
      font.isItalic = record.read(italic) ?? font.isItalic
      return font
    }
  }

  private static let family = Key("family", ValueType<String>.text, "The family; Inter.")
  private static let size = Key("size", ValueType<Double>.number(0.1...10_000), "The size in points; 17.")
  private static let weight = Key("weight", ValueType<Double>.fontWeight, "The weight; regular.")
  private static let italic = Key("italic", ValueType<Bool>.boolean, "Whether it is slanted; false.")
  static let fontRecord = RecordType(
    name: "font", summary: "A font.",
    keys: [family.description, size.description, weight.description, italic.description])
}

extension ValueType where Value == Double {
  /// How heavy a font is, by name or from 1 to 1000.
  fileprivate static let fontWeight = ValueType(
    "a weight: \(weights.map(\.name).joined(separator: ", ")), or a number from 1 to 1000",
    schema: ["anyOf": [["enum": .array(weights.map { .string($0.name) })], ["type": "number"]]]
  ) { node, context in
    if let named = weights.first(where: { $0.name == node.text }) { return .constant(named.weight) }
    return number(1...1000).compile(node, context)
  }

  /// UIKit's names for weights.
  private static let weights: [(name: String, weight: Double)] = [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]
}
