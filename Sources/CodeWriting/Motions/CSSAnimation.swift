import Arithmetic
import LayerTree
import Motion
import Review

/// A CSS animation before it is written: components of a layer's properties that are animated together.
struct CSSAnimation {
  /// A timing function.
  enum Easing: Equatable {
    case curve(TimingFunction)
    /// A piecewise linear function, given by its control points.
    case points([Point])

    struct Point: Equatable {
      let progress: Double
      let offset: Double
    }
  }

  /// A keyframe.
  struct Frame {
    /// The position in the iteration, 0 to 1.
    let offset: Double
    /// The value of each slot.
    let values: [AnimatableValue]
    /// The timing function to the next keyframe; nil for the animation's.
    var easing: Easing?
  }

  /// The animated components.
  let slots: [CSSComponent]
  /// The duration of an iteration, in seconds.
  let duration: Double
  /// The timing function between keyframes.
  let easing: Easing
  /// The keyframes.
  let frames: [Frame]
  /// The number of iterations; may be infinite.
  var count = 1.0
  /// True if every second iteration runs backward.
  var alternates = false
  /// True if the last value is kept after the end.
  let fills: Bool

  /// True if the first value is shown during the delay, in place of the element's own.
  var fillsBackward: Bool {
    slots.contains { slot in
      guard slot.leg.sources.count == 1, let summary = slot.leg.row?.summary else { return false }
      return !summary.engine.isView && [.backwards, .both].contains(summary.timing.fillMode)
    }
  }

  /// The tolerance of polylines, as a fraction of the distance.
  private static let precision = 0.0005

  /// Creates the shortest animation that reproduces the recorded motion.
  ///
  /// - Parameter slots: Slots with the same key.
  init(_ slots: [CSSComponent]) {
    self = Self.named(slots) ?? Self.keyed(slots) ?? Self.eased(slots) ?? Self.sampled(slots)
  }

  private init(
    _ slots: [CSSComponent], _ run: Run, _ easing: Easing, _ frames: [Frame], fills: Bool
  ) {
    (self.slots, self.duration, self.easing, self.frames) = (slots, run.duration, easing, frames)
    (count, alternates, self.fills) = (run.count, run.alternates, fills)
  }

  /// The duration and the repetition of an iteration.
  private struct Run {
    let duration: Double
    let count: Double
    let alternates: Bool

    /// Rounds the duration, in seconds, to microseconds, as it is written.
    init(duration: Double, count: Double = 1, alternates: Bool = false) {
      (self.duration, self.count, self.alternates) = ((duration * 1e6).rounded() / 1e6, count, alternates)
    }
  }

  /// Returns true if the value after the animation differs from the value before it.
  private static func fills(_ slots: [CSSComponent]) -> Bool {
    slots.contains { $0.rest.distance(to: $0.before) > PlayedLeg.tolerance / 2 * max($0.travel, 1e-9) }
  }

  /// Returns true if the animation ends at its rest value, or if its last value is not kept.
  private static func endsAtRest(_ slots: [CSSComponent]) -> Bool {
    !fills(slots)
      || slots.allSatisfy { $0.rest.distance(to: $0.last) <= PlayedLeg.tolerance / 2 * max($0.travel, 1e-9) }
  }

  /// Returns the possible iterations of a repeating motion, shortest first.
  private static func runs(of slots: [CSSComponent]) -> [Run] {
    guard let leg = slots.first?.leg else { return [] }
    let whole = leg.cycle.map { Run(duration: $0, count: .infinity) } ?? Run(duration: leg.seconds)
    guard let head = leg.sources.last?.row, leg.sources.count == 1 else { return [whole] }
    let timing = head.summary.timing
    let duration = timing.duration / head.rate
    guard duration > 0, timing.timeOffset == 0, timing.repeatDuration == 0, head.summary.level == 0 else {
      return [whole]
    }
    let count = max(timing.repeatCount, timing.repeatCount == 0 ? 1 : 0) * (timing.autoreverses ? 2 : 1)
    guard count != 1, count.isInfinite == (leg.cycle != nil) else { return [whole] }
    return [Run(duration: duration, count: count, alternates: timing.autoreverses), whole]
  }

  /// Returns an animation between two values with a cubic timing function; nil if it does not reproduce the motion.
  private static func named(_ slots: [CSSComponent]) -> CSSAnimation? {
    guard let row = slots.first?.leg.row, case .curve(let function) = row.summary.pace, endsAtRest(slots) else {
      return nil
    }
    for run in runs(of: slots) {
      let ends = [
        Frame(offset: 0, values: slots.map(\.first)),
        Frame(offset: 1, values: slots.map { $0.tidy($0.value(at: run.duration - 2e-6)) }),
      ]
      let made = CSSAnimation(slots, run, .curve(function), ends, fills: fills(slots))
      if made.isPlayed { return made }
    }
    return nil
  }

