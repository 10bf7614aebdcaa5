/// A rule that positions a layer, or arranges its sublayers, at every tick.
package struct LayoutRule: Sendable {
  package enum Kind: Sendable {
    case frame(horizontal: LayoutAxis, vertical: LayoutAxis)
    case stack(StackLayout)
    /// The layer fits its content; its position does not change.
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
