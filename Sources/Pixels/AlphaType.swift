/// The relation of an image's color components to its alpha, named as in Skia.
package enum AlphaType: Hashable, Sendable {
  /// Components are multiplied by alpha, as required for painting.
  case premultiplied
  /// Components are independent of alpha, as stored in files, even in clear pixels.
  case straight
}
