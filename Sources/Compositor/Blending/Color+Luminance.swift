import Geometry

extension Color {
  /// How light the colour is, 0 to 1: its luma, with the weights of SVG's masks.
  var luminance: Double {
    0.2125 * red.clampedToUnit + 0.7154 * green.clampedToUnit + 0.0721 * blue.clampedToUnit
  }

  /// The alpha within 0 and 1.
  var clampedAlpha: Double { alpha.clampedToUnit }
}
