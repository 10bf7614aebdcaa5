/// A mask of a layer.
struct MaskModel: Sendable {
  /// The combination of a mask with the masks before it.
  enum Mode: Sendable { case add, subtract, intersect, lighten, darken, difference }

  var mode: Mode
  var isInverted: Bool
  var shape: Track<BezierShape>
  /// The opacity, in percent.
  var opacity: Track<Vector>
  /// The expansion of the outline, in points.
  var expansion: Track<Vector>
  /// The width of the soft edge along each axis, in points.
  var feather: Track<Vector>

  /// True if the outline and its expansion never change.
  var hasStaticOutline: Bool { shape.isStatic && expansion.isStatic }

  var isExpanded: Bool { !expansion.isStatic || expansion.value(at: 0).x != 0 }
  var isFeathered: Bool { !feather.isStatic || feather.value(at: 0) != .zero }
  var isFaint: Bool { !opacity.isStatic || opacity.value(at: 0).x != 100 }

  /// True if the mask can be partly transparent.
  var isSoft: Bool { isFaint || isFeathered }

  /// The mask as lottie-ios's Core Animation engine renders it: the outline without opacity, expansion, and feather.
  var outline: MaskModel {
    var mask = self
    switch mode {
    case .add, .subtract: break
    case .lighten: mask.mode = .add
    case .intersect, .darken, .difference: (mask.mode, mask.isInverted) = (.intersect, false)
    }
    (mask.opacity, mask.expansion, mask.feather) = (Track(Vector(100, 0, 0, 0)), Track(Vector.zero), Track(Vector.zero))
    return mask
  }
}
