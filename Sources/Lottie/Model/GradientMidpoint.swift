import Arithmetic

/// The midpoint of two colors of a gradient, where they are mixed half and half.
///
/// After Effects exports a midpoint as a stop with the mean color, and all players interpolate linearly through it;
/// After Effects itself uses a power curve through the midpoint, as measured in its renderings.
struct GradientMidpoint {
  /// A color, or an opacity, and its place from 0 to 1.
  typealias Stop = (location: Double, value: SIMD3<Double>)

  /// The place between the two stops, above 0 and below 1.
  let share: Double
  /// The largest difference between the components of both colors.
  let contrast: Double

  /// The number of linear segments that approximate a bend.
  private static let parts = 48
  /// The largest difference from the mean color; files have three digits.
  private static let tolerance = 0.003

  /// The midpoint between two stops; nil if the middle one is a stop of its own.
  init?(_ before: Stop, _ middle: Stop, _ after: Stop) {
    let length = after.location - before.location
    guard length > 0, middle.location > before.location, middle.location < after.location else { return nil }
    let difference = middle.value - (before.value + after.value) / 2
    guard max(difference.max(), -difference.min()) < GradientMidpoint.tolerance else { return nil }
    share = (middle.location - before.location) / length
    let change = after.value - before.value
    contrast = max(change.max(), -change.min())
  }

  /// The share of the second color at a place between the two, from 0 to 1.
  func mix(at place: Double) -> Double {
    // Even in the half that is longer: its end is bent towards the other color.
    share < 0.5 ? 1 - pow(1 - place, log(0.5) / log(1 - share)) : pow(place, log(0.5) / log(share))
  }

  /// The largest component difference between the bend and two linear segments.
  var bend: Double {
    (1..<16).map { part in
      let place = Double(part) / 16
      let even = place < share ? place / share / 2 : 0.5 + (place - share) / (1 - share) / 2
      return abs(mix(at: place) - even) * contrast
    }.max() ?? 0
  }

  /// Stops in order, with additional ones that approximate the curve between them.
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
