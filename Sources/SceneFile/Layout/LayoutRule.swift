import SceneDiagnostics
import SceneSyntax

/// What places a layer, or the layers inside one, anew at every tick.
struct LayoutRule: Sendable {
  enum Kind: Sendable {
    case frame(horizontal: LayoutAxis, vertical: LayoutAxis)
    case stack(StackLayout)
  }

  /// The index of the layer.
  let layer: Int
  let kind: Kind
}
