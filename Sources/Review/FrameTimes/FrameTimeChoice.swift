import Arithmetic
package import LayerTree

/// The time of a selected frame, with the events at that time.
package struct FrameTime: Hashable, Sendable {
  /// The time, in seconds.
  package var time: Double
  /// The events at that time; empty for none.
  package var labels: [String]

  /// Creates a frame time.
  package init(time: Double, labels: [String] = []) {
    self.time = time
    self.labels = labels
  }
}

/// A selection of frames to show.
package enum FrameTimeChoice: Hashable, Sendable {
  /// A number of frames, evenly spaced over the time range.
  case count(Int)
  /// One frame at every interval, in seconds.
  case every(Double)
  /// Frames at the given times, in seconds.
  case times([Double])
  /// Frames at touches, and at the beginnings and ends of animations.
  case events

  /// Returns a selection of at most `maximumCount` frames at a round interval that covers a time range, and the end of the last
  /// interval.
  package static func suitable(in range: ClosedRange<Double>, maximumCount: Int) -> (
    choice: FrameTimeChoice, end: Double
  ) {
    let length = range.upperBound - range.lowerBound
    let steps = [0.01, 0.02, 0.025, 0.04, 0.05, 0.1, 0.15, 0.2, 0.25, 0.4, 0.5, 1, 2, 5]
    let step =
      steps.first { (length / $0 - 1e-6).rounded(.up) < Double(maximumCount) } ?? length
      / Double(max(1, maximumCount - 1))
    guard step > 0 else { return (.times([range.lowerBound]), range.upperBound) }
    return (.every(step), range.lowerBound + (length / step - 1e-6).rounded(.up) * step)
  }

  /// Returns the times of the selected frames.
  ///
  /// - Parameters:
  ///   - range: The time range of the frames, in seconds.
  ///   - traces: The traces to search for events.
  /// - Returns: The times, ascending and unique, each with its events.
  package func frameTimes(in range: ClosedRange<Double>, of traces: [Trace]) -> [FrameTime] {
    let length = range.upperBound - range.lowerBound
    switch self {
    case .count(let count):
      let steps = Double(max(1, count - 1))
      return (0..<max(1, count)).map { FrameTime(time: range.lowerBound + length * Double($0) / steps) }
    case .every(let interval):
      let steps = Int(saturating: (length / interval + 1e-6).rounded(.down))
      return (0...max(0, steps)).map { FrameTime(time: range.lowerBound + interval * Double($0)) }
    case .times(let times):
      return Set(times).sorted().map { FrameTime(time: $0) }
    case .events:
      var found: [FrameTime] = []
      let marks = traces.flatMap { EventMark.all(in: $0) }.filter { range.contains($0.time) }
      for mark in marks.sorted(by: { ($0.time, $0.kind) < ($1.time, $1.kind) }) {
        if let last = found.indices.last, mark.time - found[last].time < 1e-6 {
          if !found[last].labels.contains(mark.label) { found[last].labels.append(mark.label) }
        } else {
          found.append(FrameTime(time: mark.time, labels: [mark.label]))
        }
      }
      return found
    }
  }
}
