/// The beginning or the end of an animation that happens at a different time, or in only one recording.
package struct EventChange: Hashable, Sendable {
  /// A description of the event.
  package let subject: String
  /// The time in the reference, in seconds; nil if the event is missing there.
  package let reference: Double?
  /// The actual time, in seconds; nil if the event no longer happens.
  package let actual: Double?

  /// Returns the changes between two traces, sorted by time.
  static func all(from reference: MotionTrace, to actual: MotionTrace) -> [EventChange] {
    let old = Dictionary(grouping: reference.events, by: \.subject)
    let new = Dictionary(grouping: actual.events, by: \.subject)
    let instant = 0.5 / reference.displayRate
    var changes: [EventChange] = []
    for subject in Set(old.keys).union(new.keys) {
      let (a, b) = (old[subject] ?? [], new[subject] ?? [])
      for index in 0..<max(a.count, b.count) {
        let change = EventChange(
          subject: subject, reference: index < a.count ? a[index].time : nil,
          actual: index < b.count ? b[index].time : nil)
        if let before = change.reference, let after = change.actual, abs(before - after) < instant { continue }
        changes.append(change)
      }
    }
    return changes.sorted { ($0.time, $0.subject) < ($1.time, $1.subject) }
  }

  private var time: Double { min(reference ?? .infinity, actual ?? .infinity) }
}

extension EventChange: CustomStringConvertible {
  /// A description of the change.
  package var description: String {
    switch (reference, actual) {
    case (let old?, let new?): "\(subject) at \(TraceCell.text(new)) s instead of \(TraceCell.text(old)) s"
    case (let old?, nil): "no \(subject) (was at \(TraceCell.text(old)) s)"
    case (nil, let new?): "\(subject) at \(TraceCell.text(new)) s (new)"
    case (nil, nil): subject
    }
  }
}
