import Geometry

/// A blend mode, `CGBlendMode`.
public enum CGBlendMode: Int32, Sendable {
  /// The source covers the backdrop.
  case normal
  /// Multiplies the source and the backdrop.
  case multiply
  /// Multiplies the complements, and complements the result.
  case screen
  /// `hardLight` with source and backdrop swapped.
  case overlay
  /// The darker of source and backdrop.
  case darken
  /// The lighter of source and backdrop.
  case lighten
  /// Brightens the backdrop to reflect the source.
  case colorDodge
  /// Darkens the backdrop to reflect the source.
  case colorBurn
  /// Darkens or lightens the backdrop softly, depending on the source.
  case softLight
  /// `multiply` where the source is dark, `screen` where it is light.
  case hardLight
  /// The absolute difference between source and backdrop.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The hue of the source.
  case hue
  /// The saturation of the source.
  case saturation
  /// The hue and saturation of the source.
  case color
  /// The luminosity of the source.
  case luminosity
  /// The sum of source and backdrop.
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

/// The drawing mode of a path, `CGPathDrawingMode`.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path by the nonzero winding rule.
  case fill
  /// Fills the path by the even-odd rule.
  case eoFill
  /// Strokes the path.
  case stroke
  /// Fills the path by the nonzero winding rule, then strokes it.
  case fillStroke
  /// Fills the path by the even-odd rule, then strokes it.
  case eoFillStroke
}

/// The interpolation quality of enlarged images, `CGInterpolationQuality`: all but `none` interpolate linearly.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default quality.
  case `default`
  /// No interpolation.
  case none
  /// Low quality.
  case low
  /// High quality.
  case high
  /// Medium quality.
  case medium
}
