import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
package import SceneProgram
package import SceneSyntax

/// The keys that only Lottie animations have.
package enum LottieKeys {
  package static let source = Key(
    "source", .animation,
    "The Lottie file, or an SVG file that moves, beside the scene; its size is the layer's unless another is given.",
    isRequired: true)
  package static let play = Key(
    "play",
    ValueType.node([
      "type": "object", "additionalProperties": false,
      "properties": ["from": ["type": ["string", "number"]], "to": ["type": ["string", "number"]]],
    ]),
    "The part that is played, by markers of the file or seconds: {from: open, to: closed}.")

  package static let texts = Key(
    "texts",
    ValueType.node(["type": "object", "additionalProperties": ["type": ["string", "number"]]]),
    "Other texts for text layers, by the layers' names in the file: {title: Hello}.")

  package static let own = [source.description, play.description, texts.description]

  package static let setters: [LayerSetter] = [
    LayerSetter("repeats", .boolean, "True to begin again when it has ended; false.") { $0.playback.repeats = $1 },
    .property(.progress),
  ]

  package static let from = Key("from", ValueType.text, "The marker, or the time in seconds, at which playback starts.")
  package static let to = Key("to", ValueType.text, "The marker, or the time in seconds, at which playback ends.")
  package static let span = RecordType(
    name: "play", summary: "The part of an animation to play.", keys: [from.description, to.description])
}

extension ValueType where Value == FoundAnimation {
  /// The name of a Lottie file.
  fileprivate static let animation = ValueType.fixed("the name of a Lottie file", schema: ["type": "string"]) {
    node, context in
    guard let text = node.text, !text.isEmpty else {
      context.mismatch(node, "the name of a Lottie file")
      return nil
    }
    return context.animation(named: text, at: node.range)
  }
}
