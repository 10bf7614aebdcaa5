package import LayerTree
import Motion

/// The motion of a stage that plays in real time, in the form sent to the page: batches of changes.
package final class LiveCurves {
  private let stage: Stage
  private var trace: LiveTrace
  /// The number of components of each track's values; nil for text.
  private var widths: [Int?] = []
  /// The first tick of the curves; nil before it.
  private var firstTick: Int?
  private var isFirst = true
  private var isFull = false
  private var newTracks: [String] = []
  private var changes: [String] = []
  private var events: [String] = []
  private var touches: [String] = []

  /// The maximum number of changes, events, or touches in a batch; a page that lets more accumulate begins again.
  private static let maximumCount = 20_000

  /// Begins with the values of a stage at its current time.
  package init(of stage: Stage) {
    self.stage = stage
    trace = LiveTrace(of: stage)
    stage.onEvent = { [weak self] event in self?.add(PageTrace.json(event), to: \.events) }
    stage.onTouch = { [weak self] touch in
      if touch.phase != .moved { self?.add(PageTrace.json(touch), to: \.touches) }
    }
  }

  private func add(_ text: String, to list: ReferenceWritableKeyPath<LiveCurves, [String]>) {
    if self[keyPath: list].count < Self.maximumCount { self[keyPath: list].append(text) } else { isFull = true }
  }

  private func clear() { (newTracks, changes, events, touches) = ([], [], [], []) }

  /// Records the changes at the stage's current tick.
  package func record(tick: Int) {
    let first = firstTick ?? tick - 1
    firstTick = first
    for change in trace.changes(of: stage) {
      let width = PageTrace.width(of: [change.shown, change.model])
      if change.track >= widths.count {
        let start = trace.tracks[change.track].start
        widths.append(PageTrace.width(of: [start, change.shown, change.model]))
        declare(change.track, start, start, tick: first)
      } else if width != widths[change.track], widths[change.track] != nil {
        // Values with another number of components, such as those of a path, go on as text.
        widths[change.track] = nil
        declare(change.track, change.shown, change.model, tick: tick)
      }
      let values = text(change.shown, change.model, widths[change.track])
      add("[\(change.track),\(tick),\(values)]", to: \.changes)
    }
  }

  private func declare(_ number: Int, _ shown: AnimatableValue, _ model: AnimatableValue, tick: Int) {
    let track = trace.tracks[number]
    let width = widths[number]
    add(
      """
      {"number":\(number),\(PageTrace.head(layer: track.layer, track.property, width)),\
      "start":[\(tick),\(text(shown, model, width))]}
      """, to: \.newTracks)
  }

  private func text(_ shown: AnimatableValue, _ model: AnimatableValue, _ width: Int?) -> String {
    "[\(PageTrace.text(shown, width))],[\(PageTrace.text(model, width))]"
  }

  /// Returns the changes since the last call as a JSON object: `begin` for the first one, `rate` in ticks per second, the
  /// current `tick`, new `tracks`, `changes` as `[track, tick, [value…], [model…]]`, `events`, and `touches`.
  package func take(tick: Int) -> String {
    if isFull {
      clear()
      (trace, widths, firstTick, isFirst, isFull) = (LiveTrace(of: stage), [], nil, true, false)
    }
    defer {
      isFirst = false
      clear()
    }
    return """
      {"begin":\(isFirst),"rate":\(PageText.number(stage.displayRate)),"tick":\(tick),\
      "tracks":[\(newTracks.joined(separator: ","))],"changes":[\(changes.joined(separator: ","))],\
      "events":[\(events.joined(separator: ","))],"touches":[\(touches.joined(separator: ","))]}
      """
  }
}
