package import LayerTree
package import Motion

/// A change of a property without an animation or a rule: set by steps, scrolled by touches, moved by layouts, or
/// changed by the appearance of a control's state.
package struct DirectMove: Hashable, Sendable {
  /// The path of the layer.
  package let layer: String
  /// The property.
  package let property: AnimatableProperty
  /// The times of the first and the last change, in seconds.
  package let time: ClosedRange<Double>
  /// The value before the first change.
  package let from: AnimatableValue
  /// The value after the last change.
  package let to: AnimatableValue
  /// The ticks with changes, as indices into the trace's times.
  package let ticks: [Int]
  /// True if the appearance of a control's state, such as highlighted, overrides the value at the ticks.
  package let isLook: Bool

  /// Returns the moves of a trace that have no other cause; for a property that is also animated, only the values set
  /// directly.
  static func all(in trace: Trace, besides rows: [TimingRow], _ rules: [FollowRule]) -> [DirectMove] {
    let stretches = Dictionary(grouping: Stretch.all(of: rows), by: \.layer)
    return trace.tracks.flatMap { track in
      let isRuled = rules.contains { $0.covers(track.layer, track.property.keyPath) }
      let set = isRuled ? nil : setting(of: track, in: trace, besides: stretches[track.layer] ?? [])
      return [set, look(of: track, in: trace)].compactMap(\.self)
    }
  }

  /// Returns the changes of a track by steps and touches; nil if there are none.
  private static func setting(of track: Trace.Track, in trace: Trace, besides stretches: [Stretch]) -> DirectMove? {
    let own = stretches.filter { $0.covers(track.property) }
    let values = own.isEmpty ? track.presentation : track.model
    let covered = own.isEmpty ? Set(track.coveredTicks) : []
    let ticks = values.indices.dropFirst().filter { tick in
      guard differs(values[tick], values[tick - 1]) else { return false }
      let time = trace.times[tick]
      return !covered.contains(tick) && !covered.contains(tick - 1) && !own.contains { $0.times.contains(time) }
    }
    guard let first = ticks.first, let last = ticks.last else { return nil }
    return DirectMove(
      layer: track.layer, property: track.property, time: trace.times[first]...trace.times[last],
      from: values[first - 1], to: values[last], ticks: ticks, isLook: false)
  }

  /// Returns the changes of a track by the appearance of a control's state; nil if there are none.
  private static func look(of track: Trace.Track, in trace: Trace) -> DirectMove? {
    guard let first = track.coveredTicks.first, let last = track.coveredTicks.last else { return nil }
    let end = min(last + 1, trace.times.count - 1)
    return DirectMove(
      layer: track.layer, property: track.property, time: trace.times[first]...trace.times[end],
      from: first > 0 ? track.presentation[first - 1] : track.model[first], to: track.presentation[first],
      ticks: track.coveredTicks, isLook: true)
  }

  /// Returns whether values differ by more than the rounding error of matrix decomposition.
  private static func differs(_ one: AnimatableValue, _ other: AnimatableValue) -> Bool {
    guard one.kind == other.kind, one.kind.componentCount != nil else { return one != other }
    return zip(one.allComponents, other.allComponents).contains { abs($0 - $1) > 1e-9 * max(1, abs($0), abs($1)) }
  }

  /// A time span in which an animation sets its layer's model values.
  private struct Stretch {
    let layer: String
    let keyPaths: Set<String>
    let times: ClosedRange<Double>

    static func all(of rows: [TimingRow]) -> [Stretch] {
      rows.filter { !$0.layer.isEmpty }.flatMap { row in
        let paths = Set([row.summary.subject] + row.summary.leaves.map(\.property.keyPath))
        // Pop writes the model at every tick, and animators set it when they end; other animations set it when they are
        // added.
        let isLong = row.summary.engine.isPop || row.summary.engine == .animator
        let length = isLong ? row.interruption ?? row.run ?? .infinity : 0
        return row.occasions.map { occasion in
          let begin = occasion + row.delay
          let times = begin - row.ownDelay - 1e-9...begin + length + 1e-9
          return Stretch(layer: row.layer, keyPaths: paths, times: times)
        }
      }
    }

    func covers(_ property: AnimatableProperty) -> Bool {
      keyPaths.contains { path in
        path == property.keyPath || property.keyPath.hasPrefix(path + ".") || path.hasPrefix(property.keyPath + ".")
      }
    }
  }

  /// A description of the move, in one line.
  package var text: String {
    if isLook {
      return "the appearance of a control's state at \(ticks.count) ticks, \(time.lowerBound.text()) s to "
        + "\(time.upperBound.text()) s"
    }
    return ticks.count == 1
      ? "set at \(time.lowerBound.text()) s"
      : "set by steps or touches at \(ticks.count) ticks, \(time.lowerBound.text()) s to \(time.upperBound.text()) s"
  }

  /// The layer and the property, separated by a dot.
  package var name: String { "\(layer).\(property.keyPath)" }
}
