package import LayerTree
import Motion

/// The table by which a motion is handed over: a row for each animation, those that are alike but once.
package struct TimingTable: Sendable {
  /// What it is called.
  package let title: String
  /// The rows, in the order in which they begin.
  package let rows: [TimingRow]

  /// Makes the table of a trace.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - trace: The trace, whose events count; its tracks tell whether models go along.
  ///   - listsEvery: Whether animations that only repeat what another did have rows of their own.
  ///   - isWanted: Which layers count.
  package init(
    title: String, trace: Trace, listsEvery: Bool = false, where isWanted: (_ layer: String) -> Bool = { _ in true }
  ) {
    self.title = title
    var rows: [TimingRow] = []
    var indices: [Kind: Int] = [:]
    let endings = Endings(of: trace.events)
    let touches = TouchMoment.all(in: trace)
    for (index, event) in trace.events.enumerated() where isWanted(event.path) {
      for summary in event.summaries {
        let time = event.time + summary.timing.beginTime
        let kind = Kind(event.path, summary)
        if !listsEvery, let known = indices[kind] {
          rows[known].count += 1
          continue
        }
        indices[kind] = rows.count
        let touch = touches.last { $0.time <= time + 1e-9 }
        rows.append(
          TimingRow(
            layer: event.path, summary: summary, time: time, trigger: touch?.name ?? "start",
            delay: time - (touch?.time ?? 0),
            run: endings.run(of: index), isModelSet: trace.setsModel(summary, of: event),
            isRetarget: event.kind == .retarget))
      }
    }
    self.rows = rows
  }

  /// What tells one motion from another, however often it begins and wherever it is interrupted.
  private struct Kind: Hashable {
    let layer: String
    let subject: String
    let engine: AnimationSummary.Engine
    let to: String
    let pace: AnimationSummary.Pace
    let timing: MediaTiming

    init(_ layer: String, _ summary: AnimationSummary) {
      self.layer = layer
      subject = summary.subject
      engine = summary.engine
      // As it is written: rounding does not make another motion.
      to = summary.to?.text(in: summary.unit) ?? ""
      pace = summary.pace
      timing = summary.timing
    }
  }

  /// For how long animations ran, by the indices of their events.
  private struct Endings {
    private let events: [StageEvent]
    private var ends: [Int: Double] = [:]

    init(of events: [StageEvent]) {
      self.events = events
      var open: [Key: [Int]] = [:]
      for (index, event) in events.enumerated() {
        let key = Key(path: event.path, subject: event.subject, key: event.key)
        switch event.kind {
        case .begin, .retarget: open[key, default: []].append(index)
        case .end:
          // What was sent elsewhere ends with the last way.
          if let begun = open[key]?.popLast() { ends[begun] = event.time }
          if events[index].summaries.isEmpty, event.key != nil { open[key] = nil }
        case .interrupt: open[key] = nil
        case .touch: break
        }
      }
    }

    private struct Key: Hashable {
      let path: String
      let subject: String
      let key: String?
    }

    func run(of index: Int) -> Double? { ends[index].map { $0 - events[index].time } }
  }
}

extension Trace {
  /// Whether the model is, right after an animation has begun, what the animation ends with.
  fileprivate func setsModel(_ summary: AnimationSummary, of event: StageEvent) -> Bool {
    if [.popSpring, .popBasic, .popDecay].contains(summary.engine) || summary.model == summary.to { return true }
    guard !summary.leaves.isEmpty, let tick = times.firstIndex(where: { $0 >= event.time - 1e-9 }) else { return false }
    // Core Animation's scale has a depth, which flat transforms leave out.
    return summary.leaves.filter { $0.property.keyPath != "transform.scale.z" }.allSatisfy { leaf in
      let track = tracks.first { $0.layer == event.path && $0.property == leaf.property }
      guard let model = track?.model[tick].allComponents else { return false }
      return zip(model, leaf.to.allComponents).allSatisfy { abs($0 - $1) <= 1e-3 * max(1, abs($1)) }
    }
  }
}
