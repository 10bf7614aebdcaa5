import Geometry

extension Color {
  /// The colour with every component multiplied by that of `tint`, if there is one.
  func multiplied(by tint: Color?) -> Color {
    guard let tint else { return self }
    return Color(
      red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha * tint.alpha)
  }
}
