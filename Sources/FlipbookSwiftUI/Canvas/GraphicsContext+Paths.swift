public import FlipbookUIKit
import Geometry
import LayerTree

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    var content = ShapeContent(path: path.path)
    (content.fillColor, content.fillGradient) = paint(visible(shading), in: path.path.boundingBox ?? .zero)
    content.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    addTransformed(.shape(content))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var content = ShapeContent(path: path.path)
    content.fillColor = nil
    (content.strokeColor, content.strokeGradient) = paint(visible(shading), in: path.path.boundingBox ?? .zero)
    content.setStroke(style)
    addTransformed(.shape(content))
  }

  /// Strokes a path with a line of a width, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a shading; an opaque one for drawing that clears.
  private func visible(_ shading: Shading) -> Shading { blendMode == .clear ? .color(.black) : shading }
}
