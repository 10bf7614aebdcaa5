package import LayerTree
package import Motion

/// The written form of a step: its verb and operands, with all names resolved.
///
/// The program printer and the code writers read it as data; ``Step/Action`` is its executable form. For a new verb,
/// the compiler reports every incomplete switch over steps.
package indirect enum StepForm: Sendable {
  /// A property animation of Core Animation or JNW.
  package struct Animation: Sendable {
    package let verb: AnimationVerb
    package let layer: LayerTarget
    package let property: AnimatableProperty
    package let record: CompiledRecord

    package init(verb: AnimationVerb, layer: LayerTarget, property: AnimatableProperty, record: CompiledRecord) {
      self.verb = verb
      self.layer = layer
      self.property = property
      self.record = record
    }
  }

  /// The target of a Pop animation.
  package enum PopSubject: Sendable {
    case layer(LayerTarget, PopLayerProperty)
    case state(String)
  }

  /// A Pop animation: its target, and a record with values of the target's type.
  package struct Pop: Sendable {
    package let subject: PopSubject
    package let record: CompiledRecord

    package init(subject: PopSubject, record: CompiledRecord) {
      self.subject = subject
      self.record = record
    }
  }

  /// A phase of `phaseAnimator`.
  package struct Phase: Sendable {
    package let record: CompiledRecord
    package let changes: Operand
    package let animation: Computed<SwiftUIAnimation>

    package init(record: CompiledRecord, changes: Operand, animation: Computed<SwiftUIAnimation>) {
      self.record = record
      self.changes = changes
      self.animation = animation
    }
  }

  /// The keyframes of a property in SwiftUI's `keyframeAnimator`.
  package struct Track: Sendable {
    package let layer: LayerTarget
    package let property: AnimatableProperty
    /// The keyframes, each with the written form of its end value.
    package let keyframes: [(keyframe: Computed<SwiftUIKeyframe>, value: Operand)]

    package init(
      layer: LayerTarget, property: AnimatableProperty,
      keyframes: [(keyframe: Computed<SwiftUIKeyframe>, value: Operand)]
    ) {
      self.layer = layer
      self.property = property
      self.keyframes = keyframes
    }
  }

  /// An argument of an action.
  package struct Argument: Sendable {
    package let name: String
    package let slot: Int
    package let value: Operand

    package init(name: String, slot: Int, value: Operand) {
      self.name = name
      self.slot = slot
      self.value = value
    }
  }

  /// A step that failed to parse; the error has been reported.
  case unreadable
  /// A step that is evaluated when it runs.
  case deferred(StepForm, after: Operand?, condition: Operand?)
  /// The changes that a step applies immediately.
  case set([Operand])
  case animate(CompiledRecord, changes: [Operand], inside: [Step], completion: [Step])
  /// A keyframe block with changes at several times; each frame is a record.
  case animateKeyframes(CompiledRecord, frames: [Operand], completion: [Step])
  case transaction(CompiledRecord, changes: [Operand], inside: [Step], completion: [Step])
  case swiftUI(CompiledRecord, changes: [Operand], animation: Computed<SwiftUIAnimation>, completion: [Step])
  case keyframeAnimator(CompiledRecord, tracks: [Track], completion: [Step])
  case phaseAnimator(CompiledRecord, phases: [Phase], completion: [Step])
  case animation(Animation, opening: [Step], completion: [Step])
  case group(LayerTarget, CompiledRecord, animations: [Animation], opening: [Step], completion: [Step])
  case transition(LayerTarget, CompiledRecord, opening: [Step], completion: [Step])
  case pop(PopVerb, CompiledRecord, [Pop], opening: [Step], arrival: [Step], completion: [Step])
  case pausePop(CompiledRecord, isPaused: Bool)
  case drive(AnimatorVerb, animator: String, CompiledRecord)
  case interact(InteractionVerb, interaction: String, CompiledRecord)
  case scroll(LayerTarget, name: String, to: Operand)
  case dynamics(CompiledRecord, completion: [Step])
  /// Removes the animation with a key; nil removes all animations.
  case remove(LayerTarget, key: String?, written: String)
  /// Steps that run in sequence.
  case sequence([Step])
  case wait(Operand)
  /// Steps that start together.
  case steps([Step])
  /// Steps that are repeated at intervals, or at every tick if the interval is nil.
  case every(Operand?, framesPerSecond: Operand?, times: Operand?, condition: Operand?, [Step])
  case choice(Operand, then: [Step], otherwise: [Step])
  case run(String, [Argument], [Step])
}

