import Geometry

/// A source of the images of `feImage` primitives, which may be elements of the drawing.
protocol FilterImageSource {
  var context: DrawingContext { get set }

  /// Returns the image of an `feImage`, in the space of the filtered element; nil if it has no visible content.
  mutating func filterImage(
    _ number: Int, in region: Rect, _ space: Space
  ) throws(DrawingError) -> TreeFilter.Replacement?
}
