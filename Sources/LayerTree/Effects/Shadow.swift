public import Geometry

/// The shadow of a layer; names and defaults are `CALayer`'s.
public struct Shadow: Hashable, Sendable {
  /// The color.
  public var color = Color.black
  /// The opacity, 0 to 1; at 0 there is no shadow.
  public var opacity = 0.0
  /// The standard deviation of the blur, in points.
  public var radius = 3.0
  /// The offset of the shadow from the layer, in points.
  public var offset = Size(0, -3)
  /// The shape that casts it, in the space of the bounds; nil for the visible content of the layer and its sublayers.
  public var path: Path?

  /// Makes an invisible shadow.
  public init() {}
}
