package import LayerTree
package import Motion

/// A motion as it is handed over: what moves, from where to where, when, how.
package struct TimingRow: Hashable, Sendable {
  /// The layer, with the names around it; empty for a variable of the scene.
  package let layer: String
  /// What the animation does.
  package let summary: AnimationSummary
  /// When it begins for the first time, in seconds.
  package let time: Double
  /// What it follows from: a touch, or the start of the scene.
  package let trigger: String
  /// How long after its trigger it begins, in seconds.
  package let delay: Double
  /// For how long it ran the first time, in seconds; nil when it was interrupted, or goes on.
  package let run: Double?
  /// Whether the model goes where the animation does, so that the layer stays there.
  package let isModelSet: Bool
  /// Whether a running animation is sent elsewhere, rather than a new one begun.
  package let isRetarget: Bool
  /// How often it begins.
  package internal(set) var count = 1

  /// The spring that it moves on; nil when it doesn't.
  package var spring: SpringCurve? {
    switch summary.pace {
    case .spring(let curve): curve
    case .viewSpring(let spring): spring.curve
    case .pop(let dynamics):
      try? SpringCurve(mass: dynamics.mass, stiffness: dynamics.tension, damping: dynamics.friction)
    default: nil
    }
  }

  /// How long one run lasts, in seconds: that of a spring until it settles; nil when it never does, or nobody knows.
  package var duration: Double? {
    switch summary.pace {
    case .pop:
      guard let spring, spring.damping > 0 else { return nil }
      return spring.settlingDuration
    case .code: return run
    default: return summary.timing.duration > 0 ? summary.timing.duration : run
    }
  }

  /// Whether the duration is that of a spring, which nobody has set.
  package var isSettling: Bool {
    if case .pop = summary.pace { return true }
    return spring.map { abs($0.settlingDuration - summary.timing.duration) < 1e-6 } ?? false
  }

  /// The value at the beginning, as people write it.
  package var from: String { summary.from?.text(in: summary.unit) ?? "" }
  /// The value in the end, as people write it.
  package var to: String { summary.to?.text(in: summary.unit) ?? "" }
  /// The layer and what is animated, with a dot.
  package var name: String { layer.isEmpty ? summary.subject : "\(layer).\(summary.subject)" }
}
