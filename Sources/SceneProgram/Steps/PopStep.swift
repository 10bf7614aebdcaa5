package import LayerTree
package import Motion

/// A step that adds a Pop animation, or retargets the running one.
package struct PopStep: Sendable {
  /// The animated property.
  package enum Subject: Sendable {
    case property(layer: Int, PopLayerProperty)
    /// A numeric state, with the smallest difference that matters.
    case state(String, threshold: Double)
  }

  package enum Motion: Sendable {
    /// A spring; omitted constants and velocities are inherited from a running spring.
    case spring(to: AnimatableValue, dynamics: PopDynamics?, velocity: AnimatableValue?, retargets: Bool)
    case basic(to: AnimatableValue, duration: Double, timingFunction: TimingFunction)
    /// A decay; its velocity replaces the velocity of a running decay.
    case decay(velocity: AnimatableValue, deceleration: Double, retargets: Bool)
  }

  /// The settings that all kinds of Pop animations have.
  package struct Settings: Sendable {
    package var from: AnimatableValue?
    /// The delay after the step, in seconds.
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
  /// The steps that run when the animation begins.
  package let opening: [Step]
  /// The steps that run when the animation reaches its target.
  package let arrival: [Step]
  /// The steps that run when the animation has ended.
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

  /// All steps caused by this one.
  package var following: [Step] { opening + arrival + completion }
}

/// A step that pauses or resumes a Pop animation.
package struct PopPauseStep: Sendable {
  /// The index of the animated layer; nil for a state.
  package let layer: Int?
  package let key: String
  package let isPaused: Bool

  package init(layer: Int?, key: String, isPaused: Bool) {
    self.layer = layer
    self.key = key
    self.isPaused = isPaused
  }
}
