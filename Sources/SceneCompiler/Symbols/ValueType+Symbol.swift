import Encodings
import Geometry
import LayerTree
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension ValueType where Value == FoundDrawing {
  /// A symbol: its name, or its name with the size and weight of the accompanying font.
  static let symbol = ValueType.fixed(
    "a symbol: heart.fill, or {name: heart.fill, pointSize: 24, weight: bold}",
    schema: ["anyOf": [ValueType<String>.words.schema, symbolRecord.schema]]
  ) { node, context in
    guard case .map = node.content else { return drawing(of: node, style: nil, size: nil, weight: nil, context) }
    guard let record = context.record(node, as: symbolRecord), let name = record.node(name) else { return nil }
    return drawing(
      of: name, style: record.read(textStyle), size: record.read(pointSize), weight: record.read(weight), context)
  }

  private static let name = Key(
    "name", ValueType<String>.words, "The name, as SF Symbols has it: heart.fill.", isRequired: true)
  private static let pointSize = Key(
    "pointSize", ValueType<Double>.number(0.1...10_000),
    "The size of the font that the symbol goes with, in points; 17. Its square is a quarter larger.")
  private static let weight = Key(
    "weight", ValueType<Double>.fontWeight, "The weight of that font; regular. Filled symbols have one weight.")
  private static let textStyle = Key(
    "textStyle", ValueType<DynamicTypeStyle>.choice(),
    "A text style of Dynamic Type, which sets pointSize and weight unless they are given.")
  static let symbolRecord = RecordType(
    name: "symbol", summary: "A symbol, and the font that it goes with.",
    keys: [name.description, pointSize.description, weight.description, textStyle.description])

  private static func drawing(
    of node: SyntaxNode, style: DynamicTypeStyle?, size: Double?, weight: Double?, _ context: ReadingContext
  ) -> FoundDrawing? {
    guard let name = ValueType<String>.words.read(node, context) else { return nil }
    guard let outline = SymbolCatalog.outline(of: name, weight: weight ?? style?.weight ?? 400) else {
      let names = SymbolCatalog.names
      context.log.error(
        at: node.range, "there is no symbol named ‘\(name.prefix(64))’",
        hint: NearestName.hint(for: name, among: names) ?? related(to: name, among: names)
          ?? "the article Symbols lists all \(names.count)")
      return nil
    }
    let side = (size ?? style?.size(at: context.definitions.appearance.typeSize) ?? 17) * SymbolCatalog.sidePerPoint
    let scale = side / SymbolCatalog.extent
    var shape = LayerDescription(name: "outline")
    shape.properties.anchorPoint = .zero
    shape.properties.bounds.size = Size(side, side)
    shape.properties.content = .shape(ShapeContent())
    shape.properties.shape.path = outline.transformed(by: AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
    return FoundDrawing(size: Size(side, side), root: shape)
  }

  /// Returns the symbols that share the beginning of an unknown name, for messages.
  private static func related(to name: String, among names: [String]) -> String? {
    guard let stem = name.split(separator: ".").first, stem.count <= 64 else { return nil }
    let related = names.filter { $0 == stem || $0.hasPrefix("\(stem).") }.prefix(6)
    return related.isEmpty ? nil : "there is \(related.joined(separator: ", "))"
  }
}
