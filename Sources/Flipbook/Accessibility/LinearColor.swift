import Arithmetic
import Compositor
import Geometry
import LayerTree
import Motion
import Pixels
import SceneDiagnostics
import SceneProgram
import Typography

/// A color in linear light, as WCAG measures it.
struct LinearColor: Hashable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0

  /// The relative luminance, from 0 for black to 1 for white.
  ///
  /// Source: WCAG 2.2, "relative luminance".
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Returns the contrast ratio of two colors, from 1 to 21.
  ///
  /// Source: WCAG 2.2, "contrast ratio".
  func contrast(to other: LinearColor) -> Double {
    let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// True for a saturated red: red is at least four fifths of the sum.
  ///
  /// Source: WCAG 2.2, "general flash and red flash thresholds", note on saturated red.
  var isSaturatedRed: Bool {
    let sum = red + green + blue
    return sum > Self.darkest && red / sum >= 0.8
  }

  /// The coordinates in the CIE 1976 UCS chromaticity diagram; black counts as white.
  ///
  /// Source: CIE 1976, from the XYZ of sRGB (IEC 61966-2-1).
  var chromaticity: (u: Double, v: Double) {
    let x = 0.4124 * red + 0.3576 * green + 0.1805 * blue
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let z = 0.0193 * red + 0.1192 * green + 0.9505 * blue
    let sum = x + 15 * y + 3 * z
    return sum > Self.darkest ? (4 * x / sum, 9 * y / sum) : (0.1978, 0.4683)
  }

  /// Light that is too dim to have a hue.
  private static let darkest = 1e-3

  /// Creates a color from its components in linear light.
  init(red: Double = 0, green: Double = 0, blue: Double = 0) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates a color from a pixel over white.
  init(_ pixel: Pixel) {
    let rest = 255 - Int(pixel.alpha)
    red = Self.linear[min(255, Int(pixel.red) + rest)]
    green = Self.linear[min(255, Int(pixel.green) + rest)]
    blue = Self.linear[min(255, Int(pixel.blue) + rest)]
  }

  /// The linear value of each sRGB component.
  ///
  /// Source: WCAG 2.2, "relative luminance", with the threshold of the sRGB standard.
  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : Arithmetic.pow((value + 0.055) / 1.055, 2.4)
  }
}
