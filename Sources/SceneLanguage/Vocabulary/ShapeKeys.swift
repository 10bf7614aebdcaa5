import Geometry
import LayerTree
import Motion
import SceneProgram

/// The keys that shapes have beyond other layers.
enum ShapeKeys {
  package static let setters: [LayerSetter] = [
    LayerSetter("path", .path, "The path, in the layer's own space, as SVG writes it or by its shape.") {
      $0.shape.path = $1
    },
    LayerSetter("fillColor", .color, "The fill; black, clear for none.") {
      $0.shape.fillColor = $1.alpha > 0 ? $1 : nil
    },
    LayerSetter("fillGradient", .gradient, "A gradient to fill with instead, in the space of the path.") {
      $0.shape.fillGradient = $1
    },
    LayerSetter("fillRule", .choice(), "The rule that decides what is inside where the path crosses itself; nonZero.") {
      $0.shape.fillRule = $1
    },
    LayerSetter("strokeColor", .color, "The line along the path; none.") {
      $0.shape.strokeColor = $1.alpha > 0 ? $1 : nil
    },
    LayerSetter("strokeGradient", .gradient, "A gradient to stroke with instead, in the space of the path.") {
      $0.shape.strokeGradient = $1
    },
    LayerSetter("lineWidth", .number(0...1e6), "The width of the line; 1.") { $0.shape.lineWidth = $1 },
    LayerSetter("lineCap", .choice(), "The ends of the line; butt.") { $0.shape.lineCap = $1 },
    LayerSetter("lineJoin", .choice(), "The corners of the line; miter.") { $0.shape.lineJoin = $1 },
    LayerSetter("miterLimit", .number(0...1e6), "The longest pointed corner, in line widths; 10.") {
      $0.shape.miterLimit = $1
    },
    LayerSetter(
      "lineDashPattern", .list(of: .number(0...1e6), "a list of lengths"), "The lengths of dashes and gaps in turn."
    ) { $0.shape.lineDashPattern = $1 },
    LayerSetter("lineDashPhase", .number(), "The distance into the pattern at which the line begins; 0.") {
      $0.shape.lineDashPhase = $1
    },
    LayerSetter("strokeStart", .number(0...1), "The fraction of the path at which the line begins; 0.") {
      $0.shape.strokeStart = $1
    },
    LayerSetter("strokeEnd", .number(0...1), "The fraction of the path at which the line ends; 1.") {
      $0.shape.strokeEnd = $1
    },
  ]
}
