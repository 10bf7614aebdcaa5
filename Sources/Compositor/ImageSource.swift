public import Geometry
public import Pixels
import Raster

/// Whoever keeps the pixels of the pictures that layers refer to.
///
/// Several compositors ask the same source from their own threads at once.
public protocol ImageSource: Sendable {
  /// The pixels of `reference`, or nil when there are none, in which case the layer shows no contents.
  ///
  /// The answer for one reference never changes, else frames would depend on the order in which they are painted.
  func bitmap(for reference: ImageReference) -> Bitmap?
}
