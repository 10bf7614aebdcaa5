import Arithmetic
import Geometry

/// The colors of a gradient by its parameter, which is 0 at the first end and 1 at the other.
///
/// Colors between stops are interpolated premultiplied, which is what CSS, SVG 2's canvas relatives and Core Animation
/// show: a fade to a clear color fades without the tinge of the color that isn't there. They are computed at every
/// pixel from the two stops around it, so that hard edges stay hard and nothing is off by more than rounding. Gradients
/// that mix bare colors are followed by as many such fades as keep to within a quarter of a byte's step.
struct GradientRamp {
  /// In ascending order; together they cover all numbers.
  private(set) var segments: [GradientSegment] = []
  private(set) var spread = Gradient.Spread.pad

  /// Replaces the colors, keeping the memory.
  ///
  /// Locations are limited to 0 to 1, and one that comes before the last is moved there, as SVG has it.
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

  /// Adds a segment from one place and color to the next, which are those of the segment after it.
  private mutating func append(
    to next: Float, from location: inout Float, _ nextColor: SIMD4<Double>, from color: inout SIMD4<Double>
  ) {
    if next > location { segments.append(GradientSegment(from: location, to: next, start: color, end: nextColor)) }
    (location, color) = (next, nextColor)
  }

  /// The colors between two that are mixed bare, where segments between multiplied ones meet.
  ///
  /// Multiplied by its opacity, the mixture runs along a parabola, which is highest above its chord in the middle: by a
  /// quarter of the product of both changes. Of `n` chords each is off by the `n`²th part of that.
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
  /// The color with all components within 0 to 1.
  fileprivate var clamped: Color {
    Color(
      red: red.clampedToUnit, green: green.clampedToUnit, blue: blue.clampedToUnit, alpha: alpha.clampedToUnit)
  }
}
