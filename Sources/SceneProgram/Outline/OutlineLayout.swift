/// A rule that places a layer, or the layers inside one, at every tick.
package struct OutlineLayout: Sendable {
  /// The position of a layer on one axis of its superlayer; nil for what the layout does not say.
  package struct Axis: Sendable {
    /// From the left or the top.
    package var start: OutlineExpression?
    /// From the right or the bottom.
    package var end: OutlineExpression?
    /// From the middle to the middle.
    package var center: OutlineExpression?
    package var length: OutlineExpression?

    package init(
      start: OutlineExpression? = nil, end: OutlineExpression? = nil, center: OutlineExpression? = nil,
      length: OutlineExpression? = nil
    ) {
      self.start = start
      self.end = end
      self.center = center
      self.length = length
    }

    /// A Boolean value that indicates whether it says how long the layer is.
    package var setsLength: Bool { length != nil || start != nil && end != nil }
  }

  /// The alignment of layers across a stack.
  package enum Alignment: String, Sendable {
    case fill, start, center, end
  }

  package enum Kind: Sendable {
    case frame(horizontal: Axis, vertical: Axis)
    case stack(
      [Int], isVertical: Bool, spacing: OutlineExpression, insets: OutlineExpression, alignment: Alignment,
      isEven: Bool)
    /// As large as its content, at its own position.
    case fit
    /// A layout that code cannot express.
    case unsupported
  }

  package let layer: Int
  package let kind: Kind

  package init(layer: Int, kind: Kind) {
    self.layer = layer
    self.kind = kind
  }
}
