import Geometry
import LayerTree
import Motion

/// What happens in a scene: its steps and its rules, with all that reading them again needs.
struct Script: Sendable {
  let definitions: Definitions
  let directory: LayerDirectory
  let steps: [Step]
  /// The rules, those of each component by themselves.
  let rules: [RuleList]
  /// What places layers.
  let layouts: [LayoutRule]
  let canvasSize: Size
  /// What happens when something is done to a layer.
  let handlers: [Handler]
  /// What the hand does.
  let hand: [HandItem]
  /// What the scene was read from, for messages.
  let sources: [SourceText]

  /// Reads a step again, now that it runs.
  ///
  /// - Throws: A `SceneFileError` when the step now means nothing; the message tells the time.
  func steps(of step: LateStep, _ values: SceneValues, at time: Double) throws(SceneFileError) -> [Step] {
    let log = DiagnosticLog(sources: sources, time: time)
    let context = context(log, values)
    context.scope = step.scope
    var reader = StepReader(context: context, directory: directory, isPlaying: true, isSequence: step.isInSequence)
    reader.read(step.entries, at: step.range, time: 0)
    try log.throwIfFailed()
    return reader.steps
  }

  /// Works out a condition, now that it is asked.
  ///
  /// - Throws: A `SceneFileError` when it now means nothing.
  func holds(_ condition: RepeatedSteps.Condition, _ values: SceneValues, at time: Double) throws(SceneFileError)
    -> Bool
  {
    let log = DiagnosticLog(sources: sources, time: time)
    let context = context(log, values)
    context.scope = condition.scope
    let holds = context.read(
      condition.node, as: StepKeys.whileTrue.type, for: StepKeys.whileTrue.name, at: condition.node.range)
    try log.throwIfFailed()
    return holds == true
  }

  /// Stops at a step that cannot be performed as things are.
  func fail(at range: SourceRange, _ error: ImpossibleOrder, time: Double) throws(SceneFileError) {
    let log = DiagnosticLog(sources: sources, time: time)
    log.error(at: range, error.message, hint: error.hint)
    try log.throwIfFailed()
  }

  /// What an animator changes, now that it starts.
  ///
  /// - Throws: A `SceneFileError` when the changes now mean nothing.
  func changes(
    of animator: AnimatorBlueprint, _ values: SceneValues, at time: Double
  ) throws(SceneFileError) -> [Step.Change] {
    let log = DiagnosticLog(sources: sources, time: time)
    let context = context(log, values)
    context.scope = animator.scope
    let targets = TargetReader(context: context, directory: directory)
    let changes = ChangeReader(context: context, targets: targets, isDriven: true)
      .changes(animator.changes, for: animator.loop)
    try log.throwIfFailed()
    return changes
  }

  /// Works out every rule from top to bottom.
  ///
  /// - Parameters:
  ///   - values: What the rules can read.
  ///   - time: The stage's time, for messages.
  ///   - write: Writes what a rule says, before the next one is worked out.
  /// - Throws: A `SceneFileError` when a rule now means nothing; what `write` throws.
  func keepRules(
    _ values: SceneValues, at time: Double, write: (Step.Change) throws -> Void
  ) throws {
    let log = DiagnosticLog(sources: sources, time: time)
    let context = context(log, values)
    let reader = RuleReader(context: context, directory: directory)
    for list in rules {
      context.scope = list.scope
      for block in list.blocks {
        try reader.run(block) { rule in
          if let change = reader.change(rule) { try write(change) }
          try log.throwIfFailed()
        }
      }
    }
  }

  /// Places every layer that has a layout.
  ///
  /// - Parameters:
  ///   - states: The states, which layouts can read.
  ///   - time: The stage's time, for messages.
  ///   - seen: What a layer is seen like now.
  ///   - place: Gives a layer its frame, before the next one is placed.
  /// - Throws: A `SceneFileError` when a layout now means nothing.
  func keepLayouts(
    _ states: [String: ExpressionValue], at time: Double, seen: @escaping (_ layer: Int) -> LayerProperties,
    place: (_ layer: Int, _ frame: PlacedFrame) -> Void
  ) throws(SceneFileError) {
    let log = DiagnosticLog(sources: sources, time: time)
    let layout = LayerLayout(canvas: canvasSize, directory: directory, seen: seen)
    layout.states = states
    let context = context(log, layout)
    Placement(rules: layouts, directory: directory).run(context, layout, place: place)
    try log.throwIfFailed()
  }

  private func context(_ log: DiagnosticLog, _ values: any LiveValues) -> ReadingContext {
    // Every picture was found when the scene was read.
    func unknown(_ name: String) -> ImageNotFound {
      ImageNotFound(message: "there was no picture called ‘\(name)’ when the scene was read")
    }
    let context = ReadingContext(
      log: log, definitions: definitions, findImage: { .failure(unknown($0)) }, findDrawing: { .failure(unknown($0)) })
    context.live = values
    return context
  }
}
