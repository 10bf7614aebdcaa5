package import LayerTree
import Motion

extension Trace {
  /// Returns the time range from the first motion or touch in any of the traces until all are at rest, in seconds.
  package static func timeOfMotion(in traces: [Trace]) -> ClosedRange<Double> {
    var (first, last) = (Double.infinity, -Double.infinity)
    for trace in traces {
      for track in trace.tracks {
        let values = track.presentation
        guard let begin = values.indices.dropFirst().first(where: { values[$0] != values[$0 - 1] }),
          let end = values.indices.dropFirst().last(where: { values[$0] != values[$0 - 1] })
        else { continue }
        first = min(first, trace.times[begin - 1])
        last = max(last, trace.times[end])
      }
      // Tracks don't show transitions.
      let events = trace.events.filter { $0.kind == .touch || $0.subject == "transition" }
      for time in events.map(\.time) + trace.contentChanges {
        first = min(first, time)
        last = max(last, time)
      }
      if trace.hasParticles, let end = trace.times.last { (first, last) = (0, max(last, end)) }
    }
    return first <= last ? first...last : 0...(traces.compactMap(\.times.last).max() ?? 0)
  }

  /// Returns evenly spaced times in the parts of a range with motion.
  ///
  /// The last time is the end of the range, even if nothing moves there. Imperceptible motion, such as the tail of a
  /// spring, doesn't count.
  ///
  /// - Parameters:
  ///   - maximumCount: The maximum number of times.
  ///   - range: The time range, in seconds.
  /// - Returns: The times, in seconds.
  package func timesInMotion(_ maximumCount: Int, during range: ClosedRange<Double>) -> [Double] {
    var moving = Set(hasParticles ? Array(times.indices) : [])
    for track in tracks {
      let values = track.presentation.map(\.allComponents)
      for place in 0..<(values.first?.count ?? 0) {
        let numbers = values.map { place < $0.count ? $0[place] : 0 }
        let extent = (numbers.max() ?? 0) - (numbers.min() ?? 0)
        for tick in numbers.indices.dropFirst() where abs(numbers[tick] - numbers[tick - 1]) > 0.002 * extent {
          moving.formUnion([tick - 1, tick])
        }
      }
    }
    let ticks = moving.sorted().filter { range.contains(times[$0]) }
    let step = max(1, (ticks.count + maximumCount - 2) / max(1, maximumCount - 1))
    let chosen = stride(from: 0, to: ticks.count, by: step).map { times[ticks[$0]] }
    return chosen.filter { $0 < range.upperBound - 1e-6 } + [range.upperBound]
  }
}
