/// The formula that blends a layer's colors with its backdrop.
///
/// The formulas follow the W3C's Compositing and Blending Level 1.
public enum BlendMode: String, CaseIterable, Sendable {
  /// The layer covers its backdrop (source-over).
  case normal
  /// The product of both colors.
  case multiply
  /// The inverted product of both inverted colors.
  case screen
  /// `hardLight` with the layer and its backdrop exchanged.
  case overlay
  /// The darker of both colors, component by component.
  case darken
  /// The lighter of both colors, component by component.
  case lighten
  /// Brightens the backdrop to reflect the layer.
  case colorDodge
  /// Darkens the backdrop to reflect the layer.
  case colorBurn
  /// `multiply` where the layer is dark, `screen` where it is light.
  case hardLight
  /// Like `hardLight`, but softer.
  case softLight
  /// The absolute difference of both colors.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The layer's hue with the backdrop's saturation and luminosity.
  case hue
  /// The layer's saturation with the backdrop's hue and luminosity.
  case saturation
  /// The layer's hue and saturation with the backdrop's luminosity.
  case color
  /// The layer's luminosity with the backdrop's hue and saturation.
  case luminosity
  /// The sum of both premultiplied colors, clamped to 1.
  case plusLighter
}
