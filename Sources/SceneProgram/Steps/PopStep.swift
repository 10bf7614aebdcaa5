package import LayerTree
package import Motion

/// Adds a Pop animation when the step runs, or gives the running one a new target.
package struct PopStep: Sendable {
  /// The animated property.
  package enum Subject: Sendable {
    case property(layer: Int, PopLayerProperty)
    /// A state that is a number, and the smallest difference of it that matters.
    case state(String, threshold: Double)
  }

  package enum Motion: Sendable {
    /// A spring; omitted constants and velocities keep the values of a running one.
    case spring(to: AnimatableValue, dynamics: PopDynamics?, velocity: AnimatableValue?, retargets: Bool)
    case basic(to: AnimatableValue, duration: Double, timingFunction: TimingFunction)
    /// A decay; its velocity replaces the one of a running decay.
    case decay(velocity: AnimatableValue, deceleration: Double, retargets: Bool)
  }

  /// The settings that all three animations share.
  package struct Settings: Sendable {
    package var from: AnimatableValue?
    /// Seconds after the step.
    package var beginTime = 0.0
    package var repeatCount = 0
    package var repeatForever = false
    package var autoreverses = false
    package var isAdditive = false
    package var roundingFactor = 0.0
    package var clampMode: PopClampMode = []
    package var removedOnCompletion = true

    package init(
      from: AnimatableValue? = nil, beginTime: Double = 0.0, repeatCount: Int = 0, repeatForever: Bool = false,
      autoreverses: Bool = false, isAdditive: Bool = false, roundingFactor: Double = 0.0, clampMode: PopClampMode = [],
      removedOnCompletion: Bool = true
    ) {
      self.from = from
      self.beginTime = beginTime
      self.repeatCount = repeatCount
      self.repeatForever = repeatForever
      self.autoreverses = autoreverses
      self.isAdditive = isAdditive
      self.roundingFactor = roundingFactor
      self.clampMode = clampMode
      self.removedOnCompletion = removedOnCompletion
    }
  }

  package let subject: Subject
  package let motion: Motion
  package let settings: Settings
  package let key: String?
  /// The steps for when it begins.
  package let opening: [Step]
  /// The steps for when it meets its target.
  package let arrival: [Step]
  /// The steps for when it has run.
  package let completion: [Step]

  package init(
    subject: Subject, motion: Motion, settings: Settings, key: String?, opening: [Step], arrival: [Step],
    completion: [Step]
  ) {
    self.subject = subject
    self.motion = motion
    self.settings = settings
    self.key = key
    self.opening = opening
    self.arrival = arrival
    self.completion = completion
  }

  /// All the steps that begin because of this one.
  package var following: [Step] { opening + arrival + completion }
}

/// Pauses or resumes an animation of Pop when the step runs.
package struct PopPauseStep: Sendable {
  /// The layer that is animated; nil for a state.
  package let layer: Int?
  package let key: String
  package let isPaused: Bool

  package init(layer: Int?, key: String, isPaused: Bool) {
    self.layer = layer
    self.key = key
    self.isPaused = isPaused
  }
}
