import SceneProgram

/// A rule that positions a layer, or arranges its sublayers, at every tick.
struct OutlineLayout: Sendable {
  /// The constraints along one axis of the superlayer; nil for values that the layout does not set.
  struct Axis: Sendable {
    /// The distance from the left or top edge.
    var start: OutlineExpression?
    /// The distance from the right or bottom edge.
    var end: OutlineExpression?
    /// The offset between the centers.
    var center: OutlineExpression?
    var length: OutlineExpression?

    init(
      start: OutlineExpression? = nil, end: OutlineExpression? = nil, center: OutlineExpression? = nil,
      length: OutlineExpression? = nil
    ) {
      self.start = start
      self.end = end
      self.center = center
      self.length = length
    }

    /// True if the constraints determine the layer's length.
    var setsLength: Bool { length != nil || start != nil && end != nil }
  }

  enum Kind: Sendable {
    case frame(horizontal: Axis, vertical: Axis)
    case stack(
      [Int], isVertical: Bool, spacing: OutlineExpression, insets: OutlineExpression, alignment: StackLayout.Alignment,
      isEven: Bool)
    /// The layer fits its content; its position does not change.
    case fit
  }

  let layer: Int
  let kind: Kind

  init(layer: Int, kind: Kind) {
    self.layer = layer
    self.kind = kind
  }
}
