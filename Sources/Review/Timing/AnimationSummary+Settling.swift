import LayerTree
import Motion

extension AnimationSummary {
  /// Far beyond any spring that somebody waits for, in seconds.
  private static let longestRun = 60.0

  /// When one run by itself has settled, in seconds; nil for what does not move like a spring or fade away.
  func settling(every interval: Double) -> Double? {
    switch pace {
    case .spring, .viewSpring, .pop, .jnw, .decay: break
    default: return nil
    }
    guard timing.repeatCount <= 1, timing.repeatDuration == 0, !timing.autoreverses else { return nil }
    let frames = solo.properties(every: interval, until: Self.longestRun)
    let ticks = leaves.flatMap { leaf -> [Int?] in
      let values = frames.map { leaf.property.value(in: $0).allComponents }
      guard Set(values.map(\.count)).count == 1 else { return [nil] }
      return zip(leaf.from.allComponents, leaf.to.allComponents).enumerated().map { index, ends in
        let way = ends.1 - ends.0
        // What goes nowhere, but for rounding, is settled.
        if abs(way) <= 1e-9 * max(1, abs(ends.0)) { return 0 }
        return Settling.tick(of: values.map { $0[index] }, way: way, to: ends.1)
      }
    }
    guard !ticks.isEmpty, !ticks.contains(nil) else { return nil }
    return ticks.compactMap(\.self).max().map { Double($0) * interval }
  }

  /// How long Pop takes to end a motion, in seconds; nil for other motions, and for one that goes on and on.
  func popDuration(every interval: Double) -> Double? {
    guard [.popSpring, .popBasic, .popDecay].contains(engine) else { return nil }
    let count = solo.properties(every: interval, until: Self.longestRun).count
    let duration = Double(count - 1) * interval
    return count > 0 && duration < Self.longestRun - interval ? duration : nil
  }
}
