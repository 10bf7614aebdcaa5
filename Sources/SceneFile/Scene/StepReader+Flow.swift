/// Steps that hold steps: several, one after the other, of which a condition chooses, of an action.
extension StepReader {
  /// Steps deeper inside each other than this are a slip.
  private static let deepest = 64

  /// Reads steps of which a condition chooses.
  mutating func readChoice(_ verb: SyntaxNode.Entry, _ record: RecordReader, at time: Double) {
    guard let holds = record.read(StepKeys.question) else { return }
    // What a condition keeps out now may run later, and must be right then.
    let readsBoth = context.hasUsedLiveValues && !isPlaying
    if holds || readsBoth { add(inner(verb.value), at: time, verb) }
    if !holds || readsBoth, let node = record.read(StepKeys.otherwise) { add(inner(node), at: time, verb) }
  }

  /// Reads the steps of the action that is run.
  mutating func readRun(_ verb: SyntaxNode.Entry, _ record: RecordReader, at time: Double) {
    let actions = context.definitions.actions
    guard record.read(StepKeys.run) != nil,
      let action = context.find(verb.value, among: actions, "action", in: SceneKeys.actions.name),
      let steps = ActionCall(context: context).perform(
        action, at: verb.value.range, with: record.read(StepKeys.arguments), { inner($0) })
    else { return }
    add(steps, at: time, verb)
  }

  /// Adds steps that stand inside another, as one where they have to be over before the next begins.
  mutating func add(_ inner: [Step], at time: Double, _ verb: SyntaxNode.Entry) {
    if isSequence {
      steps.append(Step(delay: time, action: .several(inner), origin: verb.keyRange))
    } else {
      steps += inner.map { Step(delay: time + $0.delay, action: $0.action, origin: $0.origin) }
    }
  }

  /// Reads every action once, as it is without arguments, for what is wrong with it.
  func checkActions() {
    for entry in context.definitions.actions.values.sorted(by: { $0.keyRange.line < $1.keyRange.line }) {
      _ = ActionCall(context: context).perform(entry, at: entry.keyRange, with: nil, { inner($0) })
    }
  }

  /// The steps of `completion`, which begin when it is due.
  func completion(_ record: RecordReader) -> [Step] {
    guard let node = record.read(StepKeys.completion) else { return [] }
    let outer = context.live?.finished
    context.live?.finished = true
    defer { context.live?.finished = outer }
    return inner(node)
  }

  /// The steps of `onStart`, which begin when the animation does.
  func opening(_ record: RecordReader) -> [Step] { record.read(StepKeys.onStart).map { inner($0) } ?? [] }

  /// The steps that are performed inside a block or a transaction.
  func inside(_ record: RecordReader) -> [Step] { record.read(ViewKeys.inside).map { inner($0) } ?? [] }

  /// Steps that are performed at intervals, or at every tick.
  func repeated(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> RepeatedSteps? {
    var interval: Double?
    var node: SyntaxNode? = verb.value
    if verb.key == StepKeys.every.name {
      guard let seconds = record.read(StepKeys.every) else { return nil }
      interval = seconds
      node = record.read(StepKeys.repeatedSteps)
    }
    guard let node else { return nil }
    var condition: RepeatedSteps.Condition?
    if let node = record.node(StepKeys.whileTrue) {
      // Read for what is wrong with it; it is read again at every time.
      _ = context.usesLiveValues { _ = record.read(StepKeys.whileTrue) }
      condition = RepeatedSteps.Condition(node: node, scope: context.scope)
    }
    return RepeatedSteps(
      interval: interval, count: record.read(StepKeys.times).map { Int($0.rounded()) }, condition: condition,
      steps: inner(node))
  }

  func inner(_ node: SyntaxNode, isSequence: Bool = false) -> [Step] {
    guard context.stepDepth < Self.deepest else {
      context.log.error(at: node.range, "steps are more than \(Self.deepest) deep inside each other")
      return []
    }
    context.stepDepth += 1
    defer { context.stepDepth -= 1 }
    var inner = StepReader(context: context, directory: targets.directory, isSequence: isSequence)
    inner.read(node, at: 0)
    return inner.steps
  }

  func wait(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> Double? {
    guard isSequence else {
      context.log.error(
        at: verb.keyRange, "only the steps of a sequence wait", hint: "after: 1 makes any step happen later")
      return nil
    }
    return record.read(StepKeys.wait)
  }
}
