import Arithmetic

/// Computes the active intervals of animations, including syncbase dependencies between them.
struct IntervalSchedule {
  /// A time interval during which an animation is active.
  struct Interval: Hashable, Sendable {
    var begin: Double
    /// The end in seconds; infinite for an interval that never ends.
    var end: Double
  }

  private struct Instant {
    var time: Double
    var order: Int
    var animation: Int
    var isBegin: Bool
    /// The interval that this instant was computed from; it may have been cut short since.
    ///
    /// Nil for a fixed time.
    var source: Source?

    /// Returns true if this instant is processed before another one.
    func precedes(_ other: Instant) -> Bool { time == other.time ? order < other.order : time < other.time }
  }

  /// The end of an interval, or a repeat event inside it, that another animation depends on.
  private struct Source {
    var animation: Int
    var interval: Int
    var time: Double
    var isEnd: Bool
  }

  /// An animation that begins or ends relative to another animation.
  private struct Dependent {
    var animation: Int
    var isBegin: Bool
    var moment: AnimationTime.Moment
    var offset: Double
  }

  private let animations: [SMILAnimation]
  private var intervals: [[Interval]]
  /// The pending instants, as a binary heap ordered by time.
  private var waiting: [Instant] = []
  /// The explicit end times of each animation, in ascending order.
  private var fixedEnds: [[Double]] = []
  private var dependents: [Int: [Dependent]] = [:]
  private var order = 0
  /// The end of the period covered by the computed intervals.
  private var end = IntervalSchedule.horizon

  /// The latest time that is scheduled, in seconds.
  static let horizon = 300.0
  /// The maximum number of intervals of all animations together.
  private static let maximumIntervalCount = 50_000
  /// The maximum number of instants that are scheduled.
  private static let maximumInstantCount = 200_000

  private init(_ animations: [SMILAnimation], ids: [String: Int]) {
    self.animations = animations
    intervals = Array(repeating: [], count: animations.count)
    fixedEnds = animations.map { animation in
      animation.ends.compactMap { if case .offset(let offset) = $0 { offset } else { nil } }.sorted()
    }
    for (number, animation) in animations.enumerated() {
      for (times, isBegin) in [(animation.begins, true), (animation.ends, false)] {
        for time in times {
          switch time {
          case .offset(let offset): add(offset, number, isBegin: isBegin)
          case .base(let id, let moment, let offset):
            guard let base = ids[id] else { break }
            dependents[base, default: []].append(
              Dependent(animation: number, isBegin: isBegin, moment: moment, offset: offset))
          case .indefinite, .event: break
          }
        }
      }
    }
  }

  /// Computes the intervals of each animation in order, and the end of the period that they cover; `ids` maps element
  /// ids to indices of animations.
  static func intervals(of animations: [SMILAnimation], ids: [String: Int]) -> (intervals: [[Interval]], end: Double) {
    var schedule = IntervalSchedule(animations, ids: ids)
    schedule.run()
    return (schedule.intervals, schedule.end)
  }

  private mutating func add(_ time: Double, _ animation: Int, isBegin: Bool, source: Source? = nil) {
    guard time <= Self.horizon, time.isFinite, order < Self.maximumInstantCount else { return }
    waiting.append(Instant(time: time, order: order, animation: animation, isBegin: isBegin, source: source))
    order += 1
    var child = waiting.count - 1
    while child > 0, waiting[child].precedes(waiting[(child - 1) / 2]) {
      waiting.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes and returns the earliest pending instant.
  private mutating func next() -> Instant? {
    guard let first = waiting.first, let last = waiting.popLast() else { return nil }
    guard !waiting.isEmpty else { return first }
    waiting[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < waiting.count {
        if waiting[child].precedes(waiting[least]) { least = child }
      }
      if least == parent { return first }
      waiting.swapAt(least, parent)
      parent = least
    }
  }

  /// Returns true if the interval that an instant was computed from has not changed since.
  private func holds(_ source: Source?) -> Bool {
    guard let source else { return true }
    let interval = intervals[source.animation][source.interval]
    return source.isEnd ? interval.end == source.time : source.time <= interval.end
  }

  private mutating func run() {
    var count = 0
    while let next = next() {
      guard holds(next.source) else { continue }
      guard next.isBegin else {
        end(next.animation, at: next.time)
        continue
      }
      count += 1
      guard count <= Self.maximumIntervalCount, order < Self.maximumInstantCount else {
        end = next.time
        return
      }
      begin(next.animation, at: next.time)
    }
  }

  private mutating func begin(_ number: Int, at time: Double) {
    let animation = animations[number]
    if let last = intervals[number].last {
      guard animation.restart != .never, animation.restart == .always || time >= last.end, time > last.begin else {
        return
      }
      if time < last.end { cut(number, at: time) }
    }
    var end = time + animation.activeDuration
    let fixed = fixedEnds[number]
    // An interval needs an end: if all specified ends have passed, no interval begins.
    if !animation.ends.isEmpty, fixed.count == animation.ends.count, fixed.last.map({ $0 <= time }) ?? false { return }
    var (low, high) = (0, fixed.count)
    while low < high {
      let middle = (low + high) / 2
      if fixed[middle] > time { high = middle } else { low = middle + 1 }
    }
    if low < fixed.count { end = min(end, fixed[low]) }
    guard end >= time else { return }
    // An interval that ends before the document begins is discarded (SMIL 3.0, section 5.4.3).
    if end < 0 || (end == 0 && time < 0) { return }
    intervals[number].append(Interval(begin: time, end: end))
    notify(number, Interval(begin: time, end: end), interval: intervals[number].count - 1)
  }

  /// Schedules the begins and ends of the animations that depend on an interval.
  private mutating func notify(_ number: Int, _ interval: Interval, interval index: Int) {
    for dependent in dependents[number] ?? [] {
      var source = Source(animation: number, interval: index, time: interval.end, isEnd: true)
      switch dependent.moment {
      case .begin: add(interval.begin + dependent.offset, dependent.animation, isBegin: dependent.isBegin)
      case .end: add(interval.end + dependent.offset, dependent.animation, isBegin: dependent.isBegin, source: source)
      case .repetition(let count):
        guard let duration = animations[number].duration, case let time = interval.begin + duration * Double(count),
          time < interval.end
        else { break }
        (source.time, source.isEnd) = (time, false)
        add(time + dependent.offset, dependent.animation, isBegin: dependent.isBegin, source: source)
      }
    }
  }

  private mutating func end(_ number: Int, at time: Double) {
    guard let last = intervals[number].last, time > last.begin, time < last.end else { return }
    cut(number, at: time)
  }

  /// Ends the current interval of an animation early.
  private mutating func cut(_ number: Int, at time: Double) {
    let index = intervals[number].count - 1
    intervals[number][index].end = time
    for dependent in dependents[number] ?? [] where dependent.moment == .end {
      add(
        time + dependent.offset, dependent.animation, isBegin: dependent.isBegin,
        source: Source(animation: number, interval: index, time: time, isEnd: true))
    }
  }
}
