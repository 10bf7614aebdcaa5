import Geometry

/// The formulas of blend modes, for four pixels at once (W3C, Compositing and Blending Level 1, sections 10.1 and 10.2).
enum BlendFormula {
  typealias Values = SIMD4<Float>

  /// Returns `source` blended over `backdrop`, both premultiplied.
  static func blend(_ source: PixelQuad, over backdrop: PixelQuad, mode: BlendMode) -> PixelQuad {
    if mode == .plusLighter {
      return PixelQuad(
        red: source.red + backdrop.red, green: source.green + backdrop.green, blue: source.blue + backdrop.blue,
        alpha: minimum(source.alpha + backdrop.alpha, Values(repeating: 1)))
    }
    let (a, b) = (source.alpha, backdrop.alpha)
    let s = straight(source)
    let d = straight(backdrop)
    let mixed = isSeparable(mode) ? separable(s, d, mode) : inseparable(s, d, mode)
    let (sourceAlone, backdropAlone, both) = (1 - b, 1 - a, a * b)
    return PixelQuad(
      red: source.red * sourceAlone + backdrop.red * backdropAlone + both * mixed.red,
      green: source.green * sourceAlone + backdrop.green * backdropAlone + both * mixed.green,
      blue: source.blue * sourceAlone + backdrop.blue * backdropAlone + both * mixed.blue, alpha: a + b - both)
  }

  private static func isSeparable(_ mode: BlendMode) -> Bool {
    switch mode {
    case .hue, .saturation, .color, .luminosity: false
    default: true
    }
  }

  /// Returns the unpremultiplied colors; black where alpha is 0.
  private static func straight(_ pixels: PixelQuad) -> PixelQuad {
    var factor = 1 / pixels.alpha
    factor.replace(with: 0, where: .!(pixels.alpha .> 0))
    return pixels.multiplied(by: factor)
  }

  private static func separable(_ s: PixelQuad, _ d: PixelQuad, _ mode: BlendMode) -> PixelQuad {
    PixelQuad(
      red: component(s.red, d.red, mode), green: component(s.green, d.green, mode),
      blue: component(s.blue, d.blue, mode), alpha: s.alpha)
  }

  /// Returns the blend of a component `s` of the source over `d` of the backdrop.
  private static func component(_ s: Values, _ d: Values, _ mode: BlendMode) -> Values {
    switch mode {
    case .multiply: return s * d
    case .screen: return s + d - s * d
    case .overlay: return hardLight(d, s)
    case .darken: return minimum(s, d)
    case .lighten: return maximum(s, d)
    case .colorDodge:
      var result = minimum(Values(repeating: 1), d / (1 - s))
      result.replace(with: 1, where: s .>= 1)
      result.replace(with: 0, where: d .<= 0)
      return result
    case .colorBurn:
      var result = 1 - minimum(Values(repeating: 1), (1 - d) / s)
      result.replace(with: 0, where: s .<= 0)
      result.replace(with: 1, where: d .>= 1)
      return result
    case .hardLight: return hardLight(s, d)
    case .softLight: return softLight(s, d)
    case .difference: return maximum(s, d) - minimum(s, d)
    case .exclusion: return s + d - 2 * s * d
    default: return s
    }
  }

  private static func hardLight(_ s: Values, _ d: Values) -> Values {
    let screened = (2 * s - 1) + d - (2 * s - 1) * d
    return (2 * s * d).replacing(with: screened, where: s .> 0.5)
  }

  private static func softLight(_ s: Values, _ d: Values) -> Values {
    let darkness = 1 - 2 * s
    let dark = d - darkness * d * (1 - d)
    var root = d.squareRoot()
    root.replace(with: ((16 * d - 12) * d + 4) * d, where: d .<= 0.25)
    let lightness = 2 * s - 1
    let light = d + lightness * (root - d)
    return dark.replacing(with: light, where: s .> 0.5)
  }

  private static func inseparable(_ s: PixelQuad, _ d: PixelQuad, _ mode: BlendMode) -> PixelQuad {
    switch mode {
    case .hue: withLuminosity(withSaturation(s, saturation(d)), luminosity(d))
    case .saturation: withLuminosity(withSaturation(d, saturation(s)), luminosity(d))
    case .color: withLuminosity(s, luminosity(d))
    default: withLuminosity(d, luminosity(s))
    }
  }

  private static func luminosity(_ c: PixelQuad) -> Values { 0.3 * c.red + 0.59 * c.green + 0.11 * c.blue }

  private static func saturation(_ c: PixelQuad) -> Values {
    maximum(c.red, maximum(c.green, c.blue)) - minimum(c.red, minimum(c.green, c.blue))
  }

  /// Returns the color with a different luminosity, clipped to the gamut.
  private static func withLuminosity(_ c: PixelQuad, _ luminosity: Values) -> PixelQuad {
    let shift = luminosity - self.luminosity(c)
    let moved = PixelQuad(red: c.red + shift, green: c.green + shift, blue: c.blue + shift, alpha: c.alpha)
    let l = self.luminosity(moved)
    let low = minimum(moved.red, minimum(moved.green, moved.blue))
    let high = maximum(moved.red, maximum(moved.green, moved.blue))
    var factor = Values(repeating: 1)
    factor.replace(with: l / (l - low), where: low .< 0)
    let above = (1 - l) / (high - l)
    factor.replace(with: minimum(factor, above), where: high .> 1)
    return PixelQuad(
      red: l + (moved.red - l) * factor, green: l + (moved.green - l) * factor, blue: l + (moved.blue - l) * factor,
      alpha: c.alpha)
  }

  /// Returns the color with a different saturation: its smallest component becomes 0, its largest one `saturation`.
  private static func withSaturation(_ c: PixelQuad, _ saturation: Values) -> PixelQuad {
    let low = minimum(c.red, minimum(c.green, c.blue))
    let range = self.saturation(c)
    var factor = saturation / range
    factor.replace(with: 0, where: .!(range .> 0))
    return PixelQuad(
      red: (c.red - low) * factor, green: (c.green - low) * factor, blue: (c.blue - low) * factor, alpha: c.alpha)
  }

  private static func minimum(_ a: Values, _ b: Values) -> Values { a.replacing(with: b, where: b .< a) }

  private static func maximum(_ a: Values, _ b: Values) -> Values { a.replacing(with: b, where: b .> a) }
}
