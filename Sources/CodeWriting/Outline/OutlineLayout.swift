import SceneProgram

/// A rule that places a layer, or the layers inside one, at every tick.
struct OutlineLayout: Sendable {
  /// The position of a layer on one axis of its superlayer; nil for values that the layout does not set.
  struct Axis: Sendable {
    /// From the left or the top.
    var start: OutlineExpression?
    /// From the right or the bottom.
    var end: OutlineExpression?
    /// The distance between the centers.
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

    /// A Boolean value that indicates whether it determines the layer's length.
    var setsLength: Bool { length != nil || start != nil && end != nil }
  }

  enum Kind: Sendable {
    case frame(horizontal: Axis, vertical: Axis)
    case stack(
      [Int], isVertical: Bool, spacing: OutlineExpression, insets: OutlineExpression, alignment: StackLayout.Alignment,
      isEven: Bool)
    /// As large as its content, at its own position.
    case fit
  }

  let layer: Int
  let kind: Kind

  init(layer: Int, kind: Kind) {
    self.layer = layer
    self.kind = kind
  }
}
