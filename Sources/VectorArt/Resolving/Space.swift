import Geometry

/// The context of an element, in addition to the properties inherited from its ancestors.
struct Space {
  /// The size that percentages refer to.
  var viewport: Size
  /// The paints of `context-fill` and `context-stroke`.
  var context: ContextPaint?
  /// True if it is for clipping, where only outlines count.
  var isClip = false
  /// The transform from here to the canvas, without translation.
  var toCanvas = AffineTransform.identity
  /// The number of elements around.
  var depth = 0
  /// The width and height that a `use` asks of the `svg` that it shows.
  var usedWidth: Double?
  var usedHeight: Double?

  /// The same for a paint: the context is the paint's, nil when it is the shape's own.
  func painting(_ value: PaintValue) -> Space {
    var space = self
    if value != .contextFill, value != .contextStroke { space.context = nil }
    return space
  }

  /// The same for a space that `transform` maps to this one.
  func inside(_ transform: AffineTransform) -> Space {
    var inner = self
    inner.toCanvas = transform.concatenating(toCanvas)
    if let context { inner.context?.transform = transform.concatenating(context.transform) }
    return inner
  }
}

/// The paints of an element that shows others: one that uses them, or one that they are markers on.
struct ContextPaint {
  var fill: PaintValue
  var stroke: PaintValue
  var current: Color
  /// The box of the element with markers, for paints in units of it.
  var box: Rect?
  /// The transform from the space of the painted element to the box's.
  var transform = AffineTransform.identity
}
