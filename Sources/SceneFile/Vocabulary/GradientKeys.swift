import Geometry
import LayerTree
import SceneDiagnostics
import SceneSyntax

/// The keys that gradients have beyond other layers.
enum GradientKeys {
  static let setters = LayerSetter.all(
    in: .content(.gradient),
    [LayerSetter("type", .choice(), "The geometry that the colors follow; axial.") { $0.gradient.kind = $1 }])
}
