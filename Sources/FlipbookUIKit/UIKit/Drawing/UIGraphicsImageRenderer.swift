public import Foundation
import Geometry

/// The format of a renderer's images, `UIGraphicsImageRendererFormat`.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point.
  open var scale: CGFloat = CGFloat(StageContext.screenScale)
  /// A Boolean value that indicates whether images have a black background.
  open var opaque = false
  /// The rectangle that images cover.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with the screen's scale.
  public override init() { super.init() }

  /// Returns a format with the screen's scale.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a format with the screen's scale.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context for code that draws an image, `UIGraphicsImageRendererContext`.
open class UIGraphicsImageRendererContext: NSObject {
  /// The drawing context.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
  }

  /// The image drawn so far.
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

  /// Clips further drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer for images drawn by code, `UIGraphicsImageRenderer`.
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images that cover a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds.standardized
  }

  /// Creates a renderer for images that cover a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer for images with a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images with a size.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Returns an image drawn by code.
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
