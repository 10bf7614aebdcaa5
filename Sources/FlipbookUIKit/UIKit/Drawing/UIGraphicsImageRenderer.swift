public import Foundation
import Geometry

/// The form of a renderer's images, `UIGraphicsImageRendererFormat`.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  open var scale: CGFloat = CGFloat(StageContext.screenScale)
  /// A Boolean value that indicates whether images are black where nothing is drawn.
  open var opaque = false
  /// The rectangle that images show.
  open internal(set) var bounds = CGRect.zero

  /// Makes a format of the screen's scale.
  public override init() { super.init() }

  /// Returns a format of the screen's scale.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a format of the screen's scale.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The argument of code that draws an image, `UIGraphicsImageRendererContext`.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// The form of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
  }

  /// The image so far.
  open var currentImage: UIImage { UIGraphicsImageRenderer.image(of: cgContext) }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Strokes a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Draws from now on only inside a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images by code, `UIGraphicsImageRenderer`.
open class UIGraphicsImageRenderer: NSObject {
  /// The form of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of images that show a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds.standardized
  }

  /// Makes a renderer of images that show a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Makes a renderer of images of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images of a size.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Returns the image that code draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(
      canvas: Rect(format.bounds), scale: Double(format.scale), isOpaque: format.opaque,
      for: "UIGraphicsImageRenderer.image")
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return Self.image(of: context)
  }

  static func image(of context: CGContext) -> UIImage { UIImage(cgImage: context.picture) }
}
