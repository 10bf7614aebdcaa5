import Geometry
import LayerTree
import Motion
import SceneProgram

/// The keys for shadows, filters, and blending, common to all layers.
enum EffectKeys {
  package static let setters = LayerSetter.all(
    in: .effects,
    [
      .property(.shadowOpacity), .property(.shadowRadius), .property(.shadowOffset), .property(.shadowColor),
      .property(.shadowPath),
      LayerSetter("filters", .filters, "Filters for the layer's image: {blurRadius, saturation, …}.") {
        $0.effects.filters = $1
      },
      LayerSetter("backgroundFilters", .filters, "Filters for the backdrop of the layer, inside its outline.") {
        $0.effects.backgroundFilters = $1
      },
      LayerSetter("blendMode", .choice(), "The blend mode with the backdrop; normal.") {
        $0.effects.blendMode = $1
      },
      LayerSetter("isolated", .boolean, "True to blend the sublayers among themselves only; false.") {
        $0.effects.isIsolated = $1
      },
      LayerSetter("allowsGroupOpacity", .boolean, "False to give sublayers the layer's opacity one by one; true.") {
        $0.effects.allowsGroupOpacity = $1
      },
      .property(.contentsRect), .property(.contentsCenter), .property(.tintColor),
      LayerSetter("magnificationFilter", .choice(), "The filter for magnified images; linear.") {
        $0.effects.magnificationFilter = $1
      },
      LayerSetter("shouldRasterize", .boolean, "True to draw the layer as a bitmap that is then placed; false.") {
        $0.effects.shouldRasterize = $1
      },
      LayerSetter(
        "rasterizationScale", .number(0...16),
        "The pixels of that bitmap for each point; 0 for as many as are seen; 1."
      ) {
        $0.effects.rasterizationScale = $1 > 0 ? $1 : nil
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
    ])
}
