/// The keys of steps: a verb, what it needs, and the modifiers that any step takes.
enum StepKeys {
  private static let changes = ValueType.node(["type": "object"])
  private static let targets = ValueType.node(["type": ["string", "array"]])
  private static let steps = ValueType.node(["$ref": "#/definitions/steps"])

  static let set = Key("set", changes, "Sets properties of the model at once.", isRequired: true)
  static let animate = Key(
    "animate", changes, "Sets properties inside a UIKit block, so that they animate.", isRequired: true)
  static let animateKeyframes = Key(
    "animateKeyframes", ValueType.node(["type": "array", "items": ViewKeys.frame.schema]),
    "Sets properties at several moments of one UIKit block: a list of {start, duration, set}.", isRequired: true)
  static let transaction = Key(
    "transaction", changes, "Sets properties inside a CATransaction, so that they animate.", isRequired: true)
  static let basic = Key(
    "basic", ValueType.text, "Animates a property between two values (CABasicAnimation).", isRequired: true)
  static let keyframes = Key(
    "keyframes", ValueType.text, "Animates a property through values (CAKeyframeAnimation).", isRequired: true)
  static let spring = Key(
    "spring", ValueType.text, "Animates a property on a spring (CASpringAnimation).", isRequired: true)
  static let jnw = Key("jnw", ValueType.text, "Animates a property by JNWSpringAnimation.", isRequired: true)
  static let pop = Key(
    "pop", targets, "Springs a property by Pop (POPSpringAnimation); a list of targets springs each.", isRequired: true)
  static let popBasic = Key("popBasic", targets, "Animates a property by POPBasicAnimation.", isRequired: true)
  static let popDecay = Key("popDecay", targets, "Lets a property run out by POPDecayAnimation.", isRequired: true)
  static let pausePop = Key(
    "pausePop", targets, "Holds an animation of Pop where it is, with its velocity.", isRequired: true)
  static let resumePop = Key("resumePop", targets, "Lets an animation of Pop go on after a pause.", isRequired: true)
  static let group = Key("group", ValueType.text, "Animations of one layer (CAAnimationGroup).", isRequired: true)
  static let transition = Key(
    "transition", ValueType.text,
    "Passes from what a layer shows to what later steps, even of the same moment, make of it (CATransition).",
    isRequired: true)
  static let setContentOffset = Key(
    "setContentOffset", ValueType.text, "Scrolls a scroll layer to an offset in 0.3 s, as UIKit does when animated.",
    isRequired: true)
  static let begin = Key(
    "begin", ValueType.text, "Begins an interaction at 0, or catches one that is on its way.", isRequired: true)
  static let update = Key("update", ValueType.text, "Takes an interaction to a percentage.", isRequired: true)
  static let finish = Key("finish", ValueType.text, "Lets an interaction go on to its end.", isRequired: true)
  static let cancel = Key("cancel", ValueType.text, "Lets an interaction go back to its beginning.", isRequired: true)
  static let remove = Key(
    "remove", ValueType.text, "Removes animations of a layer or of one property.", isRequired: true)
  static let startAnimator = Key(
    "startAnimator", ValueType.text, "Starts a property animator, or goes on after a pause.", isRequired: true)
  static let pauseAnimator = Key(
    "pauseAnimator", ValueType.text, "Holds a property animator where it is.", isRequired: true)
  static let continueAnimator = Key(
    "continueAnimator", ValueType.text, "Goes on after a pause, at another pace perhaps.", isRequired: true)
  static let reverseAnimator = Key(
    "reverseAnimator", ValueType.text, "Turns a property animator round.", isRequired: true)
  static let scrubAnimator = Key(
    "scrubAnimator", ValueType.text, "Holds a property animator at a fraction of its way.", isRequired: true)
  static let stopAnimator = Key(
    "stopAnimator", ValueType.text, "Ends a property animator where it is, or at an end of its way.", isRequired: true)
  static let every = Key(
    "every", ValueType.positiveTime(), "Performs steps at intervals of so many seconds, first after one (Timer).",
    isRequired: true)
  static let repeatedSteps = Key("do", steps, "The steps.", isRequired: true)
  static let display = Key(
    "display", steps, "Performs steps at every tick, from this one on (CADisplayLink).", isRequired: true)
  static let times = Key("count", ValueType.number(1...1e9), "How often; without end.")
  static let whileTrue = Key("while", ValueType.boolean, "Ends it when this no longer holds, asked before each time.")
  static let `do` = Key("do", steps, "Several steps that share modifiers.", isRequired: true)

  static let sequence = Key(
    "sequence", steps, "Steps of which each begins when the one before is over.", isRequired: true)
  static let wait = Key(
    "wait", ValueType.time(0...86_400), "Does nothing for so many seconds, between steps of a sequence.",
    isRequired: true)
  static let then = Key("then", steps, "The steps when the condition holds.", isRequired: true)
  static let question = Key("if", ValueType.boolean, "What decides between then and else.", isRequired: true)
  static let otherwise = Key("else", steps, "The steps when the condition does not hold; none.")
  static let run = Key("run", ValueType.name, "The steps that actions call by this name.", isRequired: true)
  static let arguments = Key("with", changes, "Values for the action's parameters.")

