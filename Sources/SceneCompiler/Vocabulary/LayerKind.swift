import Encodings
import Geometry
package import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// A kind of layer, by the word that opens it.
package struct LayerKind: Sendable {
  /// The key that opens a layer: it holds the name and implies the kind.
  package let opener: Key<String>
  /// The content of a new layer, with the properties that other kinds lack.
  package let content: LayerContent
  /// The keys that only this kind has, applied in their order.
  package let setters: [LayerSetter]
  /// The keys that set properties; the common ones come first.
  package let everySetter: [LayerSetter]
  /// True if it is pressed and released, and can have a title.
  package let isButton: Bool
  /// All of its keys.
  package let record: RecordType

  init(
    _ word: String, _ summary: String, content: LayerContent = .plain, setters: [LayerSetter] = [],
    keys: [KeyDescription] = [], isButton: Bool = false
  ) {
    let opener = Key(word, ValueType.name, summary + "; its value is the layer's name.", isRequired: true)
    self.opener = opener
    self.content = content
    self.setters = setters
    everySetter = LayerKeys.setters + setters
    self.isButton = isButton
    record = RecordType(
      name: word, summary: summary + ".",
      keys: [opener.description] + keys + setters.map(\.key.description)
        + (isButton ? ButtonKeys.all : []) + LayerKeys.common)
  }

  /// Every kind, in the order of the documentation.
  package static let all = [
    LayerKind("layer", "A rectangle with a color, a picture, and other layers"),
    LayerKind("button", "A layer that can be pressed, with a title if it has one", isButton: true),
    LayerKind("shape", "A path with fill and stroke", content: .shape(ShapeContent()), setters: ShapeKeys.setters),
    LayerKind("label", "A text", content: .text(LabelKeys.initial), setters: LabelKeys.setters),
    LayerKind(
      "gradient", "A gradient that fills the bounds", content: .gradient(GradientContent()),
      setters: GradientKeys.setters),
    LayerKind(
      "replicator", "A layer that shows copies of its sublayers", content: .replicator(ReplicatorContent()),
      setters: ReplicatorKeys.setters),
    LayerKind(
      "emitter", "A source of particles", content: .emitter(EmitterKeys.initial), setters: EmitterKeys.setters),
    LayerKind(
      "scroll", "A layer whose content fingers scroll", content: .scroll(ScrollContent()), setters: ScrollKeys.setters),
    LayerKind("drawing", "An SVG file, whose elements with ids become sublayers", keys: DrawingKeys.own),
    LayerKind(
      "lottie", "A Lottie animation, whose layers become sublayers", content: .playback(PlaybackContent()),
      setters: LottieKeys.setters, keys: LottieKeys.own),
    LayerKind("transformLayer", "A layer whose sublayers share one space in depth", content: .transform),
  ]

  /// The kind of a layer with a content; plain if no kind has that content.
  package static func of(_ content: LayerContent) -> LayerKind {
    all.first { $0.content.kind == content.kind } ?? all[0]
  }

  /// The words that open layers.
  package static let words = all.map(\.opener.name)

  /// The keys that set properties, of all kinds, in the order of the documentation.
  package static let allSetters = LayerKeys.setters + all.flatMap(\.setters)
}
