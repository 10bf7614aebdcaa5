import Encodings
import Geometry
package import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// A kind of layer, identified by the key that opens it.
package struct LayerKind: Sendable {
  /// The key that opens a layer; its value is the layer's name.
  package let opener: Key<String>
  /// The content of a new layer of this kind.
  package let content: LayerContent
  /// The setters that only this kind has, in the order of their application.
  package let setters: [LayerSetter]
  /// All setters of this kind, the common ones first.
  package let everySetter: [LayerSetter]
  /// True if the layer is a button, which reacts to touches and can have a title.
  package let isButton: Bool
  /// The record with all keys of this kind.
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

  /// All kinds, in the order of the documentation.
  package static let all = [
    LayerKind("layer", "A rectangle with a color, an image, and sublayers", keys: SymbolKeys.own),
    LayerKind(
      "button", "A layer that can be pressed, with a title if it has one", keys: SymbolKeys.own, isButton: true),
    LayerKind("shape", "A path with fill and stroke", content: .shape(ShapeContent()), setters: ShapeKeys.setters),
    LayerKind("label", "Text", content: .text(LabelKeys.initial), setters: LabelKeys.setters),
    LayerKind(
      "gradient", "A gradient that fills the bounds", content: .gradient(GradientContent()),
      setters: GradientKeys.setters),
    LayerKind(
      "replicator", "A layer that shows copies of its sublayers", content: .replicator(ReplicatorContent()),
      setters: ReplicatorKeys.setters),
    LayerKind(
      "emitter", "A source of particles", content: .emitter(EmitterKeys.initial), setters: EmitterKeys.setters),
    LayerKind(
      "scroll", "A layer with scrollable content", content: .scroll(ScrollContent()), setters: ScrollKeys.setters),
    LayerKind("drawing", "An SVG file, whose elements with ids become sublayers", keys: DrawingKeys.own),
    LayerKind(
      "lottie", "A Lottie animation, whose layers become sublayers", content: .playback(PlaybackContent()),
      setters: LottieKeys.setters, keys: LottieKeys.own),
    LayerKind("transformLayer", "A layer whose sublayers share one 3D space", content: .transform),
  ]

  /// Returns the kind of a layer with some content; the plain kind if there is no other.
  package static func of(_ content: LayerContent) -> LayerKind {
    all.first { $0.content.kind == content.kind } ?? all[0]
  }

  /// The keys that open layers.
  package static let words = all.map(\.opener.name)

  /// The setters of all kinds, in the order of the documentation.
  package static let allSetters = LayerKeys.setters + all.flatMap(\.setters)
}
