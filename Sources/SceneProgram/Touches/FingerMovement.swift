import Arithmetic
import Geometry
import LayerTree

/// Fingers moving along a path of the script.
struct FingerMovement {
  /// The number of the first finger.
  let finger: Int
  /// The tick after which the fingers begin to move.
  let start: Int
  /// The tick of their arrival.
  let end: Int
  /// The places of the fingers after a number of ticks since the start; nil while they rest.
  let places: (_ ticks: Double) -> [Point]?

  /// Returns the samples of the fingers between two ticks, by the number of ticks since time zero; empty before they start, when
  /// they have arrived, and while they rest.
  func samples(after ticks: Double) -> [TouchSample] {
    guard ticks > Double(start), ticks < Double(end), let places = places(ticks - Double(start)) else { return [] }
    return places.enumerated().map { TouchSample(.moved, at: $1, finger: finger + $0) }
  }
}

extension FingerMovement {
  /// Makes the movement of a recorded finger: in the tick before each sample, it moves there evenly.
  init(finger: Int, recorded ticks: [(tick: Int, sample: TouchSample)]) {
    let start = ticks.first?.tick ?? 0
    self.init(finger: finger, start: start, end: ticks.last?.tick ?? start) { elapsed in
      let tick = Double(start) + elapsed
      guard let next = ticks.firstIndex(where: { Double($0.tick) >= tick }), next > 0 else { return nil }
      let fraction = tick - Double(ticks[next].tick - 1)
      guard fraction > 0 else { return nil }
      let (from, to) = (ticks[next - 1].sample.location, ticks[next].sample.location)
      return [from + (to - from) * fraction]
    }
  }
}
