import Arithmetic
import Geometry

extension ColorValue {
  /// Returns the color of `color-mix(in oklab, red 30%, blue)` (CSS Color Module Level 5, section 3); nil for
  /// unsupported color spaces and for `currentColor`.
  static func mixed(_ text: String) -> Color? {
    let parts = StyleText.split(text, at: ",").map(\.trimmed)
    guard parts.count == 3 else { return nil }
    let method = parts[0].lowercased().words
    guard method.count >= 2, method[0] == "in", let first = share(parts[1]), let second = share(parts[2]) else {
      return nil
    }
    var (own, other) = (first.percent, second.percent)
    if own == nil, other == nil { (own, other) = (50, 50) }
    let (p, q) = (own ?? 100 - (other ?? 0), other ?? 100 - (own ?? 0))
    guard p >= 0, q >= 0, p <= 100, q <= 100, p + q > 0 else { return nil }
    let amount = q / (p + q)
    guard var color = mixed(first.color, second.color, at: amount, in: method.dropFirst().joined(separator: " ")) else {
      return nil
    }
    color.alpha *= min(1, (p + q) / 100)
    return color
  }

  private static func share(_ text: String) -> (color: Color, percent: Double?)? {
    var words = StyleText.words(text)
    var percent: Double?
    if let index = words.firstIndex(where: { $0.last == "%" }) {
      percent = Double(number: String(words.remove(at: index).dropLast()))
      if percent == nil { return nil }
    }
    guard words.count == 1, case .color(let color)? = ColorValue(words[0]) else { return nil }
    return (color, percent)
  }

  /// Returns true if a color has one of the notations that are interpolated in sRGB; all others are interpolated in Oklab
  /// (CSS Color Module Level 4, section 12.1).
  static func isLegacy(_ text: String) -> Bool {
    !["color(", "color-mix(", "oklab(", "oklch("].contains { text.trimmed.lowercased().hasPrefix($0) }
  }

  /// Returns the mixture of two colors in a color space, as `color-mix()` names it; nil for an unsupported one.
  static func mixed(_ a: Color, _ b: Color, at share: Double, in space: String) -> Color? {
    let alpha = a.alpha * (1 - share) + b.alpha * share
    func between(_ x: Double, _ y: Double) -> Double { x * (1 - share) + y * share }
    /// Returns the mixture of two colors with premultiplied components, divided by the alpha of the result.
    func premultiplied(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
      alpha > 0 ? (x * (a.alpha * (1 - share)) + y * (b.alpha * share)) / alpha : .zero
    }
    func color(_ rgb: SIMD3<Double>) -> Color { Color(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha) }
    let (own, other) = (SIMD3(a.red, a.green, a.blue), SIMD3(b.red, b.green, b.blue))
    let words = space.words
    switch words.first {
    case "srgb" where words.count == 1: return color(premultiplied(own, other))
    case "srgb-linear" where words.count == 1:
      return color(premultiplied(own.light, other.light).encoded)
    case "oklab" where words.count == 1: return color(Self.fromOklab(premultiplied(Self.oklab(own), Self.oklab(other))))
    case "oklch":
      let (x, y) = (Self.oklab(own), Self.oklab(other))
      let (chroma, otherChroma) = ((x.y * x.y + x.z * x.z).squareRoot(), (y.y * y.y + y.z * y.z).squareRoot())
      var (hue, otherHue) = (atan2(x.z, x.y) * 180 / .pi, atan2(y.z, y.y) * 180 / .pi)
      // An achromatic color takes the hue of the other color.
      if chroma < 4e-6 { hue = otherHue }
      if otherChroma < 4e-6 { otherHue = hue }
      guard let turned = Self.hues(hue, otherHue, words.dropFirst().joined(separator: " ")) else { return nil }
      let angle = between(turned.0, turned.1) * .pi / 180
      let mixed = premultiplied([x.x, chroma, 0], [y.x, otherChroma, 0])
      return color(Self.fromOklab([mixed.x, mixed.y * cos(angle), mixed.y * sin(angle)]))
    case "hsl":
      let (x, y) = (Self.hsl(own), Self.hsl(other))
      let hue = x.y < 1e-6 ? y.x : x.x
      guard let turned = Self.hues(hue, y.y < 1e-6 ? hue : y.x, words.dropFirst().joined(separator: " ")) else {
        return nil
      }
      let mixed = premultiplied([0, x.y, x.z], [0, y.y, y.z])
      var result = Color.hsl(hue: between(turned.0, turned.1), saturation: mixed.y, lightness: mixed.z)
      result.alpha = alpha
      return result
    default: return nil
    }
  }

  /// Returns two hues in degrees, adjusted for an interpolation method; nil for an unknown method.
  private static func hues(_ a: Double, _ b: Double, _ method: String) -> (Double, Double)? {
    func wrapped(_ angle: Double) -> Double {
      let rest = angle.truncatingRemainder(dividingBy: 360)
      return rest < 0 ? rest + 360 : rest
    }
    let (from, to) = (wrapped(a), wrapped(b))
    switch method {
    case "", "shorter hue": return (to - from > 180 ? from + 360 : from, to - from < -180 ? to + 360 : to)
    case "longer hue":
      if 0 < to - from, to - from < 180 { return (from + 360, to) }
      return -180 < to - from && to - from <= 0 ? (from, to + 360) : (from, to)
    case "increasing hue": return (from, to < from ? to + 360 : to)
    case "decreasing hue": return (from < to ? from + 360 : from, to)
    default: return nil
    }
  }

  /// Returns hue in degrees, saturation, and lightness (CSS Color Module Level 4, section 7.2).
  private static func hsl(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let (maximum, minimum) = (rgb.max(), rgb.min())
    let (lightness, range) = ((maximum + minimum) / 2, maximum - minimum)
    guard range > 0 else { return [0, 0, lightness] }
    let hue: Double
    if maximum == rgb.x {
      hue = (rgb.y - rgb.z) / range
    } else if maximum == rgb.y {
      hue = (rgb.z - rgb.x) / range + 2
    } else {
      hue = (rgb.x - rgb.y) / range + 4
    }
    return [hue * 60, (maximum - lightness) / min(lightness, 1 - lightness), lightness]
  }

  /// Returns Oklab's lightness, a, and b (Björn Ottosson, A perceptual color space for image processing, 2020).
  private static func oklab(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let light = rgb.light
    func root(_ x: Double) -> Double { x < 0 ? -pow(-x, 1.0 / 3) : pow(x, 1.0 / 3) }
    let l = root(0.412_221_470_8 * light.x + 0.536_332_536_3 * light.y + 0.051_445_992_9 * light.z)
    let m = root(0.211_903_498_2 * light.x + 0.680_699_545_1 * light.y + 0.107_396_956_6 * light.z)
    let s = root(0.088_302_461_9 * light.x + 0.281_718_837_6 * light.y + 0.629_978_700_5 * light.z)
    return [
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s,
    ]
  }

  private static func fromOklab(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let color = perceived("oklab", "\(lab.x) \(lab.y) \(lab.z)") ?? .black
    return [color.red, color.green, color.blue]
  }
}

extension SIMD3<Double> {
  /// The sRGB components converted to linear light.
  fileprivate var light: SIMD3<Double> { [ColorValue.decoded(x), ColorValue.decoded(y), ColorValue.decoded(z)] }

  /// The linear light components converted to sRGB.
  fileprivate var encoded: SIMD3<Double> { [ColorValue.encoded(x), ColorValue.encoded(y), ColorValue.encoded(z)] }
}
