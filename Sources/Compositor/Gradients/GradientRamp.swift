import Geometry

/// The colours of a gradient by its parameter, which is 0 at the first end and 1 at the other.
///
/// Colours between stops are interpolated premultiplied, which is what CSS, SVG 2's canvas relatives and Core Animation
/// show: a passage to a clear colour fades without the tinge of the colour that isn't there. They are computed at every
/// pixel from the two stops around it, so that hard edges stay hard and nothing is off by more than rounding.
struct GradientRamp {
  /// In ascending order; together they cover all numbers.
  private(set) var pieces: [GradientPiece] = []
  private(set) var spread = Gradient.Spread.pad

  /// Replaces the colours, keeping the memory.
  ///
  /// Locations are limited to 0 to 1, and one that comes before the last is moved there, as SVG has it.
  ///
  /// - Precondition: There are stops.
  mutating func prepare(_ stops: [Gradient.Stop], spread: Gradient.Spread, opacity: Double) {
    pieces.removeAll(keepingCapacity: true)
    self.spread = spread
    var location = -Float.infinity
    var color = SIMD4<Double>.zero
    for (index, stop) in stops.enumerated() {
      let next = max(location, Float(stop.location.clampedToUnit))
      let nextColor = GradientRamp.components(of: stop.color, opacity: opacity)
      if index == 0 { color = nextColor }
      if next > location { pieces.append(GradientPiece(from: location, to: next, start: color, end: nextColor)) }
      (location, color) = (next, nextColor)
    }
    pieces.append(GradientPiece(from: location, to: .infinity, start: color, end: color))
  }

  private static func components(of color: Color, opacity: Double) -> SIMD4<Double> {
    let alpha = color.alpha.clampedToUnit * opacity.clampedToUnit * 255
    return SIMD4(color.red.clampedToUnit, color.green.clampedToUnit, color.blue.clampedToUnit, 1) * alpha
  }
}
