/// A rule that places a layer, or the layers inside one, at every tick.
package struct LayoutRule: Sendable {
  package enum Kind: Sendable {
    case frame(horizontal: LayoutAxis, vertical: LayoutAxis)
    case stack(StackLayout)
    /// As large as its content, at its own position.
    case fit
  }

  /// The index of the layer.
  package let layer: Int
  package let kind: Kind

  package init(layer: Int, kind: Kind) {
    self.layer = layer
    self.kind = kind
  }
}
