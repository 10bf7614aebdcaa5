import Geometry
import LayerTree
import Motion
import SceneProgram

/// The keys that gradients have beyond other layers.
enum GradientKeys {
  package static let setters: [LayerSetter] = [
    LayerSetter("type", .choice(), "The geometry that the colors follow; axial.") { $0.gradient.kind = $1 },
    LayerSetter("colors", .list(of: .color, "a list of colors"), "The colors.") { $0.gradient.colors = $1 },
    LayerSetter(
      "locations", .list(of: .number(0...1), "a list of numbers from 0 to 1"),
      "The position of each color, from 0 to 1; evenly."
    ) { $0.gradient.locations = $1 },
    LayerSetter("startPoint", .point, "The start of the axis, in units of the bounds; [0.5, 0].") {
      $0.gradient.startPoint = $1
    },
    LayerSetter("endPoint", .point, "The end of the axis, in units of the bounds; [0.5, 1].") {
      $0.gradient.endPoint = $1
    },
  ]
}
