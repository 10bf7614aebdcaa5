import Geometry

extension GraphicsContext {
  /// A mode that mixes drawing with the drawing before it.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode: Core Graphics'.
    public let rawValue: Int32
    /// Creates a mode from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The source covers the backdrop.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// The product of both colors.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// The inverted product of both inverted colors.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// `hardLight` with source and backdrop exchanged.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// The darker of both colors, component by component.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// The lighter of both colors, component by component.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// Brightens the backdrop to reflect the source.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// Darkens the backdrop to reflect the source.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Like `hardLight`, but softer.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// `multiply` where the source is dark, `screen` where it is light.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// The absolute difference of both colors.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// Like `difference`, with less contrast.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The source's hue with the backdrop's saturation and luminosity.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The source's saturation with the backdrop's hue and luminosity.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// The source's hue and saturation with the backdrop's luminosity.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The source's luminosity with the backdrop's hue and saturation.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Removes the backdrop where paths are drawn.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// The source replaces the backdrop.
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// The source where the backdrop is.
    public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// The source where the backdrop isn't.
    public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    /// The source covers the backdrop where the backdrop is.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// The backdrop covers the source.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// The backdrop where the source is.
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// The backdrop where the source isn't.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// The backdrop covers the source where the source is.
    public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// The source where the backdrop isn't, and the other way round.
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    /// The inverted sum of both inverted colors.
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// The sum of both colors.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    /// The formula of a layer's blending; nil for modes that remove or replace colors.
    var formula: Geometry.BlendMode? {
      let separable: [Geometry.BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      ]
      if self == .plusLighter { return .plusLighter }
      return separable.indices.contains(Int(rawValue)) ? separable[Int(rawValue)] : nil
    }

    /// True if a canvas can draw with the mode.
    var isSupported: Bool {
      formula != nil || [.clear, .destinationOver, .destinationOut].contains(self)
    }
  }
}
