import Geometry
import LayerTree
import Motion
import SceneProgram

/// The keys of shadows, filters and blending, which every layer has.
enum EffectKeys {
  package static let setters: [LayerSetter] = [
    LayerSetter("shadowOpacity", .number(0...1), "The opacity of the shadow; 0, which is none.") {
      $0.effects.shadow.opacity = $1
    },
    LayerSetter("shadowRadius", .number(0...10_000), "The blur radius of the shadow; 3.") {
      $0.effects.shadow.radius = $1
    },
    LayerSetter("shadowOffset", .shift, "The offset of the shadow; [0, -3].") {
      $0.effects.shadow.offset = $1
    },
    LayerSetter("shadowColor", .color, "The color of the shadow; black.") { $0.effects.shadow.color = $1 },
    LayerSetter("shadowPath", .path, "The shape that casts the shadow; the layer's visible content.") {
      $0.effects.shadow.path = $1
    },
    LayerSetter("filters", .filters, "Filters of the layer's picture: {blurRadius, saturation, …}.") {
      $0.effects.filters = $1
    },
    LayerSetter("backgroundFilters", .filters, "Filters of the picture behind the layer, inside its outline.") {
      $0.effects.backgroundFilters = $1
    },
    LayerSetter("blendMode", .choice(), "The blend mode with the backdrop; normal.") {
      $0.effects.blendMode = $1
    },
    LayerSetter("isolated", .boolean, "True to blend the sublayers among themselves only; false.") {
      $0.effects.isIsolated = $1
    },
    LayerSetter("contentsRect", .rect, "The part of the picture that is shown, in units of it; [0, 0, 1, 1].") {
      $0.effects.contentsRect = $1
    },
    LayerSetter("contentsCenter", .rect, "The part of the picture that stretches, in units of it; [0, 0, 1, 1].") {
      $0.effects.contentsCenter = $1
    },
    LayerSetter("tintColor", .color, "The color in which the picture is drawn as a template, by its alpha alone; none.")
    {
      $0.effects.tintColor = $1
    },
    LayerSetter("magnificationFilter", .choice(), "The filter of a magnified picture; linear.") {
      $0.effects.magnificationFilter = $1
    },
    LayerSetter("doubleSided", .boolean, "True if the layer shows its back when it is turned away; true.") {
      $0.effects.isDoubleSided = $1
    },
    LayerSetter("invertedMask", .boolean, "True to show the layer where its mask does not; false.") {
      $0.effects.isMaskInverted = $1
    },
    LayerSetter("luminanceMask", .boolean, "True to use the luminance of the mask, too; false.") {
      $0.effects.isMaskLuminance = $1
    },
  ]
}
