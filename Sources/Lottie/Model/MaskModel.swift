/// A mask of a layer.
struct MaskModel: Sendable {
  /// The combination of a mask with those before it.
  enum Mode: Sendable { case add, subtract, intersect, lighten, darken, difference }

  var mode: Mode
  var isInverted: Bool
  var shape: Track<BezierShape>
  /// In per cent.
  var opacity: Track<Vector>
  /// The outline's expansion, as a distance.
  var expansion: Track<Vector>
  /// The width of the soft edge, along each axis.
  var feather: Track<Vector>

  var isStatic: Bool { shape.isStatic && opacity.isStatic && expansion.isStatic && feather.isStatic }
}
