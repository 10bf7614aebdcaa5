/// Actions by time: the earliest first, equal times in the order they came.
struct EventQueue {
  private struct Event {
    let time: Double
    let action: () throws -> Void
  }

  /// Latest first, so that the next one is taken from the end.
  private var events: [Event] = []

  var isEmpty: Bool { events.isEmpty }

  mutating func add(_ action: @escaping () throws -> Void, at time: Double) {
    // The first event that is not later than the new one; among equals the new one goes before, to be taken last.
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].time > time { low = middle + 1 } else { high = middle }
    }
    events.insert(Event(time: time, action: action), at: low)
  }

  mutating func next(by time: Double) -> (() throws -> Void)? {
    guard let last = events.last, last.time <= time else { return nil }
    events.removeLast()
    return last.action
  }
}
