import Geometry

/// A picture of pixels, or the part of it that is seen.
struct TreeImage {
  var reference: ImageReference
  /// The visible part in units of the picture; nil for all of it.
  var visiblePart: Rect?
  /// True if pixels stay squares when they become larger.
  var isPixelated: Bool
}
