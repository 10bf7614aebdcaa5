import Geometry
import LayerTree

/// The keys that gradients have beyond other layers.
enum GradientKeys {
  static let setters: [LayerSetter] = [
    .gradient("type", .choice(), "Along what the colours run; axial.") { $0.kind = $1 },
    .gradient("colors", .list(of: .color, "a list of colours"), "The colours.") { $0.colors = $1 },
    .gradient(
      "locations", .list(of: .number(0...1), "a list of numbers from 0 to 1"), "Where each colour stands; evenly."
    ) { $0.locations = $1 },
    .gradient("startPoint", .point, "Where it begins, in units of the bounds; [0.5, 0].") { $0.startPoint = $1 },
    .gradient("endPoint", .point, "Where it ends, in units of the bounds; [0.5, 1].") { $0.endPoint = $1 },
  ]
}
