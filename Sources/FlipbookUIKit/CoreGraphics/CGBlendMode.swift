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
  /// Erases: clear where the source is.
  case clear
  /// The source replaces the backdrop.
  case copy
  /// The source, where the backdrop is opaque.
  case sourceIn
  /// The source, where the backdrop is clear.
  case sourceOut
  /// The source covers the backdrop, where that is opaque.
  case sourceAtop
  /// The backdrop covers the source.
  case destinationOver
  /// The backdrop, where the source is opaque.
  case destinationIn
  /// The backdrop, where the source is clear.
  case destinationOut
  /// The backdrop covers the source, where that is opaque.
  case destinationAtop
  /// The source where the backdrop is clear, and the backdrop where the source is clear.
  case xor
  /// The sum of source and backdrop, less one; painted as `multiply`.
  case plusDarker
  /// The sum of source and backdrop.
  case plusLighter

  /// True for the modes of Porter and Duff that a layer in front of the backdrop doesn't have.
  var changesBackdrop: Bool { (CGBlendMode.clear.rawValue...CGBlendMode.xor.rawValue).contains(rawValue) }

  /// The mode of a layer; `normal` for the modes that change the backdrop.
  var mode: BlendMode {
    switch self {
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor:
      .normal
    case .multiply, .plusDarker: .multiply
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
