import LayerTree
import SceneProgram

/// The key of layers that show a symbol.
enum SymbolKeys {
  static let symbol = Key(
    "symbol", ValueType<FoundDrawing>.symbol,
    "A symbol by its name in SF Symbols, drawn in the tintColor; its size is the layer's unless another is given.")

  static let own = [symbol.description]
}
