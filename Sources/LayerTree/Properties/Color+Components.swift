import Geometry

extension Color {
  /// The color with all components clamped to 0 through 1.
  var clamped: Color {
    func clamp(_ component: Double) -> Double { max(0, min(1, component)) }
    return Color(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }

  /// Returns the product, component by component.
  func multiplied(by other: Color) -> Color {
    Color(
      red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
  }
}
