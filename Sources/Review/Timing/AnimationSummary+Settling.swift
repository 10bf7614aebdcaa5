import Arithmetic
import LayerTree
import Motion

extension AnimationSummary {
  /// The maximum run time, in seconds, far longer than any practical spring takes.
  private static let maximumDuration = 60.0

  /// Returns the settling time of a single run, as defined by ``Settling``; nil for motions that don't settle.
  ///
  /// - Parameter interval: The time between two ticks, in seconds.
  /// - Returns: The time from the beginning of the motion, in seconds, in whole ticks.
  func settling(every interval: Double) -> Double? {
    switch pace {
    case .spring, .viewSpring, .directedSpring, .pop, .jnw, .decay: break
    default: return nil
    }
    guard !isDriven, timing.repeatCount <= 1, timing.repeatDuration == 0, !timing.autoreverses else { return nil }
    if case .spring(let curve) = pace, curve.isSwinging(after: Self.maximumDuration),
      leaves.contains(where: { $0.from != $0.to })
    {
      return nil
    }
    let frames = solo.properties(every: interval, until: Self.maximumDuration)
    let ticks = leaves.flatMap { leaf -> [Int?] in
      let values = frames.map { leaf.property.value(in: $0).allComponents }
      guard Set(values.map(\.count)).count == 1 else { return [nil] }
      return zip(leaf.from.allComponents, leaf.to.allComponents).enumerated().map { index, ends in
        var (numbers, end) = (values.map { $0[index] }, ends.1)
        if leaf.property.unit == .angle, let first = numbers.first {
          let turn = 2 * Double.pi
          numbers = Settling.unwrapped(numbers, turn: turn).map { $0 + ((ends.0 - first) / turn).rounded() * turn }
          end += (((numbers.last ?? end) - end) / turn).rounded() * turn
        }
        // A motion without a distance, apart from rounding errors, is already settled.
        if abs(end - ends.0) <= 1e-9 * max(1, abs(ends.0)) { return 0 }
        return Settling.tick(of: numbers, way: end - ends.0, to: end)
      }
    }
    guard !ticks.isEmpty, !ticks.contains(nil) else { return nil }
    return ticks.compactMap(\.self).max().map { Double($0) * interval }
  }

  /// Returns the time after which Pop ends a motion, in seconds; nil for other motions, and for motions that never end.
  func popDuration(every interval: Double) -> Double? {
    guard [.popSpring, .popBasic, .popDecay].contains(engine) else { return nil }
    let count = solo.properties(every: interval, until: Self.maximumDuration).count
    let duration = Double(count - 1) * interval
    return count > 0 && duration < Self.maximumDuration - interval ? duration : nil
  }
}

extension SpringCurve {
  /// Returns whether more than ``Settling/share`` of a spring's oscillation remains after `time` seconds.
  fileprivate func isSwinging(after time: Double) -> Bool {
    dampingRatio < 1 && exp(-dampingRatio * naturalFrequency * time) > Settling.share
  }
}
