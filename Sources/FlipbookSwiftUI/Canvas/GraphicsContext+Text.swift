public import FlipbookUIKit
import Geometry
import LayerTree

extension GraphicsContext {
  /// Text with the styles of an environment.
  public struct ResolvedText {
    let text: StyledText
    /// The color or the gradient of the text.
    public var shading: Shading

    /// Returns the size of the text in the space of a size, in points.
    public func measure(in size: CGSize) -> CGSize { text.size(ProposedViewSize(size)) }
    /// Returns the distance of the first baseline from the top, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      text.baseline(ProposedViewSize(size), isFirst: true) ?? 0
    }
    /// Returns the distance of the last baseline from the top, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      text.baseline(ProposedViewSize(size), isFirst: false) ?? 0
    }
  }

  /// Returns text with the styles of the context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    let styled = StyledText(text.runs, environment, recorder.fonts)
    return ResolvedText(text: styled, shading: Shading(styled.ownPaint ?? environment.foregroundPaint))
  }

  /// Draws text in a rectangle: its lines break at the width, and it is truncated at the height.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, at: rect.origin, text.measure(in: rect.size))
  }

  /// Draws text with a point of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.text.size(.unspecified)
    draw(text, at: point.minus(anchor, of: size), size)
  }

  /// Draws text in a rectangle: its lines break at the width, and it is truncated at the height.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws text with a point of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, at origin: CGPoint, _ size: CGSize) {
    requireSource("text")
    var content = text.text.content
    let rect = Rect(origin: Point(origin), size: Size(size))
    let paint = paint(text.shading, in: rect)
    var properties = LayerProperties()
    properties.frame = rect
    if let color = paint.color {
      content.textColor = color
      properties.content = .text(content)
      return addTransformed(LayerDescription(properties: properties))
    }
    properties.content = .text(content)
    var shape = ShapeContent(path: .rect(rect))
    (shape.fillColor, shape.fillGradient) = (nil, paint.gradient)
    var layer = LayerDescription.shape(shape)
    layer.mask = LayerDescription(properties: properties)
    addTransformed(layer)
  }

  /// Checks that drawing that isn't a path has colors.
  func requireSource(_ kind: String) {
    precondition(
      blendMode != .clear, "FlipbookSwiftUI: the blend mode clear applies to paths: draw \(kind) with destinationOut")
  }
}

extension CGPoint {
  /// Returns the origin of a rectangle with an anchor at this point.
  func minus(_ anchor: UnitPoint, of size: CGSize) -> CGPoint {
    CGPoint(x: x - anchor.x * size.width, y: y - anchor.y * size.height)
  }
}
