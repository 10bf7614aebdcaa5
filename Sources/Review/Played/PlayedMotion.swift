package import LayerTree
import Motion

/// All animated motion of a scene, as the stage played it.
package struct PlayedMotion: Sendable {
  /// The legs, sorted by begin time.
  package let legs: [PlayedLeg]
  /// The motions of the table: each has the row of an animation and the rows of its children.
  package let motions: [[TimingRow]]
  /// The duration of the scene, in seconds.
  package let duration: Double
  /// The values of every animated track over the whole time, by layer and property.
  package let curves: [Target: PlayedCurve]

  /// A property of a layer.
  package struct Target: Hashable, Sendable {
    package let layer: String
    package let property: AnimatableProperty

    package init(layer: String, property: AnimatableProperty) { (self.layer, self.property) = (layer, property) }
  }

  /// The time from an instant before a change to an instant after it, in seconds.
  private static let instant = 2 * PlayedRecording.instant
  /// The maximum time to follow motions after the end of the scene, in seconds.
  private static let extra = 60.0

  /// Plays a scene again and finds the legs of its motions.
  ///
  /// - Parameters:
  ///   - makeStage: Creates a stage of the scene.
  ///   - trace: The trace of that stage.
  ///   - table: The table of that trace, with a row for every animation.
  /// - Throws: The error of a failing stage, or `CancellationError` when the task is canceled.
  package init(of makeStage: () -> Stage, _ trace: Trace, _ table: TimingTable) throws {
    let motions = table.motions
    self.motions = motions
    let last = trace.times.last ?? 0
    duration = last
    // A motion that is still running is followed to its end, and an endless motion for two periods.
    let end = motions.compactMap(\.first).reduce(last) { end, row in
      guard row.run == nil, row.interruption == nil else { return end }
      let timing = row.summary.timing
      let cycle = timing.duration * (timing.autoreverses ? 2 : 1)
      let active = timing.activeDuration()
      return max(end, row.time + (active.isFinite ? active : 2 * cycle) / row.rate + 2 * table.interval)
    }
    let recording = try PlayedRecording(of: makeStage(), trace, until: min(end, last + Self.extra))
    var spans: [Target: [Span]] = [:]
    for (index, motion) in motions.enumerated() {
      guard let head = motion.first, !head.layer.isEmpty else { continue }
      for row in motion {
        for leaf in row.summary.leaves {
          let place = Target(layer: head.layer, property: leaf.property)
          if spans[place]?.last?.motion == index { continue }
          spans[place, default: []].append(Span(index, head, row, leaf, until: last))
        }
      }
    }
    var legs: [PlayedLeg] = []
    var curves: [Target: PlayedCurve] = [:]
    for track in recording.tracks {
      let place = Target(layer: track.layer, property: track.property)
      guard let own = spans[place], track.samples.contains(where: { !$0.value.allComponents.isEmpty }),
        Set(track.samples.map { $0.value.allComponents.count }).count == 1
      else { continue }
      var curve = PlayedCurve()
      for sample in track.samples { curve.append(sample.value, at: sample.time) }
      if track.property.unit == .angle, case .number(let start)? = own.first?.leaf.from {
        curve = curve.unwrapped(from: start)
      }
      curves[place] = curve
      legs += Self.legs(of: place, own, curve, until: last)
    }
    self.curves = curves
    self.legs = legs.enumerated().sorted {
      ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset)
    }.map(\.element)
  }

  /// The time span of an animation on a property.
  private struct Span {
    let motion: Int
    let head: TimingRow
    let row: TimingRow
    let leaf: AnimationSummary.Leaf
    let begin: Double
    /// The time when the animation ends, is removed, or is replaced; infinity for never.
    let end: Double
    let isInterrupted: Bool

    init(_ motion: Int, _ head: TimingRow, _ row: TimingRow, _ leaf: AnimationSummary.Leaf, until last: Double) {
      (self.motion, self.head, self.row, self.leaf) = (motion, head, row, leaf)
      let timing = head.summary.timing
      begin = timing.fillMode.fillsBackwards ? head.time - head.ownDelay : head.time
      isInterrupted = head.interruption != nil
      let active = timing.activeDuration() / head.rate
      if let interruption = head.interruption {
        end = head.time + interruption
      } else if let run = head.run {
        // The end event occurs at the first tick after the end.
        end = head.time + (head.summary.engine.isPop || active < run - 0.05 || active > run ? run : active)
      } else {
        end = head.summary.engine.isPop ? last : head.time + active
      }
    }

    /// Returns the time when the value starts to move: after the delay, in which the fill mode holds the initial value.
    func start(on curve: PlayedCurve, before end: Double) -> Double {
      guard head.time > begin + instant, head.time < end - instant else { return begin }
      let held = curve.part(from: begin, to: head.time, aside: instant)
      let range = curve.part(from: begin, to: end, aside: instant).range
      return held.range <= 1e-5 * max(range, 1e-9) ? head.time : begin
    }
  }

  /// Returns the legs of one property.
  private static func legs(
    of place: Target, _ spans: [Span], _ curve: PlayedCurve, until last: Double
  ) -> [PlayedLeg] {
    let recorded = curve.times.last ?? last
    let begins = Set(spans.map(\.begin)).sorted()
    return begins.enumerated().compactMap { index, first in
      let active = spans.filter { $0.begin <= first + instant && $0.end > first + instant }
      guard let latest = active.last else { return nil }
      let next = index + 1 < begins.count ? begins[index + 1] : .infinity
      let natural = active.map(\.end).max() ?? first
      let cycle = cycle(of: active, next)
      var end = min(next, natural, recorded)
      let isFirst = active.count == 1 && latest.begin == first
      let begin = isFirst ? latest.start(on: curve, before: end) : first
      if let cycle { end = min(recorded, max(last, begin + cycle)) }
      guard end > begin + instant else { return nil }
      let played = curve.part(from: begin, to: end, aside: instant)
      // A motion that stands still before the next one begins was paused.
      let range = max(played.range, latest.leaf.from.distance(to: latest.leaf.to))
      let limit = 1e-5 * max(range, 1e-9)
      var ending: PlayedLeg.Ending =
        next <= natural
        ? .joined : natural > recorded || cycle != nil ? .running : latest.isInterrupted ? .removed : .finished
      if ending == .joined, let other = spans.first(where: { $0.begin == next })?.head,
        other.isRetarget || other.summary.engine == .swiftUI && other.summary.velocity != nil
      {
        ending = .retargeted
      }
      if [.joined, .retargeted, .removed].contains(ending) {
        let final = played.value(at: end)
        if let moved = played.times.indices.last(where: { played.values[$0].distance(to: final) > limit }),
          moved + 1 < played.times.count, end - played.times[moved + 1] > 0.03
        {
          end = played.times[moved + 1] + instant
          ending = .paused
        }
      }
      let tick = (end * 60 - 1e-6).rounded(.up) / 60
      var rest = curve.value(at: (next <= natural ? end : max(end, tick)) + (next <= natural ? 0 : instant))
      if ending == .paused { rest = played.value(at: end) }
      if rest.kind == latest.leaf.to.kind, rest.distance(to: latest.leaf.to) <= limit { rest = latest.leaf.to }
      let relative = played.part(from: begin, to: end, aside: 0).shifted(by: begin)
        .snapped(to: [latest.leaf.from, latest.leaf.to], within: 10 * limit)
      let isAlone = isFirst && latest.leaf.from.kind == relative.values[0].kind
      let last = relative.values[relative.values.count - 1]
      var target = isAlone ? aligned(latest.leaf.to, place, relative) : last
      if latest.row.summary.timing.speed < 0 || [.keyframe].contains(latest.row.summary.engine) { target = last }
      if ending == .finished, rest.distance(to: relative.value(at: end - begin)) > PlayedLeg.tolerance * range {
        ending = .cut
      }
      let fit = LegFit(relative, target: target, row: latest.row, seconds: end - begin)
      return PlayedLeg(
        layer: place.layer, property: place.property, begin: begin, end: end, curve: relative, target: target,
        rest: rest, ending: ending, sources: active.map { ($0.motion, $0.row) },
        pace: isAlone && latest.row.summary.level == 0 ? fit.pace : .sampled, cycle: cycle)
    }
  }

  /// Returns the target of an angle, with the number of turns that was played.
  private static func aligned(_ target: AnimatableValue, _ place: Target, _ curve: PlayedCurve) -> AnimatableValue {
    guard place.property.unit == .angle, case .number(let angle) = target, case .number(let end)? = curve.values.last,
      abs(angle - end) > 1.9 * .pi
    else { return target }
    return .number(angle + ((end - angle) / (2 * .pi)).rounded() * 2 * .pi)
  }

  /// Returns the period of an endless motion, in seconds; nil for other motions.
  private static func cycle(of active: [Span], _ next: Double) -> Double? {
    guard active.count == 1, next == .infinity, active[0].end == .infinity else { return nil }
    let (timing, head) = (active[0].head.summary.timing, active[0].head)
    guard !head.summary.isCumulative, !active[0].row.summary.isCumulative, timing.duration > 0 else { return nil }
    return timing.duration * (timing.autoreverses ? 2 : 1) / head.rate
  }
}
