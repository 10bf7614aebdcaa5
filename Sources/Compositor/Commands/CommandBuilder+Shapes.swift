import Geometry
import LayerTree

extension CommandBuilder {
  /// Paints the inside of a shape layer's path, and then the line along it.
  mutating func addShape(_ shape: ShapeContent, tint: Color?, through transform: Projection) {
    let path = SampledPath(shape.path)
    if let color = shape.fillColor, let outline = appendOutline(.path(path), rule: shape.fillRule, through: transform) {
      addFill(of: outline, rule: shape.fillRule, color: color, tint: tint)
    }
    if let color = shape.strokeColor,
      let outline = appendOutline(.stroke(path, StrokeStyle(shape)), through: transform)
    {
      addFill(of: outline, rule: .nonZero, color: color, tint: tint)
    }
  }

  private mutating func addFill(of outline: Outline, rule: FillRule, color: Color, tint: Color?) {
    let color = color.multiplied(by: tint)
    guard color.alpha > 0 else { return }
    groups.add(
      Command(kind: .fill, box: outline.box, edges: outline.edges, rule: rule, color: color), to: &commands)
  }
}
