import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
package import SceneSyntax

/// The additional keys of drawings, and the keys that change their parts.
package enum DrawingKeys {
  package static let source = Key(
    "source", .drawing, "The SVG file, beside the scene; its size is the layer's unless another is given.",
    isRequired: true)
  package static let parts = Key(
    "parts",
    ValueType.node(["type": "object", "additionalProperties": ["$ref": "#/definitions/part"]]),
    "Changes to the layers inside, by their names: {leftArm: {anchorPoint: [0.5, 0]}}.")

  package static let own = [source.description, parts.description]

  /// The keys that set properties of a layer inside, applied in their order.
  package static func setters(of kind: LayerKind) -> [LayerSetter] {
    kind.setters + LayerKeys.setters.map { $0.key.name == anchorPoint.key.name ? anchorPoint : $0 }
  }

  /// The anchor point; setting it doesn't move the layer.
  private static let anchorPoint = LayerSetter(
    "anchorPoint", .point, "The point of the bounds that sits at the position; moving it moves nothing else."
  ) {
    $0.moveAnchorPoint(to: $1)
  }

  /// The keys of a layer inside.
  package static func part(of kind: LayerKind) -> RecordType { part(setters(of: kind)) }

  /// The keys of all kinds of layers inside; editors cannot look into the drawing.
  static let anyPart = part(
    LayerKind.all.filter { drawn.contains($0.content.kind) }.flatMap(\.setters) + setters(of: LayerKind.all[0]))

  /// The kinds of layers that drawings consist of.
  private static let drawn: [LayerContent.Kind] = [.shape, .replicator]

  private static func part(_ setters: [LayerSetter]) -> RecordType {
    RecordType(
      name: "part", summary: "Changes to a layer inside a drawing.",
      keys: setters.map(\.key.description) + LayerKeys.clock.map(\.key.description) + [
        LayerKeys.actions.description, LayerKeys.mask.description, LayerKeys.sublayers.description,
      ])
  }
}

extension ValueType where Value == FoundDrawing {
  /// The name of a drawing.
  fileprivate static let drawing = ValueType.fixed("the name of an SVG file", schema: ["type": "string"]) {
    node, context in
    guard let text = node.text, !text.isEmpty else {
      context.mismatch(node, "the name of an SVG file")
      return nil
    }
    return context.drawing(named: text, at: node.range)
  }
}
