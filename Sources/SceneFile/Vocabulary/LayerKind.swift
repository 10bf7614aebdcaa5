import LayerTree
import SceneDiagnostics
import SceneSyntax

/// A kind of layer, by the word that opens it.
struct LayerKind: Sendable {
  /// The key that names the layer and says its kind.
  let opener: Key<String>
  /// What a new one has that other kinds don't.
  let content: LayerContent
  /// The keys that only this kind has, applied in their order.
  let setters: [LayerSetter]
  /// Whether it is pressed and released, and can have a title.
  let isButton: Bool
  /// All of its keys.
  let record: RecordType

  init(
    _ word: String, _ summary: String, content: LayerContent = .plain, setters: [LayerSetter] = [],
    keys: [KeyDescription] = [], isButton: Bool = false
  ) {
    let opener = Key(word, ValueType.name, summary + ", by the name it is found by.", isRequired: true)
    self.opener = opener
    self.content = content
    self.setters = setters
    self.isButton = isButton
    record = RecordType(
      name: word, summary: summary + ".",
      keys: [opener.description] + keys + setters.map(\.key.description)
        + (isButton ? ButtonKeys.all : []) + LayerKeys.common)
  }

  /// Every kind, in the order of the documentation.
  static let all = [
    LayerKind("layer", "A rectangle that can hold a colour, a picture and other layers"),
    LayerKind("button", "A layer that can be pressed, with a title if it has one", isButton: true),
    LayerKind("shape", "A path, filled and stroked", content: .shape(ShapeContent()), setters: ShapeKeys.setters),
    LayerKind("label", "A text", content: .text(LabelKeys.initial), setters: LabelKeys.setters),
    LayerKind(
      "gradient", "A gradient that fills the bounds", content: .gradient(GradientContent()),
      setters: GradientKeys.setters),
    LayerKind(
      "replicator", "A layer that shows its sublayers several times", content: .replicator(ReplicatorContent()),
      setters: ReplicatorKeys.setters),
    LayerKind(
      "emitter", "A source of particles", content: .emitter(EmitterContent()), setters: EmitterKeys.setters),
    LayerKind(
      "scroll", "A layer whose content fingers scroll", content: .scroll(ScrollContent()), setters: ScrollKeys.setters),
    LayerKind("drawing", "An SVG file, whose elements with ids become sublayers", keys: DrawingKeys.own),
    LayerKind("transformLayer", "A layer whose sublayers share one space in depth", content: .transform),
  ]

  /// The kind of a layer that has a content; the plain one where none says so itself.
  static func of(_ content: LayerContent) -> LayerKind { all.first { $0.content.kind == content.kind } ?? all[0] }

  /// The words that open layers.
  static let words = all.map(\.opener.name)

  /// The keys that set properties, of all kinds, in the order of the documentation.
  static let allSetters = LayerKeys.setters + all.flatMap(\.setters)
}
