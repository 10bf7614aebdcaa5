import SceneDiagnostics
import SceneSyntax

/// A rule that places a layer, or the layers inside one, at every tick.
struct LayoutRule: Sendable {
  enum Kind: Sendable {
    case frame(horizontal: LayoutAxis, vertical: LayoutAxis)
    case stack(StackLayout)
  }

  /// The index of the layer.
  let layer: Int
  let kind: Kind
}
