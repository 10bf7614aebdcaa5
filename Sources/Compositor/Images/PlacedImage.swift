import Geometry
import Pixels

/// A picture and where it lies on the canvas.
struct PlacedImage {
  /// How the picture's pixels meet the canvas'.
  enum Sampling: Equatable {
    /// Pixel on pixel, moved by whole pixels.
    case copied(dx: Int, dy: Int)
    /// Scaled along the axes, mirrored perhaps.
    case upright
    /// Turned or skewed.
    case turned
  }

  let bitmap: Bitmap
  /// From the picture's pixels to the canvas'.
  let transform: AffineTransform

  /// How far, in pixels, edges may be from the grid to count as on it: half of what the grid of outlines resolves.
  private static let tolerance = 1.0 / 512

  /// Whether the same picture lies in the same place.
  func isSame(as other: PlacedImage) -> Bool { transform == other.transform && bitmap.isSame(as: other.bitmap) }

  var sampling: Sampling {
    let width = Double(bitmap.width)
    let height = Double(bitmap.height)
    func isNegligible(_ offset: Double) -> Bool { abs(offset) < PlacedImage.tolerance }
    guard isNegligible(transform.b * width), isNegligible(transform.c * height) else { return .turned }
    guard isNegligible((transform.a - 1) * width), isNegligible((transform.d - 1) * height) else { return .upright }
    let (dx, dy) = (transform.tx.rounded(), transform.ty.rounded())
    guard isNegligible(transform.tx - dx), isNegligible(transform.ty - dy) else { return .upright }
    // Within the canvas, or nearly: pictures elsewhere are never painted.
    guard abs(dx) < GuardBand.limit, abs(dy) < GuardBand.limit else { return .upright }
    return .copied(dx: Int(dx), dy: Int(dy))
  }
}
