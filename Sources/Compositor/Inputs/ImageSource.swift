public import Geometry
public import Pixels
import Raster

/// A source of the images that layers refer to.
///
/// Several compositors share a source and call it concurrently from their own threads.
public protocol ImageSource: Sendable {
  /// The pixels of `reference`; nil if there are none, and the layer then shows no contents.
  ///
  /// The answer for one reference never changes; otherwise frames would depend on the order of painting.
  func bitmap(for reference: ImageReference) -> Bitmap?
}
