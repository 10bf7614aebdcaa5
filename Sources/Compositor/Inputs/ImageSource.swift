public import Geometry
public import Pixels
import Raster

/// A source of the images that layers refer to.
///
/// Several compositors share a source and call it concurrently from their own threads.
public protocol ImageSource: Sendable {
  /// Returns the pixels of `reference`; if it returns nil, the layer shows no contents.
  ///
  /// The result for a reference must never change; otherwise frames would depend on the order of painting.
  func bitmap(for reference: ImageReference) -> Bitmap?
}