  /// Returns the keyframes of Core Animation; nil if they do not reproduce the motion.
  ///
  /// As in CSS, a keyframe has the timing function of the segment that follows it (CSS Animations Level 1, section
  /// 4.4).
  private static func keyed(_ slots: [CSSComponent]) -> CSSAnimation? {
    guard let leg = slots.first?.leg, let row = leg.row, case .keyframes(let keyframes, .linear) = row.summary.pace,
      keyframes.calculationMode == .linear, endsAtRest(slots)
    else { return nil }
    let count = keyframes.values.count
    let times = keyframes.keyTimes ?? (0..<count).map { Double($0) / Double(max(1, count - 1)) }
    guard times.first == 0, times.last == 1, zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    for run in runs(of: slots) {
      let frames = times.indices.map { index in
        let function = keyframes.timingFunctions.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? .linear
        let time = times[index] == 1 ? run.duration - 2e-6 : times[index] * run.duration
        return Frame(
          offset: times[index], values: slots.map { $0.tidy($0.value(at: time)) },
          easing: function == .linear || index == count - 1 ? nil : .curve(function))
      }
      let made = CSSAnimation(slots, run, .curve(.linear), frames, fills: fills(slots))
      if made.isPlayed { return made }
    }
    return nil
  }

  /// Returns an animation between two values with a piecewise linear timing function; nil if it does not reproduce the
  /// motion.
  private static func eased(_ slots: [CSSComponent]) -> CSSAnimation? {
    guard let main = slots.max(by: { $0.distance < $1.distance }), let part = main.widestPart else { return nil }
    let (from, to) = (main.first.allComponents[part], main.end.allComponents[part])
    guard abs(to - from) > 0.2 * main.travel else { return nil }
    let run = main.leg.cycle.map { Run(duration: $0, count: .infinity) } ?? Run(duration: main.leg.seconds)
    let curve = main.curve.part(from: 0, to: run.duration)
    let progress = curve.values.map { ($0.allComponents[part] - from) / (to - from) }
    let kept = Simplified.points(of: [progress], at: curve.times, within: precision)
    var points = kept.map { Easing.Point(progress: progress[$0], offset: curve.times[$0] / run.duration) }
    let rest = (main.rest.allComponents[part] - from) / (to - from)
    if !endsAtRest(slots) {
      if abs(progress[progress.count - 1] - 1) < 1e-4 {
        points[points.count - 1] = Easing.Point(progress: 1, offset: 1)
      }
      points.append(Easing.Point(progress: rest, offset: 1))
    } else if fills(slots), main.leg.cycle == nil {
      // The end must be exactly the rest value.
      points[points.count - 1] = Easing.Point(progress: rest, offset: 1)
    }
    let ends = [Frame(offset: 0, values: slots.map(\.first)), Frame(offset: 1, values: slots.map(\.end))]
    let made = CSSAnimation(slots, run, .points(points), ends, fills: fills(slots))
    guard made.isPlayed else { return nil }
    let rests = slots.allSatisfy { slot in
      let line = slot.first.interpolatedInCSS(to: slot.end, fraction: points[points.count - 1].progress)
      return endsAtRest(slots) || line.distanceInCSS(to: slot.rest) <= PlayedLeg.tolerance * max(slot.travel, 1e-9)
    }
    return rests ? made : nil
  }

  /// Returns an animation with as many keyframes as the motion needs.
  private static func sampled(_ slots: [CSSComponent]) -> CSSAnimation {
    let leg = slots.first?.leg
    let run = leg?.cycle.map { Run(duration: $0, count: .infinity) } ?? Run(duration: leg?.seconds ?? 0)
    let parts = slots.map { $0.curve.part(from: 0, to: run.duration) }
    let times = Set(parts.flatMap(\.times)).sorted()
    let tracks = parts.map { part in times.map(part.value) }
    let numbers = tracks.flatMap { track -> [[Double]] in
      let components = track.map(\.cssComponents)
      return (components.first ?? []).indices.map { index in components.map { $0[index] } }
    }
    let kept = Simplified.points(of: numbers.map(Simplified.normalized), at: times, within: precision)
    var frames = kept.map { index in
      Frame(offset: times[index] / max(run.duration, 1e-9), values: zip(slots, tracks).map { $0.tidy($1[index]) })
    }
    if !endsAtRest(slots) { frames.append(Frame(offset: 1, values: slots.map(\.rest))) }
    return CSSAnimation(slots, run, .curve(.linear), frames, fills: fills(slots))
  }

