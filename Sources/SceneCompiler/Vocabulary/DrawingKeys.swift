import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
package import SceneSyntax

/// The additional keys of drawings, and the keys that modify their layers.
package enum DrawingKeys {
  package static let source = Key(
    "source", .drawing,
    "The SVG file beside the scene, or a frame of a Figma file: design.json#Card. Its size is the layer's unless another is "
      + "given.",
    isRequired: true)
  package static let parts = Key(
    "parts",
    ValueType.node(["type": "object", "additionalProperties": ["$ref": "#/definitions/part"]]),
    "Changes to the layers inside, by their names: {leftArm: {anchorPoint: [0.5, 0]}}.")

  package static let plays = Key(
    "plays", ValueType.boolean,
    "True to play the animations of the SVG file on the layer’s clock, false to show it without them, so that the scene can "
      + "animate its layers; true if the file has animations and parts is not set.")

  package static let own = [source.description, parts.description, plays.description]

  /// Returns the setters for a layer of a drawing, in the order of their application.
  package static func setters(of kind: LayerKind) -> [LayerSetter] {
    kind.setters + LayerKeys.setters.map { $0.key.name == anchorPoint.key.name ? anchorPoint : $0 }
  }

  /// The anchor point; setting it keeps the layer's frame.
  private static let anchorPoint = LayerSetter(
    "anchorPoint", .point, "The point of the bounds that sits at the position; moving it moves nothing else."
  ) {
    $0.moveAnchorPoint(to: $1)
  }

  /// Returns the record for a layer of a drawing.
  package static func part(of kind: LayerKind) -> RecordType { part(setters(of: kind)) }

  /// The record for a layer of any kind, because editors do not know the layers of a drawing.
  static let anyPart = part(
    LayerKind.all.filter { drawn.contains($0.content.kind) }.flatMap(\.setters) + setters(of: LayerKind.all[0]))

  /// The kinds of layers in drawings.
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
