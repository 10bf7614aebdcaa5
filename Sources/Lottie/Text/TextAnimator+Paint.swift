import Geometry

extension TextAnimator.Paint {
  /// Returns a color with the animator's changes, in proportion to the selection of a character.
  func applied(to color: Color, share: Double, at frame: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    var color = color
    if let other = self.color?.value(at: frame) {
      color = Color(
        red: mix(color.red, other.x), green: mix(color.green, other.y), blue: mix(color.blue, other.z),
        alpha: color.alpha)
    }
    if let opacity { color.alpha = max(0, min(1, mix(color.alpha, opacity.value(at: frame).x / 100))) }
    guard hue != nil || saturation != nil || brightness != nil else { return color }
    var shade = HSVColor(color)
    func amount(_ track: Track<Vector>?) -> Double { (track?.value(at: frame).x ?? 0) * share }
    shade.turn(degrees: amount(hue))
    shade.saturation = max(0, min(1, shade.saturation + amount(saturation) / 100))
    shade.value = max(0, min(1, shade.value + amount(brightness) / 100))
    return shade.color(alpha: color.alpha)
  }
}
