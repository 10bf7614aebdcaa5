public import FlipbookUIKit
import Geometry
import LayerTree

extension GraphicsContext {
  /// An image with the styles of an environment.
  public struct ResolvedImage {
    fileprivate let image: Image
    /// The color of a template image; nil for the image's own colors.
    public var shading: Shading?
    /// The size of the image, in points.
    public var size: CGSize { image.image.size }
    /// The distance of the baseline from the top, in points: the bottom.
    public var baseline: CGFloat { size.height }
  }

  /// A view of the canvas, as an image that can be drawn several times.
  public struct ResolvedSymbol {
    /// The size of the view, in points.
    public let size: CGSize
    let layers: [LayerDescription]
  }

  /// Returns an image with the styles of the context's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, shading: image.isTemplate ? resolve(.foreground) : nil)
  }

  /// Draws an image in a rectangle, scaled to its size.
  ///
  /// - Precondition: The shading has a color, not a gradient.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    requireSource("images")
    var properties = LayerProperties()
    properties.frame = Rect(rect)
    properties.contents = image.image.image.reference
    properties.effects.magnificationFilter = image.image.interpolation == .none ? .nearest : .linear
    if let shading = image.shading {
      guard let color = paint(shading, in: Rect(rect)).color else {
        preconditionFailure("FlipbookSwiftUI: a template image can have no gradient")
      }
      properties.effects.tintColor = color
    }
    addTransformed(LayerDescription(properties: properties))
  }

  /// Draws an image with a point of it at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: point.minus(anchor, of: image.size), size: image.size))
  }

  /// Draws an image in a rectangle, scaled to its size.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  /// Draws an image with a point of it at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Returns the view of the canvas with a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { recorder.symbol(AnyHashable(id)) }

  /// Draws a view in a rectangle, scaled to its size.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    requireSource("symbols")
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var properties = LayerProperties()
    properties.anchorPoint = .zero
    properties.transform = Transform3D(
      Geometry.AffineTransform(
        a: Double(rect.width / symbol.size.width), b: 0, c: 0, d: Double(rect.height / symbol.size.height),
        tx: Double(rect.minX), ty: Double(rect.minY)))
    addTransformed(LayerDescription(properties: properties, sublayers: symbol.layers))
  }

  /// Draws a view with a point of it at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(origin: point.minus(anchor, of: symbol.size), size: symbol.size))
  }
}
