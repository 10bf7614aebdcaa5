import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
package import SceneSyntax

/// The keys of steps: a verb, its parameters, and the modifiers common to all steps.
package enum StepKeys {
  private static let changes = ValueType.node(["type": "object"])
  private static let targets = ValueType.node(["type": ["string", "array"]])
  private static let steps = ValueType.node(["$ref": "#/definitions/steps"])

  package static let set = Key("set", changes, "Sets model values, without animation.", isRequired: true)
  package static let animate = Key(
    "animate", changes, "Sets properties inside a UIKit block, so that they animate.", isRequired: true)
  package static let animateKeyframes = Key(
    "animateKeyframes", ValueType.node(["type": "array", "items": ViewKeys.frame.schema]),
    "Sets properties at several times of one UIKit block: a list of {start, duration, set}.", isRequired: true)
  package static let transaction = Key(
    "transaction", changes, "Sets properties inside a CATransaction, so that they animate.", isRequired: true)
  package static let swiftui = Key(
    "swiftui", changes, "Sets properties as SwiftUI's withAnimation does, so that they animate.", isRequired: true)
  package static let keyframeAnimator = Key(
    "keyframeAnimator",
    ValueType.node(["type": "object", "additionalProperties": ["$ref": "#/definitions/keyframeTrack"]]),
    "Plays keyframes of properties, with a list for each (SwiftUI).", isRequired: true)
  package static let phaseAnimator = Key(
    "phaseAnimator", ValueType.node(["type": "array", "items": SwiftUIKeys.phase.schema]),
    "Plays phases one after another, and returns to the first (SwiftUI): a list of {set, animation}.",
    isRequired: true)
  package static let basic = Key(
    "basic", ValueType.text, "Animates a property between two values (CABasicAnimation).", isRequired: true)
  package static let keyframes = Key(
    "keyframes", ValueType.text, "Animates a property through values (CAKeyframeAnimation).", isRequired: true)
  package static let spring = Key(
    "spring", ValueType.text, "Animates a property with a spring (CASpringAnimation).", isRequired: true)
  package static let jnw = Key("jnw", ValueType.text, "Animates a property with JNWSpringAnimation.", isRequired: true)
  package static let pop = Key(
    "pop", targets, "Animates a property, or each of a list, with a spring (POPSpringAnimation).", isRequired: true)
  package static let popBasic = Key(
    "popBasic", targets, "Animates a property with POPBasicAnimation.", isRequired: true)
  package static let popDecay = Key(
    "popDecay", targets, "Decelerates a property to rest (POPDecayAnimation).", isRequired: true)
  package static let pausePop = Key(
    "pausePop", targets, "Pauses a Pop animation and keeps its velocity.", isRequired: true)
  package static let resumePop = Key("resumePop", targets, "Resumes a Pop animation after a pause.", isRequired: true)
  package static let group = Key(
    "group", ValueType.text, "Animations of one layer (CAAnimationGroup).", isRequired: true)
  package static let transition = Key(
    "transition", ValueType.text,
    "Animates a layer from its appearance to the one that later steps give it, even at the same time (CATransition).",
    isRequired: true)
  package static let dynamics = Key(
    "dynamics", targets, "Moves layers as rigid boxes under forces, until they come to rest (UIKit Dynamics).",
    isRequired: true
  )
  package static let setContentOffset = Key(
    "setContentOffset", ValueType.text, "Scrolls a scroll layer to an offset in 0.3 s, as UIKit does when animated.",
    isRequired: true)
  package static let begin = Key(
    "begin", ValueType.text, "Begins an interaction at 0, or catches a running one.", isRequired: true)
  package static let update = Key("update", ValueType.text, "Sets the progress of an interaction.", isRequired: true)
  package static let finish = Key(
    "finish", ValueType.text, "Finishes an interaction: it animates to its end.", isRequired: true)
  package static let cancel = Key(
    "cancel", ValueType.text, "Cancels an interaction: it animates back to its start.", isRequired: true)
  package static let remove = Key(
    "remove", ValueType.text, "Removes animations of a layer: all, or those of one property or with one key.",
    isRequired: true)
  package static let startAnimator = Key(
    "startAnimator", ValueType.text, "Starts a property animator, or resumes it after a pause.", isRequired: true)
  package static let pauseAnimator = Key(
    "pauseAnimator", ValueType.text, "Pauses a property animator.", isRequired: true)
  package static let continueAnimator = Key(
    "continueAnimator", ValueType.text, "Continues a paused animator, with another curve or spring if given.",
    isRequired: true)
  package static let reverseAnimator = Key(
    "reverseAnimator", ValueType.text, "Reverses a property animator.", isRequired: true)
  package static let scrubAnimator = Key(
    "scrubAnimator", ValueType.text, "Sets the progress of a paused property animator.", isRequired: true)
  package static let stopAnimator = Key(
    "stopAnimator", ValueType.text, "Stops a property animator where it is, or at one of its ends.", isRequired: true)
  package static let every = Key(
    "every", ValueType.positiveTime(), "Runs steps at this interval in seconds, first after one interval (Timer).",
    isRequired: true)
  package static let repeatedSteps = Key("do", steps, "The steps.", isRequired: true)
  package static let display = Key(
    "display", steps, "Runs steps at every tick, from this one on (CADisplayLink).", isRequired: true)
  package static let framesPerSecond = Key(
    "preferredFramesPerSecond", ValueType.number(1...1000),
    "The number of times per second, rounded to a rate that the display supports; every tick.")
  package static let times = Key("count", ValueType.number(1...1e9), "The number of times; unlimited.")
  package static let whileTrue = Key(
    "while", ValueType.boolean, "The condition for another run; it ends when this is false.")
  package static let `do` = Key("do", steps, "A group of steps that share modifiers.", isRequired: true)

  package static let sequence = Key(
    "sequence", steps, "Steps that run one after another, each when the previous one has ended.", isRequired: true)
  package static let wait = Key(
    "wait", ValueType.time(0...86_400), "Waits for this many seconds, between steps of a sequence.",
    isRequired: true)
  package static let then = Key("then", steps, "The steps to run if the condition is true.", isRequired: true)
  package static let question = Key(
    "if", ValueType.boolean, "The condition that decides between then and else.", isRequired: true)
  package static let otherwise = Key("else", steps, "The steps to run if the condition is false; none.")
  package static let run = Key("run", ValueType.name, "Runs the steps of the action with this name.", isRequired: true)
  package static let arguments = Key("with", changes, "Values for the action's parameters.")

  package static let after = Key("after", ValueType.time(0...86_400), "The delay of the whole step in seconds; 0.")
  package static let condition = Key("if", ValueType.boolean, "Skips the step when false.")
  package static let repetition = Key(
    "for", ValueType.node(["type": "object"]),
    "Repeats the step: {i: 5}, {i: 2...6}, {part: [head, tail]}, {song: songs} for data, {c: row} for repeated layers.")
  package static let motion = Key(
    RecordType.motion, ValueType.text, "Fills in the parameters of that name; the step's own keys override them.")
  package static let reducedMotion = Key(
    "reducedMotion",
    ValueType.node([
      "anyOf": [
        ["enum": .array(MotionReduction.allCases.map { .string($0.rawValue) })], ["$ref": "#/definitions/steps"],
      ]
    ]),
    "What replaces the movement for users who have chosen to reduce motion: fade, none, keep, or steps; fade.")
  package static let completion = Key(
    "completion", steps, "Steps to run when the last animation of this step has ended.")
  package static let onStart = Key("onStart", steps, "Steps to run when the animation starts.")
  package static let key = Key(
    "key", ValueType.text, "The animation's key: an animation with the same key is replaced. `none` means no key.")
  package static let runningKey = Key("key", ValueType.text, "The key of the animation, if it has one of its own.")
  package static let updateModel = Key(
    "updateModel", ValueType.boolean,
    "True to set the model to the last value. False confirms that the layer should snap back.")

  fileprivate static let modifiers = [after.description, condition.description, repetition.description]
  fileprivate static let block = [completion.description, motion.description, reducedMotion.description] + modifiers
  fileprivate static let animation = [key.description] + block
  fileprivate static let layerAnimation = [onStart.description] + animation
  fileprivate static let property = TimingKeys.property + [updateModel.description] + layerAnimation

  /// All verbs with the records that they open.
  package static let records: [(verb: String, record: RecordType)] = StepVerb.allCases.map { ($0.rawValue, $0.record) }

  /// The verbs of animations in a group, where the operand is a key path.
  package static let groupedRecords: [(verb: String, record: RecordType)] = [
    record(basic, AnimationKeys.basic + TimingKeys.property + [motion.description]),
    record(keyframes, AnimationKeys.keyframes + TimingKeys.property + [motion.description]),
    record(spring, SpringKeys.coreAnimation + TimingKeys.property + [motion.description]),
  ]

  fileprivate static func record<Value>(
    _ verb: Key<Value>, _ keys: [KeyDescription], alternatives: [String] = []
  ) -> (verb: String, record: RecordType) {
    let record = RecordType(
      name: verb.name, summary: verb.summary, keys: [verb.description] + keys, alternatives: alternatives)
    return (verb.name, record)
  }
}

