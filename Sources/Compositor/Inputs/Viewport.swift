public import Geometry
import Pixels
import Raster

/// The placement of the canvas, in points, on a bitmap, in pixels.
public struct Viewport: Hashable, Sendable {
  /// The bitmap's width in pixels.
  public var widthPixels: Int
  /// The bitmap's height in pixels.
  public var heightPixels: Int
  /// The number of pixels per point; any positive number.
  public var scale: Double
  /// The position of the canvas' top left corner on the bitmap, in pixels from the bitmap's own.
  public var origin: Point

  /// Creates a viewport.
  ///
  /// - Parameters:
  ///   - widthPixels: The bitmap's width in pixels.
  ///   - heightPixels: The bitmap's height in pixels.
  ///   - scale: The number of pixels per point.
  ///   - origin: The position of the canvas' top left corner on the bitmap, in pixels.
  public init(widthPixels: Int, heightPixels: Int, scale: Double = 1, origin: Point = .zero) {
    self.widthPixels = widthPixels
    self.heightPixels = heightPixels
    self.scale = scale
    self.origin = origin
  }

  /// The transform from points of the canvas to pixels of the bitmap.
  var transform: AffineTransform {
    AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
  }

  /// Returns the pixels that the canvas covers completely or partially, even outside the bitmap; empty if they can't be
  /// determined.
  func pixels(ofCanvas size: Size) -> PixelRect {
    PixelRect(around: transform.boundingBox(of: Rect(origin: .zero, size: size))) ?? .empty
  }

  /// The rectangle of the bitmap.
  var box: PixelRect { PixelRect(minX: 0, minY: 0, maxX: widthPixels, maxY: heightPixels) }
}
