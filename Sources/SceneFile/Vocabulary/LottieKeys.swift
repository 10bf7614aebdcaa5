import LayerTree
import SceneDiagnostics
import SceneSyntax

/// The keys that Lottie animations have beyond other layers.
enum LottieKeys {
  static let source = Key(
    "source", .animation, "The Lottie file, beside the scene; its size is the layer's unless another is given.",
    isRequired: true)
  static let play = Key(
    "play",
    ValueType.node([
      "type": "object", "additionalProperties": false,
      "properties": ["from": ["type": ["string", "number"]], "to": ["type": ["string", "number"]]],
    ]),
    "The part that is played, by markers of the file or seconds: {from: open, to: closed}.")

  static let own = [source.description, play.description]

  static let setters: [LayerSetter] = [
    LayerSetter("repeats", .boolean, "True to begin again when it has ended; false.") { $0.playback.repeats = $1 },
    .property(.progress),
  ]

  static let from = Key("from", ValueType.text, "The marker, or the second, that it begins with.")
  static let to = Key("to", ValueType.text, "The marker, or the second, that it ends with.")
  static let span = RecordType(
    name: "play", summary: "The part of an animation that is played.", keys: [from.description, to.description])
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
