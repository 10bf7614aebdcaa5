import Arithmetic
package import Compositor
package import Geometry
import Pixels

/// The size of the output relative to the canvas.
public enum OutputSize: Hashable, Sendable {
  /// A scale, in pixels per point.
  case scale(Double)
  /// A width in pixels; the height follows from the canvas's aspect ratio.
  case width(Int)
  /// A height in pixels; the width follows from the canvas's aspect ratio.
  case height(Int)
  /// A size in pixels; a canvas with a different aspect ratio is fitted and centered on its background color.
  case box(width: Int, height: Int)
}

extension OutputSize {
  /// Returns the position of the canvas in the image.
  ///
  /// - Throws: ``RenderError`` when the image would have no pixels, or more than a bitmap can hold.
  package func viewport(for canvas: Size) throws(RenderError) -> Viewport {
    let scale: Double
    var box: (width: Double, height: Double)?
    switch self {
    case .scale(let factor): scale = factor
    case .width(let width): scale = Double(width) / canvas.width
    case .height(let height): scale = Double(height) / canvas.height
    case .box(let width, let height):
      scale = min(Double(width) / canvas.width, Double(height) / canvas.height)
      box = (Double(width), Double(height))
    }
    let content = (width: canvas.width * scale, height: canvas.height * scale)
    let (width, height) = box ?? (OutputSize.pixels(content.width), OutputSize.pixels(content.height))
    guard let widthPixels = Int(exactly: width), let heightPixels = Int(exactly: height),
      Bitmap.canHold(width: widthPixels, height: heightPixels)
    else {
      let text = """
        the image would have \(width.plainText) × \(height.plainText) pixels, but its sides must be \
        from 1 to \(Bitmap.maximumExtent), with at most \(Bitmap.maximumArea) pixels in total
        """
      // At one pixel per point, the size is the one that the scene or drawing defines, so it exceeds a limit.
      throw RenderError(self == .scale(1) ? .beyondLimits(text) : .options(text))
    }
    let origin = box == nil ? Point.zero : Point((width - content.width) / 2, (height - content.height) / 2)
    return Viewport(widthPixels: widthPixels, heightPixels: heightPixels, scale: scale, origin: origin)
  }

  /// Returns the number of whole pixels that cover an extent, ignoring rounding errors; at least 1.
  private static func pixels(_ extent: Double) -> Double { max(1, (extent - 1e-6).rounded(.up)) }
}
