import CodeNotation
import LayerTree
import Motion
import Review

/// Writes a function for each event that calls the functions of its motions.
struct CodeSchedule {
  /// A statement that starts or removes a motion after an event.
  private struct Call: Hashable {
    let layer: String
    /// The statement; it refers to a constant with the name of the API's subject.
    let statement: String
    /// The delay after the event, in seconds.
    let delay: Double
  }

  private let style: CodeAPI
  /// The events by name, each with the distinct lists of calls that follow it, and the times of each list.
  private var events: [(name: String, calls: [[Call]], times: [[Double]])] = []

  /// Collects the calls that follow each event.
  ///
  /// - Parameters:
  ///   - motions: The motions, with the names of their functions.
  ///   - removals: The animations that are removed before they have ended.
  ///   - style: The API.
  init(
    _ motions: [(name: String, motion: [TimingRow])], removing removals: [AnimationRemoval], in style: CodeAPI
  ) {
    self.style = style
    var occasions: [StepContext: [Call]] = [:]
    var order: [StepContext] = []
    func add(_ call: Call, to occasion: StepContext) {
      if occasions[occasion] == nil { order.append(occasion) }
      occasions[occasion, default: []].append(call)
    }
    for (name, motion) in motions {
      guard let row = motion.first, !row.layer.isEmpty else { continue }
      for time in row.occasions {
        add(
          Call(
            layer: row.layer, statement: "animate\(name)(\(style.subject.name))",
            delay: max(0, row.delay - row.ownDelay)),
          to: StepContext(name: row.trigger, path: row.cause.path, time: time))
      }
    }
    for removal in removals where !removal.layer.isEmpty {
      let row = motions.first { $0.motion[0].layer == removal.layer && $0.motion[0].summary.subject == removal.subject }
      let statement = Self.statement(for: removal, of: row?.motion.first, in: style)
      add(
        Call(layer: removal.layer, statement: statement, delay: max(0, removal.time - removal.cause.time)),
        to: StepContext(name: removal.cause.name, path: removal.cause.path, time: removal.cause.time))
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

  /// Returns the statement that removes an animation.
  private static func statement(for removal: AnimationRemoval, of row: TimingRow?, in style: CodeAPI) -> String {
    let key = SwiftLiteral.quoted(removal.key ?? removal.subject)
    let layer = style == .uiKit ? "view.layer" : "layer"
    if removal.isPop {
      if style == .pop { return "layer.pop_removeAnimation(forKey: \(key))" }
      let keyPaths = PopLayerProperty(named: removal.subject)?.keyPaths ?? []
      return keyPaths.map { keyPath in
        let key = keyPaths.count == 1 ? key : SwiftLiteral.quoted((removal.key ?? removal.subject) + "." + keyPath)
        return "hold(\(layer), \"\(keyPath)\", forKey: \(key))"
      }.joined(separator: "; ")
    }
    return removal.key == nil
      ? "\(layer).removeAllAnimations()" : "\(layer).removeAnimation(forKey: \(key))"
  }

  private struct StepContext: Hashable {
    let name: String
    let path: String
    let time: Double
  }

  /// The functions as code.
  var functions: [String] {
    events.flatMap { event in
      zip(event.calls, event.times).enumerated().map { index, list in
        let (calls, times) = list
        let name = "after" + MotionText.identifier(event.name) + (index == 0 ? "" : "\(index + 1)")
        let subject = style.subject
        let when = times.map { "\($0.text()) s" }.joined(separator: ", ")
        return "/// The effects of \(event.name), at \(when).\n"
          + "func \(name)(_ \(subject.name): (String) -> \(subject.type)) {\n"
          + calls.map { "  \(statement($0))\n" }.joined() + "}\n"
      }
    }
  }

  /// The names of the functions, with their call times in seconds.
  var calls: [(function: String, time: Double)] {
    var calls: [(function: String, time: Double)] = []
    for event in events {
      for (index, times) in event.times.enumerated() {
        let name = "after" + MotionText.identifier(event.name) + (index == 0 ? "" : "\(index + 1)")
        calls += times.map { (function: name, time: $0) }
      }
    }
    return calls.sorted { $0.time < $1.time }
  }

  private func statement(_ call: Call) -> String {
    let argument = "\(style.subject.name)(\(SwiftLiteral.quoted(call.layer)))"
    let name = style.subject.name
    if call.delay < 1e-9 {
      let isSimple = call.statement.hasSuffix("(\(name))")
      return isSimple
        ? call.statement.dropLast(name.count + 1) + argument + ")"
        : "do { let \(name) = \(argument); \(call.statement) }"
    }
    return "after(\(MotionText.number(call.delay))) { [\(name) = \(argument)] in \(call.statement) }"
  }
}
