import LayerTree

/// What follows from each event, as functions that call those of the motions.
struct CodeSchedule {
  /// A motion that follows from an event.
  private struct Call: Hashable {
    let name: String
    let layer: String
    /// Seconds after the event.
    let delay: Double
  }

  private let style: CodeStyle
  /// The events by name, each with the different lists of what follows from it.
  private var events: [(name: String, calls: [[Call]], times: [[Double]])] = []

  /// Finds what follows from each event.
  init(_ motions: [(name: String, motion: [TimingRow])], in style: CodeStyle) {
    self.style = style
    var occasions: [Occasion: [Call]] = [:]
    var order: [Occasion] = []
    for (name, motion) in motions {
      guard let row = motion.first, !row.layer.isEmpty else { continue }
      for time in row.occasions {
        let occasion = Occasion(name: row.trigger, path: row.cause.path, time: time)
        if occasions[occasion] == nil { order.append(occasion) }
        occasions[occasion, default: []].append(
          Call(name: name, layer: row.layer, delay: max(0, row.delay - row.ownDelay)))
      }
    }
    for occasion in order.sorted(by: { $0.time < $1.time }) {
      let calls = (occasions[occasion] ?? []).enumerated().sorted {
        ($0.element.delay, $0.offset) < ($1.element.delay, $1.offset)
      }.map(\.element)
      let event = events.firstIndex { $0.name == occasion.name }
      guard let event else {
        events.append((occasion.name, [calls], [[occasion.time]]))
        continue
      }
      if let known = events[event].calls.firstIndex(of: calls) {
        events[event].times[known].append(occasion.time)
      } else {
        events[event].calls.append(calls)
        events[event].times.append([occasion.time])
      }
    }
  }

  private struct Occasion: Hashable {
    let name: String
    let path: String
    let time: Double
  }

  /// The functions.
  var functions: [String] {
    events.flatMap { event in
      zip(event.calls, event.times).enumerated().map { index, list in
        let (calls, times) = list
        let name = "after" + CodeText.identifier(event.name) + (index == 0 ? "" : "\(index + 1)")
        let subject = style.subject
        let when = times.map { "\($0.text()) s" }.joined(separator: ", ")
        return "/// What follows from \(event.name), at \(when).\n"
          + "func \(name)(_ \(subject.name): (String) -> \(subject.type)) {\n"
          + calls.map { "  \(statement($0))\n" }.joined() + "}\n"
      }
    }
  }

  /// The names of the functions, and when each is called, in seconds.
  var calls: [(function: String, time: Double)] {
    var calls: [(function: String, time: Double)] = []
    for event in events {
      for (index, times) in event.times.enumerated() {
        let name = "after" + CodeText.identifier(event.name) + (index == 0 ? "" : "\(index + 1)")
        calls += times.map { (function: name, time: $0) }
      }
    }
    return calls.sorted { $0.time < $1.time }
  }

  private func statement(_ call: Call) -> String {
    let argument = "\(style.subject.name)(\(CodeText.quoted(call.layer)))"
    if call.delay < 1e-9 { return "animate\(call.name)(\(argument))" }
    return
      "after(\(CodeText.number(call.delay))) { [\(style.subject.name) = \(argument)] in animate\(call.name)(\(style.subject.name)) }"
  }
}
