/// The relation of an image's color components to its alpha, named as in Skia.
package enum AlphaType: Hashable, Sendable {
  /// Components are multiplied by alpha, as painting needs them.
  case premultiplied
  /// Components are independent of alpha, as files store them, even where a pixel is clear.
  case straight
}
