import Arithmetic
import Geometry

/// The colors of a gradient by its parameter, from 0 at the first end to 1 at the other.
///
/// Colors between stops are interpolated premultiplied, as in CSS, HTML's canvas, and Core Animation: a fade to a
/// transparent color doesn't take on that color's hue. They are computed at every pixel from the two stops around it,
/// so hard edges stay hard and errors don't exceed rounding. Gradients that interpolate unpremultiplied colors are
/// approximated by such segments to within a quarter of a level.
struct GradientRamp {
  /// The segments in ascending order; together they cover all numbers.
  private(set) var segments: [GradientSegment] = []
  private(set) var spread = Gradient.Spread.pad

  /// Replaces the colors, and reuses the memory.
  ///
  /// Locations are clamped to 0 to 1, and one that is less than its predecessor is raised to it, as in SVG.
  ///
  /// - Precondition: There are stops.
  mutating func prepare(_ gradient: PlacedGradient) {
    segments.removeAll(keepingCapacity: true)
    spread = gradient.spread
    let stops = gradient.stops
    var location = -Float.infinity
    var color = SIMD4<Double>.zero
    for (index, stop) in stops.enumerated() {
      let next = max(location, Float(stop.location.clampedToUnit))
      let nextColor = GradientRamp.components(of: stop.color)
      if index == 0 { color = nextColor }
      if index > 0, next > location, gradient.interpolation == .straight {
        let start = location
        for bend in GradientRamp.bends(from: stops[index - 1].color, to: stop.color) {
          let place = start + (next - start) * Float(bend.share)
          append(to: place, from: &location, GradientRamp.components(of: bend.color), from: &color)
        }
      }
      append(to: next, from: &location, nextColor, from: &color)
    }
    segments.append(GradientSegment(from: location, to: .infinity, start: color, end: color))
  }

  /// Adds a segment from one location and color to the next, where the following segment begins.
  private mutating func append(
    to next: Float, from location: inout Float, _ nextColor: SIMD4<Double>, from color: inout SIMD4<Double>
  ) {
    if next > location { segments.append(GradientSegment(from: location, to: next, start: color, end: nextColor)) }
    (location, color) = (next, nextColor)
  }

  /// Returns intermediate colors of an unpremultiplied interpolation, where premultiplied segments meet.
  ///
  /// Multiplied by its opacity, the interpolated color follows a parabola, farthest from its chord in the middle: by a
  /// quarter of the product of both changes. With `n` chords the error decreases to 1/`n`² of that.
  private static func bends(from first: Color, to last: Color) -> [(share: Double, color: Color)] {
    let (a, b) = (first.clamped, last.clamped)
    let change = max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
    let bulge = change * abs(a.alpha - b.alpha) * 255 / 4
    let count = Int(saturating: (bulge / 0.25).squareRoot().rounded(.up))
    return stride(from: 1, to: count, by: 1).map { index in
      let share = Double(index) / Double(count)
      func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
      let color = Color(
        red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha))
      return (share, color)
    }
  }

  private static func components(of color: Color) -> SIMD4<Double> {
    let alpha = color.alpha.clampedToUnit * 255
    return SIMD4(color.red.clampedToUnit, color.green.clampedToUnit, color.blue.clampedToUnit, 1) * alpha
  }
}

extension Color {
  /// The color with all components clamped to 0 to 1.
  fileprivate var clamped: Color {
    Color(
      red: red.clampedToUnit, green: green.clampedToUnit, blue: blue.clampedToUnit, alpha: alpha.clampedToUnit)
  }
}
