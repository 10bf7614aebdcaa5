import Geometry
import LayerTree
import Motion
import SceneProgram

/// The keys that only shapes have.
enum ShapeKeys {
  package static let setters = LayerSetter.all(
    in: .content(.shape),
    [
      .property(.path),
      LayerSetter(.fillColor, .color) { $0.shape.fillColor = $1.alpha > 0 ? $1 : nil },
      LayerSetter("fillGradient", .gradient, "A gradient to fill with instead, in the space of the path.") {
        $0.shape.fillGradient = $1
      },
      LayerSetter("fillRule", .choice(), "The rule that decides what is inside where the path crosses itself; nonZero.")
      {
        $0.shape.fillRule = $1
      },
      LayerSetter(.strokeColor, .color) { $0.shape.strokeColor = $1.alpha > 0 ? $1 : nil },
      LayerSetter("strokeGradient", .gradient, "A gradient to stroke with instead, in the space of the path.") {
        $0.shape.strokeGradient = $1
      },
      .property(.lineWidth),
      LayerSetter("lineCap", .choice(), "The ends of the line; butt.") { $0.shape.lineCap = $1 },
      LayerSetter("lineJoin", .choice(), "The corners of the line; miter.") { $0.shape.lineJoin = $1 },
      .property(.miterLimit),
      LayerSetter(
        "lineDashPattern", .list(of: .number(0...1e6), "a list of lengths"),
        "The alternating lengths of dashes and gaps."
      ) { $0.shape.lineDashPattern = $1 },
    ])
}
