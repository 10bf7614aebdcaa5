package import LayerTree
package import Motion

/// A property that moves without an animation and without a rule: by steps that set it, by fingers that scroll, by layouts.
package struct DirectMove: Hashable, Sendable {
  /// The layer, with the names around it.
  package let layer: String
  /// The property.
  package let property: AnimatableProperty
  /// When it changes first and last, in seconds.
  package let time: ClosedRange<Double>
  /// The value before.
  package let from: AnimatableValue
  /// The value in the end.
  package let to: AnimatableValue
  /// The number of ticks at which it changes.
  package let changes: Int

  /// The moves of a trace that nothing else accounts for.
  static func all(in trace: Trace, besides rows: [TimingRow], _ rules: [FollowRule]) -> [DirectMove] {
    var known: Set<String> = []
    for row in rows {
      known.insert("\(row.layer).\(row.summary.subject)")
      for leaf in row.summary.leaves { known.insert("\(row.layer).\(leaf.property.keyPath)") }
    }
    return trace.tracks.compactMap { track in
      let isFollowing = rules.contains { $0.covers(track.layer, track.property.keyPath) }
      guard !isFollowing, !known.contains("\(track.layer).\(track.property.keyPath)") else { return nil }
      let ticks = track.presentation.indices.dropFirst().filter { track.presentation[$0] != track.presentation[$0 - 1] }
      guard let first = ticks.first, let last = ticks.last else { return nil }
      return DirectMove(
        layer: track.layer, property: track.property, time: trace.times[first]...trace.times[last],
        from: track.presentation[first - 1], to: track.presentation[last], changes: ticks.count)
    }
  }

  /// The move in one line.
  package var text: String {
    changes == 1
      ? "set at \(time.lowerBound.text()) s"
      : "set by steps or fingers at \(changes) ticks, \(time.lowerBound.text()) s to \(time.upperBound.text()) s"
  }

  /// What moves.
  package var name: String { "\(layer).\(property.keyPath)" }
}
