import LayerTree
import Motion

/// A bar of the timeline: an animation as it was played, from its begin time until it ends or is interrupted.
struct MotionBar {
  /// The reason why a bar ends.
  enum Ending: String {
    /// The animation has finished.
    case finished
    /// The animation was removed or replaced.
    case interrupted
    /// The animation continues after the end of the scene.
    case running
  }

  /// The path of the layer; empty for a variable of the scene.
  let layer: String
  /// The animated property; for a group, all properties of its animations.
  let property: String
  /// The engine of the animation.
  let engine: AnimationSummary.Engine
  /// The begin time, in seconds.
  let begin: Double
  /// The end time, in seconds; the end of the scene for an animation that is still running.
  private(set) var end: Double
  /// The reason for the end.
  private(set) var ending = Ending.running
  /// The time at which the motion has settled, as defined by ``Settling``, in seconds; nil if it has no such time.
  let settled: Double?
  /// The times at which the animation was given a new target, in seconds.
  private(set) var retargets: [Double] = []
  /// The trigger, for display, such as `menu.touchUpInside`.
  let cause: String
  /// The time from the trigger to the begin time, in seconds.
  let delay: Double
  /// The times of the keyframes, as fractions of the duration; empty for other animations.
  let keyTimes: [Double]
  /// The step that added the animation; nil if code did.
  let step: StepOrigin?

  /// Identifies an animation on a stage.
  private struct Identity: Hashable {
    let path: String
    let subject: String
    let key: String?
  }

  /// A motion with the same settling time wherever it occurs.
  private struct Motion: Hashable {
    let identity: Identity
    let pace: AnimationSummary.Pace
  }

  /// Returns the bars of a trace, sorted by begin time.
  static func all(in trace: Trace, _ table: TimingTable) -> [MotionBar] {
    let last = trace.times.last ?? 0
    var settling: [Motion: Double] = [:]
    for row in table.rows where row.summary.level == 0 {
      let identity = Identity(path: row.layer, subject: row.summary.subject, key: row.key)
      settling[Motion(identity: identity, pace: row.summary.pace)] = row.settles
    }
    var bars: [MotionBar] = []
    // The bars that haven't ended, and the last one of each animation, which a repetition continues.
    var open: [Identity: [Int]] = [:]
    var latest: [Identity: Int] = [:]
    for event in trace.events {
      let identity = Identity(path: event.path, subject: event.subject, key: event.key)
      switch event.kind {
      case .begin:
        if event.isRepetition, let index = latest[identity] {
          bars[index].ending = .running
          if open[identity]?.contains(index) != true { open[identity, default: []].append(index) }
          continue
        }
        guard let summary = event.summaries.first else { continue }
        let settles = settling[Motion(identity: identity, pace: summary.pace)]
        latest[identity] = bars.count
        open[identity, default: []].append(bars.count)
        bars.append(MotionBar(event, summary, settles: settles, end: last))
      case .retarget:
        if let index = open[identity]?.last { bars[index].retargets.append(event.time) }
      case .end, .interrupt:
        guard open[identity]?.isEmpty == false, let index = open[identity]?.removeFirst() else { continue }
        bars[index].end = event.time
        bars[index].ending = event.kind == .end ? .finished : .interrupted
      case .settle, .touch: break
      }
    }
    for index in bars.indices where bars[index].ending == .running { bars[index].end = last }
    return bars.sorted { $0.begin < $1.begin }
  }

  private init(_ event: StageEvent, _ summary: AnimationSummary, settles: Double?, end: Double) {
    layer = event.path
    let parts = event.summaries.dropFirst().map(\.subject)
    property = parts.isEmpty ? event.subject : parts.joined(separator: ", ")
    engine = summary.engine
    begin = event.beginTime ?? event.time
    self.end = end
    settled = settles.map { (event.beginTime ?? event.time) + $0 }
    cause = event.cause.name
    delay = (event.beginTime ?? event.time) - event.cause.time
    step = event.step
    switch summary.pace {
    case .keyframes(let keyframes, _):
      let count = keyframes.values.count
      keyTimes = keyframes.keyTimes ?? (0..<count).map { Double($0) / Double(max(1, count - 1)) }
    default: keyTimes = []
    }
  }

  /// The bar as JSON for the page.
  var json: String {
    let position = step.map { "[\($0.file),\($0.line),\($0.column)]" } ?? "null"
    return """
      {"layer":\(PageText.quoted(layer)),"property":\(PageText.quoted(property)),"engine":"\(engine.rawValue)",\
      "begin":\(PageText.number(begin)),"end":\(PageText.number(end)),"ending":"\(ending.rawValue)",\
      "settled":\(settled.map(PageText.number) ?? "null"),"retargets":\(list(retargets)),\
      "cause":\(PageText.quoted(cause)),"delay":\(PageText.number(delay)),"keyTimes":\(list(keyTimes)),\
      "step":\(position)}
      """
  }

  private func list(_ numbers: [Double]) -> String { "[\(numbers.map(PageText.number).joined(separator: ","))]" }
}
