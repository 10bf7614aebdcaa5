package import Geometry
package import LayerTree
import Motion

/// A plotted trace, with a label that distinguishes it from others.
package struct PlotSource: Sendable {
  /// The variant's name; empty if there is only one trace.
  package let label: String
  /// The trace.
  package let trace: Trace

  /// Creates a source.
  package init(label: String = "", trace: Trace) {
    self.label = label
    self.trace = trace
  }
}

/// The values of one property of one layer over time.
package struct PlotSeries: Sendable {
  /// The values along the vertical axis.
  package enum Values: Sendable {
    /// Presentation and model numbers in display units, with angles in degrees.
    case numbers(shown: [Double], model: [Double])
    /// Colors, shown as a strip.
    case colors([Color])
  }

  /// The name of the variant; empty for none.
  package let variant: String
  /// The path of the layer.
  package let layer: String
  /// The key path; `transform.scale` if both scales are equal.
  package let property: String
  /// The unit of the numbers.
  package let unit: AnimatableProperty.Unit
  /// The engines that animate the property, in the order of their events.
  package let engines: [String]
  /// The times of the ticks, in seconds.
  package let times: [Double]
  /// The value at each tick.
  package let values: Values
  /// The movements from rest to rest.
  package let movements: [Movement]
  /// True if the values were measured, and are drawn as points.
  package let isMeasured: Bool

  /// The animations of the property, with the times in seconds at which they begin or are retargeted.
  private let animations: [(begin: Double, summary: AnimationSummary)]

  /// Returns the beginning of a movement, in seconds: the begin time of its animation, possibly between two ticks, or
  /// the time of the last tick at rest.
  package func start(of movement: Movement) -> Double {
    let first = times[movement.ticks.lowerBound]
    let next = movement.ticks.count > 1 ? times[movement.ticks.lowerBound + 1] : first
    return animations.first { $0.begin >= first - 1e-9 && $0.begin < next - 1e-9 }?.begin ?? first
  }

  /// Returns the time that a movement takes to settle, as defined by ``Settling``, in seconds; nil if it doesn't
  /// settle.
  package func settling(of movement: Movement) -> Double? {
    guard let tick = movement.settling else { return nil }
    let begin = start(of: movement)
    let measured = times[tick] - begin
    // The settling time of an animation doesn't depend on where the ticks of the stage fall.
    let own = animations.filter { $0.begin > begin - 1e-9 && $0.begin < times[movement.ticks.upperBound] - 1e-9 }
    let interval = (times.last ?? 0) / Double(max(1, times.count - 1))
    guard own.count == 1, let settles = own[0].summary.settling(every: interval),
      abs(settles - measured) < interval + 1e-9 || reaches(own[0].summary, movement.to, from: movement.from)
    else { return measured }
    return settles
  }

  /// Returns whether a value is the target of an animation.
  private func reaches(_ summary: AnimationSummary, _ value: Double, from: Double) -> Bool {
    summary.leaves.contains { leaf in
      guard case .number(let target) = leaf.to else { return false }
      return abs(target * leaf.property.unit.factor - value) <= Settling.share * abs(value - from)
    }
  }

  /// The layer and the variant.
  package var title: String { variant.isEmpty ? layer : "\(layer) · \(variant)" }

  /// The name for legends: the layer, the variant, and the engines.
  package var name: String { engines.isEmpty ? title : "\(title) (\(engines.joined(separator: ", ")))" }

  /// True if the model value ever differs from the presentation value.
  package var modelDiffers: Bool {
    guard case .numbers(let shown, let model) = values else { return false }
    let size = shown.reduce(0) { max($0, abs($1)) }
    return zip(shown, model).contains { abs($0 - $1) > 1e-6 * max(1, size) }
  }

  /// The velocity at every tick, in units per second, computed from the neighboring values; nil where the value jumps.
  ///
  /// A jump is a change between two ticks that is many times larger than the changes around it.
  package var velocity: [Double?] {
    guard case .numbers(let shown, _) = values, shown.count > 2 else { return [] }
    let changes = zip(shown, shown.dropFirst()).map { $1 - $0 }
    let span = (shown.max() ?? 0) - (shown.min() ?? 0)
    let isJump = changes.indices.map { index in
      let around = [index - 1, index + 1].filter(changes.indices.contains).map { abs(changes[$0]) }.max() ?? 0
      return abs(changes[index]) > 0.05 * span && abs(changes[index]) > 6 * around
    }
    return shown.indices.map { tick in
      let (before, after) = (max(0, tick - 1), min(shown.count - 1, tick + 1))
      if (before..<after).contains(where: { isJump[$0] }) { return nil }
      return (shown[after] - shown[before]) / (times[after] - times[before])
    }
  }
}

