import CFreeType
import Geometry
import LayerTree

/// Converts the composition of two `COLR` paints to layers.
///
/// Source: OpenType specification 1.9, "COLR — Color Table", compositing modes; W3C Compositing and Blending Level 1.
enum ColorComposition {
  /// Returns the layer that shows `source` composited with `backdrop`; nil if the result is empty.
  static func layer(
    _ source: LayerDescription?, over backdrop: LayerDescription?, _ mode: FT_Composite_Mode
  ) -> LayerDescription? {
    switch mode {
    case FT_COLR_COMPOSITE_CLEAR: nil
    case FT_COLR_COMPOSITE_SRC: source
    case FT_COLR_COMPOSITE_DEST: backdrop
    case FT_COLR_COMPOSITE_SRC_OVER: group([backdrop, source])
    case FT_COLR_COMPOSITE_DEST_OVER: group([source, backdrop])
    case FT_COLR_COMPOSITE_SRC_IN: part(of: source, inside: backdrop)
    case FT_COLR_COMPOSITE_DEST_IN: part(of: backdrop, inside: source)
    case FT_COLR_COMPOSITE_SRC_OUT: part(of: source, outside: backdrop)
    case FT_COLR_COMPOSITE_DEST_OUT: part(of: backdrop, outside: source)
    case FT_COLR_COMPOSITE_SRC_ATOP: group([backdrop, part(of: source, inside: backdrop)])
    case FT_COLR_COMPOSITE_DEST_ATOP: group([source, part(of: backdrop, inside: source)])
    case FT_COLR_COMPOSITE_XOR: group([part(of: source, outside: backdrop), part(of: backdrop, outside: source)])
    default: group([backdrop, source.map { blending($0, blendMode(mode)) }])
    }
  }

  private static func blendMode(_ mode: FT_Composite_Mode) -> BlendMode {
    switch mode {
    case FT_COLR_COMPOSITE_PLUS: .plusLighter
    case FT_COLR_COMPOSITE_SCREEN: .screen
    case FT_COLR_COMPOSITE_OVERLAY: .overlay
    case FT_COLR_COMPOSITE_DARKEN: .darken
    case FT_COLR_COMPOSITE_LIGHTEN: .lighten
    case FT_COLR_COMPOSITE_COLOR_DODGE: .colorDodge
    case FT_COLR_COMPOSITE_COLOR_BURN: .colorBurn
    case FT_COLR_COMPOSITE_HARD_LIGHT: .hardLight
    case FT_COLR_COMPOSITE_SOFT_LIGHT: .softLight
    case FT_COLR_COMPOSITE_DIFFERENCE: .difference
    case FT_COLR_COMPOSITE_EXCLUSION: .exclusion
    case FT_COLR_COMPOSITE_MULTIPLY: .multiply
    case FT_COLR_COMPOSITE_HSL_HUE: .hue
    case FT_COLR_COMPOSITE_HSL_SATURATION: .saturation
    case FT_COLR_COMPOSITE_HSL_COLOR: .color
    case FT_COLR_COMPOSITE_HSL_LUMINOSITY: .luminosity
    default: .normal
    }
  }

  /// Returns an isolated group of layers.
  private static func group(_ layers: [LayerDescription?]) -> LayerDescription {
    var properties = LayerProperties()
    properties.effects.isIsolated = true
    return LayerDescription(properties: properties, sublayers: layers.compactMap { $0 })
  }

  private static func blending(_ layer: LayerDescription, _ mode: BlendMode) -> LayerDescription {
    var properties = LayerProperties()
    properties.effects.blendMode = mode
    return LayerDescription(properties: properties, sublayers: [layer])
  }

  private static func part(of layer: LayerDescription?, inside mask: LayerDescription?) -> LayerDescription? {
    guard let layer, let mask else { return nil }
    var group = LayerDescription(sublayers: [layer])
    group.mask = LayerDescription(sublayers: [mask])
    return group
  }

  private static func part(of layer: LayerDescription?, outside mask: LayerDescription?) -> LayerDescription? {
    guard let layer else { return nil }
    guard let mask else { return layer }
    var properties = LayerProperties()
    properties.effects.isMaskInverted = true
    var group = LayerDescription(properties: properties, sublayers: [layer])
    group.mask = LayerDescription(sublayers: [mask])
    return group
  }
}
