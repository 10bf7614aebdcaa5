import Arithmetic
import Geometry

extension ColorValue {
  /// Returns the color of a `color()` function such as `color(display-p3 0.2 0.4 1 / 50%)`; each channel is clamped to
  /// sRGB.
  ///
  /// Nil for spaces other than `srgb`, `srgb-linear` and `display-p3`.
  static func color(of text: String) -> Color? {
    let words = text.trimmed.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let arguments = arguments(String(words[1])), (3...4).contains(arguments.count) else {
      return nil
    }
    let own = arguments.prefix(3).map { $0.isPercent ? $0.value / 100 : $0.value }
    let alpha = arguments.count > 3 ? unit(arguments[3], of: 1) : 1
    var (red, green, blue) = (own[0], own[1], own[2])
    switch words[0].lowercased() {
    case "srgb": break
    case "srgb-linear": (red, green, blue) = (encoded(red), encoded(green), encoded(blue))
    case "display-p3":
      // Both spaces have the same white point and transfer function; the factors are the product of the two matrices of
      // CSS Color Level 4, section 18.
      let (r, g, b) = (decoded(red), decoded(green), decoded(blue))
      red = encoded(1.224_940_18 * r - 0.224_940_18 * g)
      green = encoded(-0.042_056_95 * r + 1.042_056_95 * g)
      blue = encoded(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_60 * b)
    default: return nil
    }
    return steps(red, green, blue, alpha)
  }

  /// Returns the color of `oklab(…)` or `oklch(…)` (Björn Ottosson, A perceptual color space for image processing,
  /// 2020); each channel is clamped to sRGB.
  static func perceived(_ name: String, _ text: String) -> Color? {
    guard let arguments = arguments(text), (3...4).contains(arguments.count) else { return nil }
    let alpha = arguments.count > 3 ? unit(arguments[3], of: 1) : 1
    func value(_ index: Int, of whole: Double) -> Double {
      arguments[index].isPercent ? arguments[index].value / 100 * whole : arguments[index].value
    }
    var (a, b) = (value(1, of: 0.4), value(2, of: 0.4))
    if name == "oklch" {
      let (chroma, hue) = (a, arguments[2].value * .pi / 180)
      (a, b) = (chroma * cos(hue), chroma * sin(hue))
    } else if name != "oklab" {
      return nil
    }
    func cubed(_ x: Double) -> Double { x * x * x }
    let lightness = value(0, of: 1)
    let l = cubed(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let m = cubed(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let s = cubed(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
    return steps(
      encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s), alpha)
  }

  /// Returns a color with its components clamped and rounded to multiples of 1/255.
  private static func steps(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> Color {
    func step(_ value: Double) -> Double { (min(1, max(0, value)) * 255).rounded() / 255 }
    return Color(red: step(red), green: step(green), blue: step(blue), alpha: alpha)
  }

  /// Converts an sRGB component to linear light (IEC 61966-2-1).
  static func decoded(_ value: Double) -> Double {
    abs(value) <= 0.04045 ? value / 12.92 : pow((abs(value) + 0.055) / 1.055, 2.4) * (value < 0 ? -1 : 1)
  }

  /// Converts linear light to an sRGB component.
  static func encoded(_ light: Double) -> Double {
    abs(light) <= 0.0031308 ? light * 12.92 : (1.055 * pow(abs(light), 1 / 2.4) - 0.055) * (light < 0 ? -1 : 1)
  }
}