extension PlotSeries {
  /// Creates a series of numbers without a trace.
  ///
  /// - Parameters:
  ///   - layer: The layer, or the part of a recording.
  ///   - variant: The label that distinguishes the series from others of the layer.
  ///   - property: The property.
  ///   - unit: The unit; angles are in degrees.
  ///   - times: The times in seconds.
  ///   - numbers: The value at each time.
  ///   - isMeasured: True to draw points rather than a curve.
  package init(
    layer: String, variant: String, property: String, unit: AnimatableProperty.Unit, times: [Double], numbers: [Double],
    isMeasured: Bool
  ) {
    (self.layer, self.variant, self.property, self.unit, self.times) = (layer, variant, property, unit, times)
    values = .numbers(shown: numbers, model: numbers)
    (engines, movements, animations) = ([], [], [])
    self.isMeasured = isMeasured
  }

  /// Returns the series of a source, in the order of its tracks; scales with the same values are merged.
  package static func all(of source: PlotSource) -> [PlotSeries] {
    var series: [PlotSeries] = []
    let tracks = source.trace.tracks
    let events = Dictionary(grouping: source.trace.events, by: \.path)
    var merged: Set<Int> = []
    for (index, track) in tracks.enumerated() where !merged.contains(index) {
      var property = track.property.keyPath
      if property.hasSuffix("scale.x") {
        // Core Animation's scale includes the z axis, which isn't visible.
        let twins = ["y", "z"].compactMap { axis in
          tracks[(index + 1)...].firstIndex {
            $0.layer == track.layer && $0.property.keyPath == property.dropLast() + axis && track.isAlike($0)
          }
        }
        if let first = twins.first, tracks[first].property.keyPath.hasSuffix("y") {
          merged.formUnion(twins)
          property = String(property.dropLast(2))
        }
      }
      if let one = PlotSeries(track, named: property, of: source, events: events[track.layer] ?? []) {
        series.append(one)
      }
    }
    return series
  }

  /// Creates the series of a track, from the track and the events of its layer.
  private init?(_ track: Trace.Track, named property: String, of source: PlotSource, events: [StageEvent]) {
    let trace = source.trace
    func isMoving(_ summary: AnimationSummary) -> Bool { summary.leaves.contains { $0.property == track.property } }
    let about = events.filter { $0.summaries.contains(where: isMoving) }
    animations = about.flatMap { event in
      event.summaries.filter(isMoving).map { (event.beginTime ?? event.time, $0) }
    }
    let begins = about.map { $0.beginTime ?? $0.time }
    switch track.property.kind {
    case .number:
      let factor = track.property.unit.factor
      func numbers(_ values: [AnimatableValue]) -> [Double] { values.map { ($0.allComponents.first ?? 0) * factor } }
      var (shown, model) = (numbers(track.presentation), numbers(track.model))
      guard Self.isMoving(shown) || Self.isMoving(model) else { return nil }
      if track.property.unit == .angle {
        (shown, model) = (Settling.unwrapped(shown, turn: 360), Settling.unwrapped(model, turn: 360))
      }
      values = .numbers(shown: shown, model: model)
      // A movement that begins between two ticks starts at the value of the earlier tick.
      let breaks = begins.compactMap { begin in trace.times.lastIndex { $0 <= begin + 1e-9 } }
      let exact = breaks.filter { tick in begins.contains { abs($0 - trace.times[tick]) <= 1e-9 } }
      movements = Movement.all(in: shown, breaks: Set(breaks), jumps: Set(exact))
    case .color:
      values = .colors(track.presentation.map { if case .color(let color) = $0 { color } else { .clear } })
      movements = []
    default: return nil
    }
    isMeasured = false
    variant = source.label
    layer = track.layer
    self.property = property
    unit = track.property.unit
    times = trace.times
    engines = about.flatMap(\.summaries).filter(isMoving).reduce(into: []) { names, summary in
      if !names.contains(summary.engine.rawValue) { names.append(summary.engine.rawValue) }
    }
  }

  /// Returns whether a track changes by more than the rounding error of matrix decomposition.
  static func isMoving(_ track: Trace.Track) -> Bool {
    guard let count = track.presentation.first?.allComponents.count else { return false }
    return [track.presentation, track.model].contains { values in
      let components = values.map(\.allComponents)
      return (0..<count).contains { index in isMoving(components.map { index < $0.count ? $0[index] : 0 }) }
    }
  }

  /// Returns whether values change by more than the rounding error of matrix decomposition.
  private static func isMoving(_ values: [Double]) -> Bool {
    guard let low = values.min(), let high = values.max() else { return false }
    return high - low > 1e-6 * max(1, abs(high), abs(low))
  }
}

extension Trace.Track {
  /// Returns whether another track has the same values, within rounding.
  fileprivate func isAlike(_ other: Trace.Track) -> Bool {
    func isAlike(_ one: [AnimatableValue], _ two: [AnimatableValue]) -> Bool {
      zip(one, two).allSatisfy { first, second in
        zip(first.allComponents, second.allComponents).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0)) }
      }
    }
    return isAlike(presentation, other.presentation) && isAlike(model, other.model)
  }
}
