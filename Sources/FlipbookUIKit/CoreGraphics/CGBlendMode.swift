import Geometry

/// The mixing of a color with the one behind it, `CGBlendMode`.
public enum CGBlendMode: Int32, Sendable {
  /// It covers the backdrop.
  case normal
  /// The product.
  case multiply
  /// The product of the inverses, inverted.
  case screen
  /// `hardLight` with the colors swapped.
  case overlay
  /// The darker of the two.
  case darken
  /// The lighter of the two.
  case lighten
  /// Brightens the backdrop.
  case colorDodge
  /// Darkens the backdrop.
  case colorBurn
  /// `multiply` where the color is dark, `screen` where it is light.
  case softLight
  /// As `hardLight`, but softer.
  case hardLight
  /// The difference.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The color's hue.
  case hue
  /// The color's saturation.
  case saturation
  /// The color's hue and saturation.
  case color
  /// The color's luminosity.
  case luminosity
  /// The sum, as light adds up.
  case plusLighter = 27

  var mode: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .plusLighter
    }
  }
}

/// The parts of a path that are painted, `CGPathDrawingMode`.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside.
  case fill
  /// The inside by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside, and then the line.
  case fillStroke
  /// The inside by the even-odd rule, and then the line.
  case eoFillStroke
}

/// The quality of scaled images; always the same here.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The usual one.
  case `default`
  /// None.
  case none
  /// Low.
  case low
  /// High.
  case high
  /// Medium.
  case medium
}
