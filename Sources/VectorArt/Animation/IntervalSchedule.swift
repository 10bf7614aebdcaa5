import Arithmetic

/// Finds the times at which animations are active, each of which may begin and end by others.
struct IntervalSchedule {
  /// A time during which an animation is active.
  struct Interval: Hashable, Sendable {
    var begin: Double
    /// Infinite for one that never ends.
    var end: Double
  }

  private struct Instant {
    var time: Double
    var order: Int
    var animation: Int
    var isBegin: Bool
    /// The interval at whose end this is, to be forgotten when that one is cut short.
    var source: (animation: Int, interval: Int)?
  }

  /// An animation that begins or ends by another.
  private struct Dependent {
    var animation: Int
    var isBegin: Bool
    var moment: AnimationTime.Moment
    var offset: Double
  }

  private let animations: [SMILAnimation]
  private var intervals: [[Interval]]
  /// The instants to come, the next one last.
  private var waiting: [Instant] = []
  private var dependents: [Int: [Dependent]] = [:]
  private var order = 0
  /// The time up to which intervals are known.
  private var end = IntervalSchedule.horizon

  /// Times after this are not computed, in seconds.
  static let horizon = 300.0
  /// More intervals than this are not computed in all.
  private static let most = 50_000

  private init(_ animations: [SMILAnimation], ids: [String: Int]) {
    self.animations = animations
    intervals = Array(repeating: [], count: animations.count)
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

  /// The intervals of animations, those of each in order, and the time up to which they are known; `ids` has the numbers of
  /// animations by their ids.
  static func intervals(of animations: [SMILAnimation], ids: [String: Int]) -> (intervals: [[Interval]], end: Double) {
    var schedule = IntervalSchedule(animations, ids: ids)
    schedule.run()
    return (schedule.intervals, schedule.end)
  }

  private mutating func add(
    _ time: Double, _ animation: Int, isBegin: Bool, source: (animation: Int, interval: Int)? = nil
  ) {
    guard time <= Self.horizon, time.isFinite else { return }
    let instant = Instant(time: time, order: order, animation: animation, isBegin: isBegin, source: source)
    order += 1
    // Those at one time come in the order in which they became known.
    var (low, high) = (0, waiting.count)
    while low < high {
      let middle = (low + high) / 2
      if waiting[middle].time > time { low = middle + 1 } else { high = middle }
    }
    waiting.insert(instant, at: low)
  }

  private mutating func run() {
    var count = 0
    while let next = waiting.popLast() {
      guard next.isBegin else {
        end(next.animation, at: next.time)
        continue
      }
      count += 1
      guard count <= Self.most else {
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
    let fixed = animation.ends.compactMap { end in if case .offset(let offset) = end { offset } else { nil } }
    if !animation.ends.isEmpty, fixed.count == animation.ends.count, fixed.allSatisfy({ $0 <= time }) { return }
    if let first = fixed.filter({ $0 > time }).min() { end = min(end, first) }
    guard end >= time else { return }
    // An interval that is over before the document begins has not been (SMIL 3.0, section 5.4.3).
    if end < 0 || (end == 0 && time < 0) { return }
    intervals[number].append(Interval(begin: time, end: end))
    notify(number, Interval(begin: time, end: end), interval: intervals[number].count - 1)
  }

  /// Adds the instants that follow from an interval.
  private mutating func notify(_ number: Int, _ interval: Interval, interval index: Int) {
    for dependent in dependents[number] ?? [] {
      let source = (animation: number, interval: index)
      switch dependent.moment {
      case .begin: add(interval.begin + dependent.offset, dependent.animation, isBegin: dependent.isBegin)
      case .end: add(interval.end + dependent.offset, dependent.animation, isBegin: dependent.isBegin, source: source)
      case .repetition(let count):
        guard let duration = animations[number].duration, case let time = interval.begin + duration * Double(count),
          time < interval.end
        else { break }
        add(time + dependent.offset, dependent.animation, isBegin: dependent.isBegin, source: source)
      }
    }
  }

  private mutating func end(_ number: Int, at time: Double) {
    guard let last = intervals[number].last, time > last.begin, time < last.end else { return }
    cut(number, at: time)
  }

  /// Ends the last interval of an animation earlier than it would.
  private mutating func cut(_ number: Int, at time: Double) {
    let index = intervals[number].count - 1
    waiting.removeAll { instant in instant.source.map { $0.animation == number && $0.interval == index } ?? false }
    intervals[number][index].end = time
    for dependent in dependents[number] ?? [] where dependent.moment == .end {
      add(
        time + dependent.offset, dependent.animation, isBegin: dependent.isBegin,
        source: (animation: number, interval: index))
    }
  }
}
