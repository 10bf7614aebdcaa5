import Geometry
import Raster

extension Color {
  /// The color multiplied by `tint`, component by component; nil stands for white.
  func tinted(_ tint: Color?) -> Color {
    guard let tint else { return self }
    return Color(
      red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha * tint.alpha)
  }
}