extension StepForm {
  /// The verb in scene files.
  package var verb: String {
    switch self {
    case .unreadable: ""
    case .deferred(let form, _, _): form.verb
    case .set: "set"
    case .animate: "animate"
    case .animateKeyframes: "animateKeyframes"
    case .transaction: "transaction"
    case .swiftUI: "swiftui"
    case .keyframeAnimator: "keyframeAnimator"
    case .phaseAnimator: "phaseAnimator"
    case .animation(let animation, _, _): animation.verb.rawValue
    case .group: "group"
    case .transition: "transition"
    case .pop(let verb, _, _, _, _, _): verb.rawValue
    case .pausePop(_, let isPaused): isPaused ? "pausePop" : "resumePop"
    case .drive(let verb, _, _): verb.rawValue
    case .interact(let verb, _, _): verb.rawValue
    case .scroll: "setContentOffset"
    case .dynamics: "dynamics"
    case .remove: "remove"
    case .sequence: "sequence"
    case .wait: "wait"
    case .steps: "do"
    case .every(let interval, _, _, _, _): interval == nil ? "display" : "every"
    case .choice: "then"
    case .run: "run"
    }
  }

  /// The keys of the step; nil if the form has all of them as separate values.
  package var record: CompiledRecord? {
    switch self {
    case .deferred(let form, _, _): form.record
    case .animate(let record, _, _, _), .animateKeyframes(let record, _, _), .transaction(let record, _, _, _),
      .swiftUI(let record, _, _, _), .keyframeAnimator(let record, _, _), .phaseAnimator(let record, _, _),
      .group(_, let record, _, _, _), .transition(_, let record, _, _), .pop(_, let record, _, _, _, _),
      .pausePop(let record, _), .drive(_, _, let record), .interact(_, _, let record), .dynamics(let record, _):
      record
    case .animation(let animation, _, _): animation.record
    case .unreadable, .set, .scroll, .remove, .sequence, .wait, .steps, .every, .choice, .run: nil
    }
  }
}

extension Operand {
  /// The step of the form; ``StepForm/unreadable`` for anything else.
  package var step: StepForm {
    if case .step(let form) = self, let form = form as? StepForm { form } else { .unreadable }
  }
}

extension StepForm: OperandStep {
  package var description: String {
    switch self {
    case .unreadable: return "?"
    case .deferred(let steps, let delay, let condition):
      return (delay.map { "after \($0): " } ?? "") + (condition.map { "if \($0): " } ?? "") + steps.description
    case .set(let changes): return "set \(Operand.list(changes))"
    case .animate, .animateKeyframes, .transaction, .swiftUI, .keyframeAnimator, .phaseAnimator, .animation, .group,
      .transition, .pop, .pausePop, .drive, .interact, .dynamics:
      return record?.text ?? ""
    case .scroll(_, let name, let offset): return "setContentOffset \(name) to \(offset)"
    case .remove(_, _, let written): return "remove \(written)"
    case .sequence: return "sequence"
    case .wait(let time): return "wait \(time)"
    case .steps(let steps): return Self.list(steps)
    case .every(let interval, _, let times, let condition, _):
      return (interval.map { "every \($0) s" } ?? "every tick") + (times.map { ", \($0) times" } ?? "")
        + (condition.map { ", while \($0)" } ?? "")
    case .choice(let condition, let yes, let no):
      return "if \(condition) then \(Self.list(yes)) else \(Self.list(no))"
    case .run(let name, let arguments, let steps):
      let values = arguments.map { "value[\($0.slot)] \($0.name): \($0.value)" }.joined(separator: ", ")
      return "run \(name) with \(values) do \(Self.list(steps))"
    }
  }

  private static func list(_ steps: [Step]) -> String {
    "[\(steps.map(\.form.description).joined(separator: ", "))]"
  }
}
