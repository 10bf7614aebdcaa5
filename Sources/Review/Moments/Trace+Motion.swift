package import LayerTree

extension Trace {
  /// From where the first of several traces begins to move, or is touched, to where the last is at rest, in seconds.
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
      for touch in trace.events where touch.kind == .touch {
        first = min(first, touch.time)
        last = max(last, touch.time)
      }
    }
    return first <= last ? first...last : 0...(traces.compactMap(\.times.last).max() ?? 0)
  }
}
