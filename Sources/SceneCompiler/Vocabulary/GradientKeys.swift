import Geometry
import LayerTree
import Motion
import SceneProgram

/// The keys that only gradients have.
enum GradientKeys {
  package static let setters = LayerSetter.all(
    in: .content(.gradient),
    [LayerSetter("type", .choice(), "The geometry that the colors follow; axial.") { $0.gradient.gradientKind = $1 }])
}
