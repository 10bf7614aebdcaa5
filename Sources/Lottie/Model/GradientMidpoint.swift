import Arithmetic

/// The midpoint of two gradient colors: the location where they are mixed in equal parts.
///
/// After Effects exports a midpoint as a stop with the mean color, and all players interpolate linearly through it.
/// After Effects itself uses a power curve through the midpoint, as measured in its renderings.
struct GradientMidpoint {
  /// A color or an opacity, with its location from 0 to 1.
  typealias Stop = (location: Double, value: SIMD3<Double>)

  /// The location of the midpoint between the two stops, above 0 and below 1.
  let midpoint: Double
  /// The largest difference between two components of the colors.
  let contrast: Double

  /// The number of linear segments that approximate the curve.
  private static let parts = 48
  /// The largest deviation from the mean color; files round to three decimals.
  private static let tolerance = 0.003

  /// Finds the midpoint between two stops; nil if the middle stop is not their mean.
  init?(_ before: Stop, _ middle: Stop, _ after: Stop) {
    let length = after.location - before.location
    guard length > 0, middle.location > before.location, middle.location < after.location else { return nil }
    let difference = middle.value - (before.value + after.value) / 2
    guard max(difference.max(), -difference.min()) < GradientMidpoint.tolerance else { return nil }
    midpoint = (middle.location - before.location) / length
    let change = after.value - before.value
    contrast = max(change.max(), -change.min())
  }

  /// Returns the proportion of the second color at a location between the two stops, from 0 to 1.
  func mix(at place: Double) -> Double {
    // The longer half is nearly linear; the curve bends at its end.
    midpoint < 0.5 ? 1 - pow(1 - place, log(0.5) / log(1 - midpoint)) : pow(place, log(0.5) / log(midpoint))
  }

  /// The largest difference of a component between the curve and two linear segments.
  var bend: Double {
    (1..<16).map { part in
      let place = Double(part) / 16
      let even = place < midpoint ? place / midpoint / 2 : 0.5 + (place - midpoint) / (1 - midpoint) / 2
      return abs(mix(at: place) - even) * contrast
    }.max() ?? 0
  }

  /// Returns the stops in order, with additional ones that approximate the curve at each midpoint.
  static func bent(_ stops: [Stop]) -> [Stop] {
    guard stops.count >= 3 else { return stops }
    var result: [Stop] = []
    var index = 0
    while index < stops.count {
      result.append(stops[index])
      index += 1
      guard index + 1 < stops.count, let midpoint = GradientMidpoint(stops[index - 1], stops[index], stops[index + 1])
      else { continue }
      let (before, after) = (stops[index - 1], stops[index + 1])
      for part in 1..<parts {
        let place = Double(part) / Double(parts)
        result.append(
          (
            before.location + (after.location - before.location) * place,
            before.value + (after.value - before.value) * midpoint.mix(at: place)
          ))
      }
      index += 1
    }
    return result
  }
}
