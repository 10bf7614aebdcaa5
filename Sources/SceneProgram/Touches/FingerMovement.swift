import Arithmetic
import Geometry
import LayerTree

/// A movement of fingers along a scripted path.
struct FingerMovement {
  /// The number of the first finger.
  let finger: Int
  /// The last tick before the fingers move.
  let start: Int
  /// The tick at which the fingers arrive.
  let end: Int
  /// Returns the locations of the fingers after a number of ticks since the start; nil while they rest.
  let places: (_ ticks: Double) -> [Point]?

  /// Returns the samples of the fingers between two ticks, given the number of ticks since time zero; empty before they
  /// start, after they have arrived, and while they rest.
  func samples(after ticks: Double) -> [TouchSample] {
    guard ticks > Double(start), ticks < Double(end), let places = places(ticks - Double(start)) else { return [] }
    return places.enumerated().map { TouchSample(.moved, at: $1, finger: finger + $0) }
  }
}

extension FingerMovement {
  /// Creates the movement of a recorded finger: it moves to each sample linearly, during the tick before it.
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
