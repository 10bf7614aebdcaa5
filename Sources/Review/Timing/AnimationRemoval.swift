package import LayerTree

/// The removal of an animation before it has finished, not counting replacements.
package struct AnimationRemoval: Hashable, Sendable {
  /// The path of the layer.
  package let layer: String
  /// The animated property.
  package let subject: String
  /// The key that the animation was added with; nil for none.
  package let key: String?
  /// True for a Pop animation; Pop's keys are separate from Core Animation's.
  package let isPop: Bool
  /// The cause of the removal.
  package let cause: StageCause
  /// The time of the removal, in seconds.
  package let time: Double

  /// Returns the removals among the events of a trace.
  static func all(in events: [StageEvent]) -> [AnimationRemoval] {
    /// True for Pop, for each running animation, by its target and key.
    var isPop: [Target: Bool] = [:]
    return events.enumerated().compactMap { index, event in
      let place = Target(path: event.path, subject: event.subject, key: event.key)
      if let engine = event.summaries.first?.engine { isPop[place] = engine.isPop }
      guard event.kind == .interrupt, isPop[place] != nil else { return nil }
      let isReplaced = events[(index + 1)...].prefix { $0.time <= event.time + 1e-9 }.contains {
        $0.kind == .begin && $0.path == event.path && ($0.key == event.key || $0.subject == event.subject)
      }
      return isReplaced
        ? nil
        : AnimationRemoval(
          layer: event.path, subject: event.subject, key: event.key, isPop: isPop[place] ?? false, cause: event.cause,
          time: event.time)
    }
  }

  private struct Target: Hashable {
    let path: String
    let subject: String
    let key: String?
  }
}

extension AnimationSummary.Engine {
  /// True for Pop animations, whose values are written to the model.
  package var isPop: Bool { [.popSpring, .popBasic, .popDecay, .popCustom].contains(self) }

  /// True for view animations, which are additive and fill automatically.
  package var isView: Bool { [.view, .animator, .swiftUI].contains(self) }
}
