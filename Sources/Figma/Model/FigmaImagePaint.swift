import Geometry

/// An image that fills a node.
struct FigmaImagePaint: Equatable {
  enum ScaleMode: String {
    case fill = "FILL"
    case fit = "FIT"
    case tile = "TILE"
    case stretch = "STRETCH"
  }

  /// The key of the image, and the name of its file.
  var reference: String
  var scaleMode = ScaleMode.fill
  /// The part of the image that a stretched image shows, as a transform from the unit square to the image's.
  var transform: AffineTransform?
}
