public import Foundation
import Geometry

extension UIImage {
  // MARK: Stretching

  /// The way that the middle of a resizable image fills a larger space, `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// Returns an image whose edges keep their size when the image fills a view.
  ///
  /// Its middle is stretched; on a device, it is repeated unless the mode is `stretch`; both look the same for
  /// the usual middle of one pixel.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    UIImage(reference, renderingMode: renderingMode, capInsets: capInsets)
  }

  /// Returns an image whose edges keep their size when the image fills a view.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    if resizingMode == .tile, middle(between: capInsets).width > 1 || middle(between: capInsets).height > 1 {
      Unsupported.report("UIImage.ResizingMode.tile", "the middle of an image is stretched")
    }
    return resizableImage(withCapInsets: capInsets)
  }

  /// Returns an image with edges of a size, and a middle of one point.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0,
        right: left > 0 ? size.width - left - 1 : 0))
  }

  private func middle(between insets: UIEdgeInsets) -> CGSize {
    CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// The stretched part as a part of the unit square, for ``CALayer/contentsCenter``.
  var contentsCenter: CGRect {
    let middle = middle(between: capInsets)
    guard capInsets != .zero, middle.width >= 0, middle.height >= 0, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height, width: middle.width / size.width,
      height: middle.height / size.height)
  }

  // MARK: Tints

  /// Returns an image with the alpha of this one, filled with a color.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// Returns an image with the alpha of this one, filled with a color, and a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard reference.pixelWidth > 0 else { return withRenderingMode(renderingMode) }
    let context = CGContext(
      canvas: Rect(0, 0, Double(size.width), Double(size.height)), scale: reference.scale, for: "withTintColor")
    context.drawUpright(reference, in: CGRect(origin: .zero, size: size), tint: color.color)
    return UIImage(context.picture.reference, renderingMode: renderingMode, capInsets: capInsets)
  }

  // MARK: Orientations

  /// Creates an image from a Core Graphics image, with a scale and an orientation.
  ///
  /// - Parameters:
  ///   - cgImage: The image.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The orientation of the pixels; they are turned upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let pixels = cgImage.reference
    let scaled = ImageReference(
      name: pixels.name, pixelWidth: pixels.pixelWidth, pixelHeight: pixels.pixelHeight, scale: Double(scale))
    guard orientation != .up, pixels.pixelWidth > 0 else {
      self.init(scaled)
      return
    }
    let size = CGSize(width: CGFloat(pixels.pixelWidth) / scale, height: CGFloat(pixels.pixelHeight) / scale)
    let turned = orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
    let context = CGContext(
      canvas: Rect(origin: .zero, size: Size(turned)), scale: Double(scale), for: "UIImage(cgImage:scale:orientation:)")
    context.translateBy(x: turned.width / 2, y: turned.height / 2)
    context.concatenate(orientation.transform)
    context.drawUpright(
      scaled, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    self.init(context.picture.reference)
  }
}

extension UIImage.Orientation {
  /// True if the width of the pixels is the height of the image.
  fileprivate var isTurned: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The transform from the pixels to the upright image, about the center.
  fileprivate var transform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(rotationAngle: .pi)
    case .left: CGAffineTransform(rotationAngle: -.pi / 2)
    case .right: CGAffineTransform(rotationAngle: .pi / 2)
    case .upMirrored: CGAffineTransform(scaleX: -1, y: 1)
    case .downMirrored: CGAffineTransform(scaleX: 1, y: -1)
    case .leftMirrored: CGAffineTransform(scaleX: 1, y: -1).concatenating(CGAffineTransform(rotationAngle: .pi / 2))
    case .rightMirrored: CGAffineTransform(scaleX: 1, y: -1).concatenating(CGAffineTransform(rotationAngle: -.pi / 2))
    }
  }
}