  /// True if the animation reproduces the recorded motion at all times.
  private var isPlayed: Bool {
    slots.indices.allSatisfy { index in
      let slot = slots[index]
      let limit = PlayedLeg.tolerance / 2 * slot.travel
      let curve = slot.curve
      return curve.times.indices.allSatisfy { place in
        // A jump consists of two samples with the same time.
        func jumps(_ first: Int) -> Bool {
          first >= 0 && first + 1 < curve.times.count && curve.times[first + 1] - curve.times[first] < 1e-5
            && curve.values[first].distance(to: curve.values[first + 1]) > max(limit, 1e-9)
        }
        // The value jumps to the rest value at the end.
        let isEnd = place == curve.times.count - 1 && !Self.endsAtRest(slots)
        let isJump = jumps(place - 1) || jumps(place) || isEnd
        if !jumps(place), place + 1 < curve.times.count {
          let middle = (curve.times[place] + curve.times[place + 1]) / 2
          let apart = value(of: index, at: middle).distanceInCSS(to: curve.value(at: middle))
          guard apart <= max(2 * limit, 1e-9) else { return false }
        }
        return isJump
          || value(of: index, at: curve.times[place]).distanceInCSS(to: curve.values[place]) <= max(limit, 1e-9)
      }
    }
  }

  /// Returns the value of a slot at a time in seconds after the start.
  private func value(of slot: Int, at time: Double) -> AnimatableValue {
    var local = time / max(duration, 1e-12)
    let last = count.isFinite ? count : .infinity
    local = min(local, last)
    var run = local.rounded(.down)
    if local == last, local == run, run > 0 { run -= 1 }
    var offset = local - run
    if alternates, run.truncatingRemainder(dividingBy: 2) == 1 { offset = 1 - offset }
    let next = frames.firstIndex { $0.offset > offset } ?? frames.count - 1
    let (start, end) = (frames[max(0, next - 1)], frames[next])
    let span = end.offset - start.offset
    let part = span > 0 ? (offset - start.offset) / span : 1
    return start.values[slot].interpolatedInCSS(
      to: end.values[slot], fraction: (start.easing ?? easing).progress(at: min(1, max(0, part))))
  }
}

extension CSSAnimation.Easing {
  /// Returns the progress at a fraction of the time.
  func progress(at offset: Double) -> Double {
    switch self {
    case .curve(let function): return function.value(at: offset)
    case .points(let points):
      guard let next = points.firstIndex(where: { $0.offset > offset }), next > 0 else {
        return offset <= 0 ? points.first?.progress ?? 0 : points.last { $0.offset <= offset }?.progress ?? offset
      }
      let (a, b) = (points[next - 1], points[next])
      return a.progress + (b.progress - a.progress) * (offset - a.offset) / (b.offset - a.offset)
    }
  }
}

extension CSSComponent {
  /// The first and the last value.
  var first: AnimatableValue { curve.values.first ?? rest }
  var last: AnimatableValue { curve.values.last ?? rest }
  /// The maximum distance from the first value.
  var travel: Double { max(curve.range, first.distance(to: goal)) }
  /// The value at progress 1.
  var end: AnimatableValue { leg.pace == .sampled ? last : goal }
  /// The distance from the first value to ``end``.
  var distance: Double { first.distance(to: end) }

  /// The index of the component with the largest change; nil if the values have different components.
  var widestPart: Int? {
    let (from, to) = (first.allComponents, end.allComponents)
    guard from.count == to.count else { return nil }
    return from.indices.max { abs(to[$0] - from[$0]) < abs(to[$1] - from[$1]) }
  }

  func value(at time: Double) -> AnimatableValue { curve.value(at: time) }

  /// Returns a number rounded to the fewest decimals, of degrees for an angle, without a visible difference; other values
  /// are unchanged.
  func tidy(_ value: AnimatableValue) -> AnimatableValue {
    guard case .number(let number) = value else { return value }
    let unit = target.property == "rotate" ? Double.pi / 180 : 1
    let (written, limit) = (number / unit, 1e-4 * travel / unit)
    for scale in [1.0, 10, 100, 1000, 10_000] {
      let short = (written * scale).rounded() / scale
      if abs(short - written) <= limit { return .number(short * unit) }
    }
    return value
  }
}
