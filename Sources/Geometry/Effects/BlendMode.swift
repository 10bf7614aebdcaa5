/// The formula that blends a layer's colors with its backdrop.
///
/// The formulas follow the W3C's Compositing and Blending Level 1.
public enum BlendMode: String, CaseIterable, Sendable {
  /// The layer covers its backdrop.
  case normal
  /// The product.
  case multiply
  /// The product of the inverses, inverted.
  case screen
  /// `hardLight` with the layers swapped.
  case overlay
  /// The darker of the two, channel by channel.
  case darken
  /// The lighter of the two, channel by channel.
  case lighten
  /// Brightens the backdrop.
  case colorDodge
  /// Darkens the backdrop.
  case colorBurn
  /// `multiply` where the layer is dark, `screen` where it is light.
  case hardLight
  /// As `hardLight`, but softer.
  case softLight
  /// The difference.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The layer's hue.
  case hue
  /// The layer's saturation.
  case saturation
  /// The layer's hue and saturation.
  case color
  /// The layer's luminosity.
  case luminosity
  /// The sum, as light adds up.
  case plusLighter
}
