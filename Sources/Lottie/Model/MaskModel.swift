/// A mask of a layer.
struct MaskModel: Sendable {
  /// How a mask is combined with those before it.
  enum Mode: Sendable { case add, subtract, intersect, lighten, darken, difference }

  var mode: Mode
  var isInverted: Bool
  var shape: Track<BezierShape>
  /// In per cent.
  var opacity: Track<Vector>
  /// How far the outline is moved outwards.
  var expansion: Track<Vector>
  /// How far the edge is soft, along each axis.
  var feather: Track<Vector>

  var isStatic: Bool { shape.isStatic && opacity.isStatic && expansion.isStatic && feather.isStatic }
}
