import Geometry
import LayerTree

/// The keys that shapes have beyond other layers.
enum ShapeKeys {
  static let setters: [LayerSetter] = [
    .shape("path", .path, "The path, in the layer's own space, as SVG writes it or by its shape.") { $0.path = $1 },
    .shape("fillColor", .color, "The fill; black, clear for none.") { $0.fillColor = $1.alpha > 0 ? $1 : nil },
    .shape("fillGradient", .gradient, "A gradient to fill with instead, in the space of the path.") {
      $0.fillGradient = $1
    },
    .shape("fillRule", .choice(), "What is inside where the path crosses itself; nonZero.") { $0.fillRule = $1 },
    .shape("strokeColor", .color, "The line along the path; none.") { $0.strokeColor = $1.alpha > 0 ? $1 : nil },
    .shape("strokeGradient", .gradient, "A gradient to stroke with instead, in the space of the path.") {
      $0.strokeGradient = $1
    },
    .shape("lineWidth", .number(0...1e6), "The width of the line; 1.") { $0.lineWidth = $1 },
    .shape("lineCap", .choice(), "The ends of the line; butt.") { $0.lineCap = $1 },
    .shape("lineJoin", .choice(), "The corners of the line; miter.") { $0.lineJoin = $1 },
    .shape("miterLimit", .number(0...1e6), "How long pointed corners may be, in line widths; 10.") {
      $0.miterLimit = $1
    },
    .shape(
      "lineDashPattern", .list(of: .number(0...1e6), "a list of lengths"), "The lengths of dashes and gaps in turn."
    ) { $0.lineDashPattern = $1 },
    .shape("lineDashPhase", .number(), "How far into the pattern the line begins; 0.") { $0.lineDashPhase = $1 },
    .shape("strokeStart", .number(0...1), "Where along the path the line begins; 0.") { $0.strokeStart = $1 },
    .shape("strokeEnd", .number(0...1), "Where along the path the line ends; 1.") { $0.strokeEnd = $1 },
  ]
}
