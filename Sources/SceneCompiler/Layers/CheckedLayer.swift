import SceneSyntax

/// A layer in source form with its checked keys, which are the same in every iteration of a loop.
struct CheckedLayer {
  let kind: LayerKind
  /// The entry of the key that opens the layer.
  let opening: SyntaxNode.Entry
  let record: RecordReader
}
