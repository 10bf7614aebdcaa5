package import Geometry
package import LayerTree
package import SceneDiagnostics

/// An action in a scene, with its time.
package struct Step: Sendable {
  /// A change that a step applies immediately.
  package enum Change: Sendable {
    /// A change of a layer's model or timing, with its key path.
    case layer(Int, keyPath: String, @Sendable (Layer) -> Void)
    /// A change of a state, by its name.
    case state(String, ExpressionValue)
    /// A change of a property animator's progress, by its name.
    case animator(String, Double)
  }

  package enum Action: Sendable {
    /// Adds an animation to a layer.
    case add(AnimationStep)
    /// Applies changes immediately, after all values have been evaluated.
    case set([Change])
    /// Changes models inside a UIKit animation block.
    case animate(ViewAnimationStep)
    /// Changes models at several times inside a UIKit keyframe block.
    case animateKeyframes(ViewKeyframesStep)
    /// Changes models inside SwiftUI's `withAnimation`.
    case swiftUI(SwiftUIStep)
    /// Plays SwiftUI keyframes.
    case keyframeAnimator(KeyframeAnimatorStep)
    /// Plays SwiftUI phases.
    case phaseAnimator(PhaseAnimatorStep)
    /// Changes models inside a transaction.
    case transaction(TransactionStep)
    /// Adds Pop animations.
    case pop([PopStep])
    /// Pauses or resumes Pop animations.
    case pausePop([PopPauseStep])
    /// Controls a property animator.
    case drive(AnimatorStep)
    /// Controls an interactive transition.
    case interact(InteractionStep)
    /// Scrolls a layer to an offset.
    case scroll(layer: Int, to: Point)
    /// Moves layers with UIKit Dynamics.
    case dynamics(DynamicsStep)
    /// Evaluates steps when it runs, and starts them.
    case deferred(Computed<[Step]>)
    /// Starts the steps of an action, with arguments by slot.
    case call([Step], arguments: [Int: ExpressionValue])
    /// Starts steps in sequence, each after the previous one has ended.
    case sequence([Step])
    /// Starts steps together, as a single step of a sequence.
    case several([Step])
    /// Waits for a number of seconds.
    case wait(Double)
    /// Repeats steps.
    case every(RepeatedSteps)
    /// Removes the animation with a key; nil removes all animations.
    case remove(layer: Int, key: String?)
  }

  /// The delay in seconds after the start of its list.
  package let delay: Double
  package let action: Action
  /// The source range of the verb.
  package let origin: SourceRange
  /// The written form of the step.
  package let form: StepForm
  /// The written forms of the delays that add up to ``delay``.
  package let delays: [Operand]
  /// The replacement for the step's movement; nil to show it.
  package var reduction: MotionReduction?

  package init(delay: Double, action: Action, origin: SourceRange, form: StepForm, delays: [Operand] = []) {
    self.delay = delay
    self.action = action
    self.origin = origin
    self.form = form
    self.delays = delays
  }

  /// Returns the step delayed by a time in seconds; `written` is the written form of the delay.
  package func delayed(by time: Double, written: Operand? = nil) -> Step {
    var step = Step(
      delay: time + delay, action: action, origin: origin, form: form,
      delays: written.map { [$0] + delays } ?? delays)
    step.reduction = reduction
    return step
  }

  /// The steps that run when this step begins or ends.
  package var following: [Step] {
    switch action {
    case .add(let step): step.opening + step.completion
    case .animate(let step): step.inside + step.completion
    case .animateKeyframes(let step): step.completion
    case .swiftUI(let step): step.completion
    case .keyframeAnimator(let step): step.completion
    case .phaseAnimator(let step): step.completion
    case .transaction(let step): step.inside + step.completion
    case .every(let step): step.steps
    case .dynamics(let step): step.completion
    case .pop(let steps): steps.first?.following ?? []
    case .sequence(let steps), .several(let steps), .call(let steps, _): steps
    case .set, .remove, .deferred, .drive, .wait, .pausePop, .interact, .scroll: []
    }
  }
}

/// Steps that are repeated by a timer or a display link.
package struct RepeatedSteps: Sendable {
  /// The interval in seconds, which also precedes the first repetition; nil for a display link.
  package let interval: Double?
  /// The rate of a display link before it is rounded to a supported rate; nil for every tick.
  package let framesPerSecond: Double?
  /// The number of repetitions; nil for no limit.
  package let count: Int?
  /// The condition for continuing, evaluated at each repetition; nil for none.
  package let condition: Computed<Bool>?
  package let steps: [Step]

  package init(
    interval: Double?, framesPerSecond: Double? = nil, count: Int?, condition: Computed<Bool>?, steps: [Step]
  ) {
    self.interval = interval
    self.framesPerSecond = framesPerSecond
    self.count = count
    self.condition = condition
    self.steps = steps
  }
}
