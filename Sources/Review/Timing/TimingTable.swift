package import LayerTree
import Motion

/// A table that specifies a motion: a row for each animation, similar ones merged.
package struct TimingTable: Sendable {
  /// The title.
  package let title: String
  /// The rows, in order of their beginning; a group comes right before its children.
  package let rows: [TimingRow]
  /// The rules of properties that follow others, at every tick.
  package let rules: [FollowRule]
  /// The moves without an animation, except by a rule.
  package let moves: [DirectMove]
  /// The animations that are removed before they have finished, except by a replacement.
  package let removals: [AnimationRemoval]
  /// The time between two ticks, in seconds.
  package let interval: Double

  /// Makes the table of a trace.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - trace: The trace; its events give the animations, and its tracks the changes of model values and other moves.
  ///   - rules: The rules of properties that follow others.
  ///   - listsEvery: Whether repeated animations have rows of their own.
  ///   - isWanted: Whether to include a layer.
  package init(
    title: String, trace: Trace, rules: [FollowRule] = [], listsEvery: Bool = false,
    where isWanted: (_ layer: String) -> Bool = { _ in true }
  ) {
    self.title = title
    let last = trace.times.last ?? 0
    let interval = last > 0 ? last / Double(trace.times.count - 1) : 1.0 / 60
    self.interval = interval
    var motions: [[TimingRow]] = []
    var indices: [[TimingKind]: Int] = [:]
    let endings = AnimationEndings(of: trace.events)
    let models = ModelChanges(of: trace)
    for (index, event) in trace.events.enumerated()
    where isWanted(event.path) && !event.summaries.isEmpty && !event.isRepetition {
      var times: [Double] = []
      let rows = event.summaries.map { summary in
        var summary = summary
        // The layer's own clock counts, too.
        if summary.level == 0, event.rate > 0, abs(event.rate - 1) > 1e-9 { summary.timing.speed *= event.rate }
        // A child's time is its group's.
        times.removeLast(max(0, times.count - summary.level))
        let time = (times.last ?? event.beginTime ?? event.time) + (summary.level > 0 ? summary.timing.beginTime : 0)
        times.append(time)
        return TimingRow(
          layer: event.path, summary: summary, key: event.key, cause: event.cause, time: time,
          delay: time - event.cause.time, ownDelay: max(0, (event.beginTime ?? event.time) - event.addedTime),
          run: endings.run(of: index), interruption: endings.interruption(of: index),
          settles: nil, popDuration: nil,
          isModelSet: models.follow(summary, of: event), otherModel: models.other(than: summary, of: event),
          isFromModel: models.precede(summary, of: event),
          isRetarget: event.kind == .retarget,
          occasions: [event.cause.time])
      }
      let kinds = rows.map(TimingKind.init)
      if !listsEvery, let known = indices[kinds] {
        for row in motions[known].indices { motions[known][row].occasions.append(event.cause.time) }
      } else {
        indices[kinds] = motions.count
        // Every motion is played to its end only once, however often it happens.
        let phase = max(0, event.time - (event.beginTime ?? event.time))
        motions.append(
          rows.map { row in
            var row = row
            row.settles = row.summary.settling(every: interval, phase: phase)
            row.popDuration = row.summary.popDuration(every: interval)
            return row
          })
      }
    }
    rows = motions.flatMap(\.self)
    removals = AnimationRemoval.all(in: trace.events).filter { isWanted($0.layer) }
    self.rules = rules.filter { isWanted($0.layer) }
    moves = DirectMove.all(in: trace, besides: rows, self.rules).filter { isWanted($0.layer) }
  }

  /// True if nothing moves.
  package var isEmpty: Bool { rows.isEmpty && rules.isEmpty && moves.isEmpty }

  /// An event for each row that settled before it was interrupted; each row is one animation.
  package var settlings: [StageEvent] {
    rows.compactMap { row in
      guard let settles = row.settles, row.interruption.map({ settles < $0 }) ?? true else { return nil }
      let name = row.layer.split(separator: ".").last.map(String.init) ?? ""
      return StageEvent(
        time: row.time + settles, kind: .settle, layer: name, subject: row.summary.subject, key: row.key)
    }
  }

  /// The rows of each animation: one, or a group's with its children's.
  package var motions: [[TimingRow]] {
    rows.reduce(into: []) { motions, row in
      if row.summary.level == 0 || motions.isEmpty { motions.append([]) }
      motions[motions.count - 1].append(row)
    }
  }
}
