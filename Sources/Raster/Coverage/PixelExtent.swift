import Geometry
import Pixels

/// The bounding box of an outline, in pixels.
struct PixelExtent {
  private var minX: Double
  private var minY: Double
  private var maxX: Double
  private var maxY: Double

  /// The largest coordinate, in pixels, that is used in calculations.
  private static let maximumMagnitude = 1e30

  /// Creates the bounding box of a transformed polyline; nil if it isn't finite or the polyline has no points.
  init?(_ polyline: Polyline, through transform: AffineTransform) {
    let box = transform.boundingBox(
      of: Rect(
        polyline.minimum.x, polyline.minimum.y, polyline.maximum.x - polyline.minimum.x,
        polyline.maximum.y - polyline.minimum.y))
    (minX, minY, maxX, maxY) = (box.minX, box.minY, box.maxX, box.maxY)
    // Every comparison with NaN is false.
    guard minX > -PixelExtent.maximumMagnitude, minY > -PixelExtent.maximumMagnitude else { return nil }
    guard maxX < PixelExtent.maximumMagnitude, maxY < PixelExtent.maximumMagnitude else { return nil }
  }

  /// Returns whether the outline may touch pixels of `box`.
  func meets(_ box: PixelRect) -> Bool {
    maxX > Double(box.minX) && minX < Double(box.maxX) && maxY > Double(box.minY) && minY < Double(box.maxY)
  }

  /// True if all coordinates are well within the range of the pixel grid.
  var isWithinGuardBand: Bool {
    minX > -GuardBand.limit && minY > -GuardBand.limit && maxX < GuardBand.limit && maxY < GuardBand.limit
  }
}
