import Geometry
import Raster
import Typography

/// The key of a text layout's coverage, independent of translation by whole pixels.
struct TextKey: Hashable {
  var layout: TextLayout
  /// The transform from points to pixels, without the translation.
  var transform: AffineTransform
  /// The horizontal position of the origin within a vector of four pixels, in 256ths of a pixel.
  var x: Int32
  /// The vertical position of the origin within a pixel, in 256ths.
  var y: Int32

  static func == (a: TextKey, b: TextKey) -> Bool {
    a.layout === b.layout && a.transform == b.transform && a.x == b.x && a.y == b.y
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(layout))
    hasher.combine(transform)
    hasher.combine(x)
    hasher.combine(y)
  }
}
