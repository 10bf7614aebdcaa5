package import Geometry
package import LayerTree
package import SceneDiagnostics

/// Something that happens in a scene, and when.
package struct Step: Sendable {
  /// An immediate change by a step.
  package enum Change: Sendable {
    /// A change of a layer's model or clock, at a key path.
    case layer(Int, keyPath: String, @Sendable (Layer) -> Void)
    /// A change of a state.
    case state(String, ExpressionValue)
    /// A change of a property animator's progress.
    case animator(String, Double)
  }

  package enum Action: Sendable {
    /// Adds an animation to a layer.
    case add(AnimationStep)
    /// Changes models immediately; every value is computed before any is written.
    case set([Change])
    /// Changes models inside a UIKit block.
    case animate(ViewAnimationStep)
    /// Changes model values at several times of a UIKit block.
    case animateKeyframes(ViewKeyframesStep)
    /// Changes models as SwiftUI does.
    case swiftUI(SwiftUIStep)
    /// Plays SwiftUI keyframes.
    case keyframeAnimator(KeyframeAnimatorStep)
    /// Plays SwiftUI phases.
    case phaseAnimator(PhaseAnimatorStep)
    /// Changes models inside a transaction.
    case transaction(TransactionStep)
    /// Springs properties by Pop.
    case pop([PopStep])
    /// Pauses or resumes animations of Pop.
    case pausePop([PopPauseStep])
    /// Drives a property animator.
    case drive(AnimatorStep)
    /// Drives an interaction.
    case interact(InteractionStep)
    /// Scrolls a layer to an offset.
    case scroll(layer: Int, to: Point)
    /// Moves layers by UIKit Dynamics.
    case dynamics(DynamicsStep)
    /// Computes steps when they run, and begins them.
    case deferred(Computed<[Step]>)
    /// Begins the steps of an action with arguments evaluated at the call.
    case call([Step], arguments: [Int: ExpressionValue])
    /// Begins steps one after the other, each when the one before is over.
    case sequence([Step])
    /// Begins steps together, as one step of a sequence.
    case several([Step])
    /// Does nothing for some seconds.
    case wait(Double)
    /// Performs steps again and again.
    case every(RepeatedSteps)
    /// Removes the animation with a key, or with nil all of them.
    case remove(layer: Int, key: String?)
  }

  /// The delay in seconds after its list begins.
  package let delay: Double
  package let action: Action
  /// The place of its verb in the file.
  package let origin: SourceRange
  /// The step as the scene has it.
  package let form: StepForm
  /// The delays that ``delay`` is the sum of, as the scene has them.
  package let delays: [Operand]

  package init(delay: Double, action: Action, origin: SourceRange, form: StepForm, delays: [Operand] = []) {
    self.delay = delay
    self.action = action
    self.origin = origin
    self.form = form
    self.delays = delays
  }

  /// The step, so much later; `written` is the delay as the scene has it.
  package func delayed(by time: Double, written: Operand? = nil) -> Step {
    Step(
      delay: time + delay, action: action, origin: origin, form: form,
      delays: written.map { [$0] + delays } ?? delays)
  }

  /// The steps that begin because this one begins or has run.
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

/// Repeated steps: a timer's or a display link's.
package struct RepeatedSteps: Sendable {
  /// The interval in seconds, also before the first time; nil for every tick from now on.
  package let interval: Double?
  /// The number of times per second where there is no interval, before it is rounded to a rate of the display; nil for every tick.
  package let framesPerSecond: Double?
  /// The number of times; nil for no end.
  package let count: Int?
  /// The condition for continuing, evaluated each time; nil for none.
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
