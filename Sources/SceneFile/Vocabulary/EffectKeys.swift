import Geometry
import LayerTree
import SceneDiagnostics
import SceneSyntax

/// The keys of shadows, filters and blending, which every layer has.
enum EffectKeys {
  static let setters: [LayerSetter] = [
    LayerSetter("shadowOpacity", .number(0...1), "The opacity of the shadow; 0, which is none.") {
      $0.effects.shadow.opacity = $1
    },
    LayerSetter("shadowRadius", .number(0...10_000), "How soft the shadow is; 3.") { $0.effects.shadow.radius = $1 },
    LayerSetter("shadowOffset", .shift, "How far the shadow lies from the layer; [0, -3].") {
      $0.effects.shadow.offset = $1
    },
    LayerSetter("shadowColor", .color, "The colour of the shadow; black.") { $0.effects.shadow.color = $1 },
    LayerSetter("shadowPath", .path, "The shape that casts the shadow; what the layer shows.") {
      $0.effects.shadow.path = $1
    },
    LayerSetter("filters", .filters, "What is done to the layer's picture: {blurRadius, saturation, …}.") {
      $0.effects.filters = $1
    },
    LayerSetter("backgroundFilters", .filters, "What is done, inside the layer, to the picture behind it.") {
      $0.effects.backgroundFilters = $1
    },
    LayerSetter("blendMode", .choice(), "How its colours meet those behind it; normal.") {
      $0.effects.blendMode = $1
    },
    LayerSetter("isolated", .boolean, "Whether the layers inside blend among themselves only; false.") {
      $0.effects.isIsolated = $1
    },
    LayerSetter("contentsRect", .rect, "The part of the picture that is shown, in units of it; [0, 0, 1, 1].") {
      $0.effects.contentsRect = $1
    },
    LayerSetter("contentsCenter", .rect, "The part of the picture that stretches, in units of it; [0, 0, 1, 1].") {
      $0.effects.contentsCenter = $1
    },
    LayerSetter("magnificationFilter", .choice(), "What lies between the picture's pixels; linear.") {
      $0.effects.magnificationFilter = $1
    },
    LayerSetter("doubleSided", .boolean, "Whether it is seen from behind; true.") { $0.effects.isDoubleSided = $1 },
    LayerSetter("luminanceMask", .boolean, "Whether how light the mask is counts too; false.") {
      $0.effects.isMaskLuminance = $1
    },
  ]
}