/// The verb that opens a step.
///
/// Code that lists, describes, or compiles steps iterates over these cases, so that none is forgotten.
package enum StepVerb: String, CaseIterable, Sendable {
  case set, animate, animateKeyframes, transaction, swiftui, keyframeAnimator, phaseAnimator, basic, keyframes
  case spring, jnw, pop, popBasic, popDecay, pausePop
  case resumePop, group, transition, startAnimator, pauseAnimator, continueAnimator
  case reverseAnimator, scrubAnimator, stopAnimator, setContentOffset, dynamics, begin, update
  case finish, cancel, remove, every, display, `do`, sequence, wait
  case then, run

  /// The record of a step with this verb.
  package var record: RecordType { Self.records[self] ?? makeRecord() }

  private static let records = Dictionary(allCases.map { ($0, $0.makeRecord()) }) { first, _ in first }
  private static let verbs = Dictionary(allCases.map { ($0.rawValue, $0) }) { first, _ in first }

  /// Creates a verb by its name; nil for any other word.
  ///
  /// It uses a dictionary, because the raw value's initializer compares the name with every case.
  package init?(named name: String) {
    guard let verb = Self.verbs[name] else { return nil }
    self = verb
  }

  /// Returns the verb of a step, with its entry: among several candidates, the one that accepts the others as keys.
  package static func opening(_ entries: [SyntaxNode.Entry]) -> (verb: StepVerb, entry: SyntaxNode.Entry)? {
    let found = entries.compactMap { entry in StepVerb(named: entry.key).map { (verb: $0, entry: entry) } }
    let whole = found.first { candidate in
      found.allSatisfy { $0.verb == candidate.verb || candidate.verb.record.has($0.entry.key) }
    }
    return whole ?? found.first
  }

  private func makeRecord() -> RecordType {
    switch self {
    case .set: StepKeys.record(StepKeys.set, StepKeys.modifiers).record
    case .animate:
      StepKeys.record(
        StepKeys.animate, ViewKeys.animate + StepKeys.block,
        alternatives: [ViewKeys.blockDuration.name, SpringKeys.stiffness.name]
      ).record
    case .animateKeyframes:
      StepKeys.record(StepKeys.animateKeyframes, ViewKeys.animateKeyframes + StepKeys.block).record
    case .transaction: StepKeys.record(StepKeys.transaction, ViewKeys.transaction + StepKeys.block).record
    case .swiftui: StepKeys.record(StepKeys.swiftui, SwiftUIKeys.step + StepKeys.block).record
    case .keyframeAnimator:
      StepKeys.record(StepKeys.keyframeAnimator, [SwiftUIKeys.repeating.description] + StepKeys.block).record
    case .phaseAnimator:
      StepKeys.record(StepKeys.phaseAnimator, [SwiftUIKeys.repeating.description] + StepKeys.block).record
    case .basic: StepKeys.record(StepKeys.basic, AnimationKeys.basic + StepKeys.property).record
    case .keyframes: StepKeys.record(StepKeys.keyframes, AnimationKeys.keyframes + StepKeys.property).record
    case .spring: StepKeys.record(StepKeys.spring, SpringKeys.coreAnimation + StepKeys.property).record
    case .jnw:
      StepKeys.record(StepKeys.jnw, SpringKeys.jnw + StepKeys.property.filter { $0.name != TimingKeys.duration.name })
        .record
    case .pop: StepKeys.record(StepKeys.pop, PopKeys.spring + StepKeys.animation).record
    case .popBasic: StepKeys.record(StepKeys.popBasic, PopKeys.basic + StepKeys.animation).record
    case .popDecay: StepKeys.record(StepKeys.popDecay, PopKeys.decay + StepKeys.animation).record
    case .pausePop: StepKeys.record(StepKeys.pausePop, [StepKeys.runningKey.description] + StepKeys.modifiers).record
    case .resumePop: StepKeys.record(StepKeys.resumePop, [StepKeys.runningKey.description] + StepKeys.modifiers).record
    case .group:
      StepKeys.record(
        StepKeys.group, [AnimationKeys.animations.description] + TimingKeys.shared + StepKeys.layerAnimation
      ).record
    case .transition:
      StepKeys.record(
        StepKeys.transition, TransitionKeys.all + TimingKeys.shared + [StepKeys.onStart.description] + StepKeys.block
      ).record
    case .startAnimator: StepKeys.record(StepKeys.startAnimator, StepKeys.modifiers).record
    case .pauseAnimator: StepKeys.record(StepKeys.pauseAnimator, StepKeys.modifiers).record
    case .continueAnimator:
      StepKeys.record(StepKeys.continueAnimator, AnimatorKeys.continuing + StepKeys.modifiers).record
    case .reverseAnimator:
      StepKeys.record(StepKeys.reverseAnimator, [AnimatorKeys.reversed.description] + StepKeys.modifiers).record
    case .scrubAnimator:
      StepKeys.record(StepKeys.scrubAnimator, [AnimatorKeys.fraction.description] + StepKeys.modifiers).record
    case .stopAnimator:
      StepKeys.record(StepKeys.stopAnimator, [AnimatorKeys.position.description] + StepKeys.modifiers).record
    case .dynamics:
      StepKeys.record(StepKeys.dynamics, DynamicsKeys.all + [StepKeys.completion.description] + StepKeys.modifiers)
        .record
    case .setContentOffset:
      StepKeys.record(StepKeys.setContentOffset, [ScrollKeys.to.description] + StepKeys.modifiers).record
    case .begin: StepKeys.record(StepKeys.begin, StepKeys.modifiers).record
    case .update: StepKeys.record(StepKeys.update, [InteractionKeys.percent.description] + StepKeys.modifiers).record
    case .finish: StepKeys.record(StepKeys.finish, InteractionKeys.release + StepKeys.modifiers).record
    case .cancel: StepKeys.record(StepKeys.cancel, InteractionKeys.release + StepKeys.modifiers).record
    case .remove: StepKeys.record(StepKeys.remove, [StepKeys.runningKey.description] + StepKeys.modifiers).record
    case .every:
      StepKeys.record(
        StepKeys.every,
        [StepKeys.repeatedSteps.description, StepKeys.times.description, StepKeys.whileTrue.description]
          + StepKeys.modifiers
      ).record
    case .display:
      StepKeys.record(
        StepKeys.display,
        [StepKeys.framesPerSecond.description, StepKeys.times.description, StepKeys.whileTrue.description]
          + StepKeys.modifiers
      ).record
    case .do: StepKeys.record(StepKeys.`do`, StepKeys.modifiers).record
    case .sequence: StepKeys.record(StepKeys.sequence, StepKeys.modifiers).record
    case .wait:
      StepKeys.record(StepKeys.wait, [StepKeys.condition.description, StepKeys.repetition.description]).record
    case .then:
      StepKeys.record(
        StepKeys.then,
        [
          StepKeys.question.description, StepKeys.otherwise.description, StepKeys.after.description,
          StepKeys.repetition.description,
        ]
      ).record
    case .run: StepKeys.record(StepKeys.run, [StepKeys.arguments.description] + StepKeys.modifiers).record
    }
  }
}
