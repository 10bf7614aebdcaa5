import Arithmetic
package import LayerTree

/// The choice of moments to show.
package enum MomentChoice: Hashable, Sendable {
  /// So many, spread evenly over the time.
  case count(Int)
  /// One every so many seconds.
  case every(Double)
  /// These, in seconds.
  case times([Double])
  /// The moments of touches, and of the beginnings and ends of animations.
  case events

  /// Moments at a round distance that cover a stretch of time, so many at most.
  package static func suitable(in range: ClosedRange<Double>, most: Int) -> (choice: MomentChoice, end: Double) {
    let length = range.upperBound - range.lowerBound
    let steps = [0.01, 0.02, 0.025, 0.04, 0.05, 0.1, 0.15, 0.2, 0.25, 0.4, 0.5, 1, 2, 5]
    let step = steps.first { (length / $0 - 1e-6).rounded(.up) < Double(most) } ?? length / Double(max(1, most - 1))
    guard step > 0 else { return (.times([range.lowerBound]), range.upperBound) }
    return (.every(step), range.lowerBound + (length / step - 1e-6).rounded(.up) * step)
  }

  /// The moments.
  ///
  /// - Parameters:
  ///   - range: The time over which they are spread, in seconds.
  ///   - traces: Where events are looked for; each at its tick, and the end of the range.
  /// - Returns: The moments in ascending order, each once, with what happens then.
  package func moments(in range: ClosedRange<Double>, of traces: [Trace]) -> [Moment] {
    let length = range.upperBound - range.lowerBound
    switch self {
    case .count(let count):
      let steps = Double(max(1, count - 1))
      return (0..<max(1, count)).map { Moment(time: range.lowerBound + length * Double($0) / steps) }
    case .every(let interval):
      let steps = Int(saturating: (length / interval + 1e-6).rounded(.down))
      return (0...max(0, steps)).map { Moment(time: range.lowerBound + interval * Double($0)) }
    case .times(let times):
      return Set(times).sorted().map { Moment(time: $0) }
    case .events:
      var moments: [Moment] = []
      let marks = traces.flatMap { EventMark.all(in: $0) }.filter { range.contains($0.time) }
      for mark in marks.sorted(by: { ($0.time, $0.kind) < ($1.time, $1.kind) }) {
        if let last = moments.indices.last, mark.time - moments[last].time < 1e-6 {
          if !moments[last].labels.contains(mark.label) { moments[last].labels.append(mark.label) }
        } else {
          moments.append(Moment(time: mark.time, labels: [mark.label]))
        }
      }
      return moments
    }
  }
}
