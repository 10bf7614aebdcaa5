import Geometry

/// The context of an element, in addition to the properties inherited from its ancestors.
struct Space {
  /// The size that percentages refer to, in user units.
  var viewport: Size
  /// The paints of `context-fill` and `context-stroke`.
  var context: ContextPaint?
  /// True for the content of a clip path, where only outlines matter.
  var isClip = false
  /// The transform to the canvas, without translation.
  var toCanvas = AffineTransform.identity
  /// The number of enclosing elements.
  var depth = 0
  /// The `width` and `height` of the `use` element that renders this `svg` or `symbol`; nil if they are not set.
  var usedWidth: Double?
  var usedHeight: Double?

  /// Returns the context for resolving a paint: unchanged for a context paint, and without context paints for the
  /// shape's own.
  func painting(_ value: PaintValue) -> Space {
    var space = self
    if value != .contextFill, value != .contextStroke { space.context = nil }
    return space
  }

  /// Returns the context inside a transform, which maps the inner space to this one.
  func inside(_ transform: AffineTransform) -> Space {
    var inner = self
    inner.toCanvas = transform.concatenating(toCanvas)
    if let context { inner.context?.transform = transform.concatenating(context.transform) }
    return inner
  }
}

/// The paints that `context-fill` and `context-stroke` refer to: of the `use` element, or of the shape that has the
/// marker.
struct ContextPaint {
  var fill: PaintValue
  var stroke: PaintValue
  var current: Color
  /// The bounding box of the context element, for paints in `objectBoundingBox` units.
  var box: Rect?
  /// The transform from the space of the painted element to the space of the box.
  var transform = AffineTransform.identity
}
