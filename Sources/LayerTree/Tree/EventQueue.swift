/// A priority queue of actions: the earliest first, equal times in order of insertion.
struct EventQueue {
  private struct Event {
    let time: Double
    let number: Int
    let action: () throws -> Void

    func isBefore(_ other: Event) -> Bool { time != other.time ? time < other.time : number < other.number }
  }

  /// A binary heap: no event is earlier than its parent, at half its index.
  private var events: [Event] = []
  /// The number of events inserted so far.
  private var count = 0

  var isEmpty: Bool { events.isEmpty }

  /// The time of the next event; nil if there is none.
  var nextTime: Double? { events.first?.time }

  mutating func add(_ action: @escaping () throws -> Void, at time: Double) {
    events.append(Event(time: time, number: count, action: action))
    count += 1
    var index = events.count - 1
    while index > 0, events[index].isBefore(events[(index - 1) / 2]) {
      events.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func next(by time: Double) -> (() throws -> Void)? {
    guard let first = events.first, first.time <= time else { return nil }
    events.swapAt(0, events.count - 1)
    events.removeLast()
    var index = 0
    while true {
      var least = index
      for child in 2 * index + 1...2 * index + 2 where child < events.count && events[child].isBefore(events[least]) {
        least = child
      }
      if least == index { return first.action }
      events.swapAt(index, least)
      index = least
    }
  }
}