  static let after = Key("after", ValueType.time(0...86_400), "How much later the whole step happens; 0.")
  static let condition = Key("if", ValueType.boolean, "Leaves the step out when false.")
  static let repetition = Key(
    "for", ValueType.node(["type": "object"]),
    "Repeats the step: {i: 5}, {i: 2...6}, {part: [head, tail]}, {song: songs} for data, {c: row} for repeated layers.")
  static let motion = Key("motion", ValueType.text, "Takes over the parameters of that name; the step's own win.")
  static let completion = Key("completion", steps, "Steps for when the last animation of this one has run.")
  static let onStart = Key("onStart", steps, "Steps for when the animation begins.")
  static let key = Key(
    "key", ValueType.text, "The animation's key: an earlier one with it is replaced; `none` for no key.")
  static let updateModel = Key(
    "updateModel", ValueType.boolean,
    "Whether the model takes on the last value; false says that the layer is meant to snap back.")

  private static let modifiers = [after.description, condition.description, repetition.description]
  private static let block = [completion.description, motion.description] + modifiers
  private static let animation = [key.description] + block
  private static let layerAnimation = [onStart.description] + animation
  private static let property = TimingKeys.property + [updateModel.description] + layerAnimation

  /// Every verb with the record it opens.
  static let records: [(verb: String, record: RecordType)] = [
    record(set, modifiers),
    record(
      animate, ViewKeys.animate + block,
      alternatives: [ViewKeys.blockDuration.name, SpringKeys.stiffness.name]),
    record(animateKeyframes, ViewKeys.animateKeyframes + block),
    record(transaction, ViewKeys.transaction + block),
    record(basic, AnimationKeys.basic + property),
    record(keyframes, AnimationKeys.keyframes + property),
    record(spring, SpringKeys.coreAnimation + property),
    record(jnw, SpringKeys.jnw + property.filter { $0.name != TimingKeys.duration.name }),
    record(pop, PopKeys.spring + animation),
    record(popBasic, PopKeys.basic + animation),
    record(popDecay, PopKeys.decay + animation),
    record(pausePop, [key.description] + modifiers),
    record(resumePop, [key.description] + modifiers),
    record(group, [AnimationKeys.animations.description] + TimingKeys.shared + layerAnimation),
    record(transition, TransitionKeys.all + TimingKeys.shared + [onStart.description] + block),
    record(startAnimator, modifiers),
    record(pauseAnimator, modifiers),
    record(continueAnimator, AnimatorKeys.continuing + modifiers),
    record(reverseAnimator, [AnimatorKeys.reversed.description] + modifiers),
    record(scrubAnimator, [AnimatorKeys.fraction.description] + modifiers),
    record(stopAnimator, [AnimatorKeys.position.description] + modifiers),
    record(setContentOffset, [ScrollKeys.to.description] + modifiers),
    record(begin, modifiers),
    record(update, [InteractionKeys.percent.description] + modifiers),
    record(finish, InteractionKeys.release + modifiers),
    record(cancel, InteractionKeys.release + modifiers),
    record(remove, modifiers),
    record(every, [repeatedSteps.description, times.description, whileTrue.description] + modifiers),
    record(display, [times.description, whileTrue.description] + modifiers),
    record(`do`, modifiers),
    record(sequence, modifiers),
    record(wait, [condition.description, repetition.description]),
    record(
      then, [question.description, otherwise.description, after.description, repetition.description]),
    record(run, [arguments.description] + modifiers),
  ]

  /// The entry that says what a step does: of several verbs, the one that takes the others as its keys.
  static func verb(of entries: [SyntaxNode.Entry]) -> SyntaxNode.Entry? {
    let found = entries.filter { entry in records.contains { $0.verb == entry.key } }
    let whole = found.first { candidate in
      guard found.count > 1, let type = records.first(where: { $0.verb == candidate.key })?.record else { return false }
      return found.allSatisfy { $0.key == candidate.key || type.has($0.key) }
    }
    return whole ?? found.first
  }

  /// The verbs that can stand inside a group, where they name a key path.
  static let groupedRecords: [(verb: String, record: RecordType)] = [
    record(basic, AnimationKeys.basic + TimingKeys.property + [motion.description]),
    record(keyframes, AnimationKeys.keyframes + TimingKeys.property + [motion.description]),
    record(spring, SpringKeys.coreAnimation + TimingKeys.property + [motion.description]),
  ]

  private static func record<Value>(
    _ verb: Key<Value>, _ keys: [KeyDescription], alternatives: [String] = []
  ) -> (verb: String, record: RecordType) {
    let record = RecordType(
      name: verb.name, summary: verb.summary, keys: [verb.description] + keys, alternatives: alternatives)
    return (verb.name, record)
  }
}
