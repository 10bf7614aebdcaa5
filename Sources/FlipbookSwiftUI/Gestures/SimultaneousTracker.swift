import FlipbookUIKit

/// The state of two gestures at the same time.
final class SimultaneousTracker: GestureTracker {
  private struct Part {
    let tracker: GestureTracker
    var value: Any?
    var isActive = false
  }

  private var parts: [Part]
  /// True while an event is passed to both gestures, whose outcomes are reported as one.
  private var isCollecting = false
  private var (hasChanged, hasEnded, hasFailed) = (false, false, false)
  private var fingers: Set<Int> = []

  init(_ gesture: ResolvedGesture, _ first: GestureTracker, _ second: GestureTracker, on element: LayerElement) {
    parts = [Part(tracker: first), Part(tracker: second)]
    super.init(gesture, on: element)
    for (index, tracker) in [first, second].enumerated() {
      tracker.follower = { [unowned self] in note($0, of: index) }
    }
  }

  override var hasRecognized: Bool {
    get { parts.contains { $0.tracker.hasRecognized } }
    set {}
  }

  override func update(_ gesture: ResolvedGesture) {
    super.update(gesture)
    guard case .simultaneous(let first, let second, _) = gesture.kind else { return }
    parts[0].tracker.update(first)
    parts[1].tracker.update(second)
  }

  override func touch(_ events: [TouchPoint]) {
    if fingers.isEmpty { for index in parts.indices { parts[index].value = nil } }
    for event in events {
      if event.phase == .began { fingers.insert(event.finger) }
      if event.phase == .ended || event.phase == .cancelled { fingers.remove(event.finger) }
    }
    isCollecting = true
    for part in parts { part.tracker.touch(events) }
    isCollecting = false
    report()
  }

  override func cancel() {
    isCollecting = true
    for part in parts { part.tracker.cancel() }
    isCollecting = false
    report()
  }

  private func note(_ outcome: Outcome, of index: Int) {
    switch outcome {
    case .changed(let value):
      guard parts[index].isActive || !parts[index].tracker.hasRecognized || parts[index].value == nil else { return }
      (parts[index].value, parts[index].isActive, hasChanged) = (value, true, true)
    case .ended(let value): (parts[index].value, parts[index].isActive, hasEnded) = (value, false, true)
    case .failed: (parts[index].isActive, hasFailed) = (false, true)
    }
    if !isCollecting { report() }
  }

  private func report() {
    defer { (hasChanged, hasEnded, hasFailed) = (false, false, false) }
    guard case .simultaneous(_, _, let value) = gesture.kind else { return }
    let isActive = parts.contains(where: \.isActive)
    if hasEnded, !isActive {
      end(value(parts[0].value, parts[1].value))
    } else if hasChanged || hasEnded {
      change(value(parts[0].value, parts[1].value))
    } else if hasFailed, !isActive {
      fail()
    }
  }
}
