import LayerTree

/// A kind of layer, by the word that opens it.
struct LayerKind: Sendable {
  /// The key that names the layer and says its kind.
  let opener: Key<String>
  /// What a new one has that other kinds don't.
  let content: LayerContent
  /// The keys that only this kind has, applied in their order.
  let setters: [LayerSetter]
  /// All of its keys.
  let record: RecordType

  init(_ word: String, _ summary: String, content: LayerContent = .plain, setters: [LayerSetter] = []) {
    let opener = Key(word, ValueType.name, summary + ", by the name it is found by.", isRequired: true)
    self.opener = opener
    self.content = content
    self.setters = setters
    record = RecordType(
      name: word, summary: summary + ".",
      keys: [opener.description] + setters.map(\.key.description) + LayerKeys.common)
  }

  /// Every kind, in the order of the documentation.
  static let all = [
    LayerKind("layer", "A rectangle that can hold a colour, a picture and other layers"),
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
    LayerKind("transformLayer", "A layer whose sublayers share one space in depth", content: .transform),
  ]

  /// The words that open layers.
  static let words = all.map(\.opener.name)

  /// The keys that set properties, of all kinds, in the order of the documentation.
  static let allSetters = LayerKeys.setters + all.flatMap(\.setters)
}
