package import LayerTree
import Motion

/// A table that specifies a motion, with a row for each animation; equal animations are merged.
package struct TimingTable: Sendable {
  /// The title of the table.
  package let title: String
  /// The rows, sorted by begin time; a group comes directly before its children.
  package let rows: [TimingRow]
  /// The rules that compute properties from others at every tick.
  package let rules: [FollowRule]
  /// The moves without an animation or a rule.
  package let moves: [DirectMove]
  /// The removals of animations before they have finished, not counting replacements.
  package let removals: [AnimationRemoval]
  /// The time between two ticks, in seconds.
  package let interval: Double

  /// Creates the timing table of a trace.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - trace: The trace, with the animations in its events, and the changes of model values and other moves in its
  ///     tracks.
  ///   - rules: The rules that compute properties from others.
  ///   - listsEvery: Whether each occurrence of a repeated animation has its own row.
  ///   - isWanted: Returns whether to include a layer.
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
        // The speed of the layer's clock is included.
        if summary.level == 0, event.rate > 0, abs(event.rate - 1) > 1e-9 { summary.timing.speed *= event.rate }
        // The begin time of a child is relative to its group.
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
        // The settling time of each motion is computed only once, however often it occurs.
        motions.append(
          rows.map { row in
            var row = row
            row.settles = row.summary.settling(every: interval)
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

  /// An event for each row that settled before being interrupted.
  package var settlings: [StageEvent] {
    rows.compactMap { row in
      guard let settles = row.settles, row.interruption.map({ settles < $0 }) ?? true else { return nil }
      let name = row.layer.split(separator: ".").last.map(String.init) ?? ""
      return StageEvent(
        time: row.time + settles, kind: .settle, layer: name, subject: row.summary.subject, key: row.key)
    }
  }

  /// The rows of each animation: a single row, or the row of a group and the rows of its children.
  package var motions: [[TimingRow]] {
    rows.reduce(into: []) { motions, row in
      if row.summary.level == 0 || motions.isEmpty { motions.append([]) }
      motions[motions.count - 1].append(row)
    }
  }
}
