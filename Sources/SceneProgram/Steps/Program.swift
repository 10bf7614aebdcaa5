package import Geometry
import LayerTree
package import Motion
package import SceneDiagnostics

/// The events of a scene: its steps and rules, with every name resolved.
package struct Program: Sendable {
  /// The initial states.
  package let states: [String: ExpressionValue]
  /// The numbers and colors that the scene gives names.
  package let constants: [(name: String, value: ExpressionValue)]
  /// Property animators by name.
  package let animators: [String: AnimatorBlueprint]
  /// Transitions that percentages drive, by name.
  package let interactions: [String: InteractionBlueprint]
  /// Whose view animations the scene's are.
  package let generation: UIKitGeneration
  package let directory: LayerDirectory
  package let steps: [Step]
  /// The rules, in order; each can read the results of the ones before.
  package let rules: [Rule]
  /// The rules in source form, for each component and for the scene.
  package let ruleLines: [[RuleLine]]
  /// The rules that place layers.
  package let placement: Placement
  package let canvasSize: Size
  /// The color behind all layers.
  package let background: Color
  /// Ticks of the clock per second.
  package let displayRate: Double
  /// The handlers of events.
  package let handlers: [Handler]
  /// The touches that the scene plays.
  package let touches: [TouchScriptItem]
  /// The texts that the scene was read from, for messages.
  package let sources: [SourceText]

  package init(
    states: [String: ExpressionValue], constants: [(name: String, value: ExpressionValue)],
    animators: [String: AnimatorBlueprint],
    interactions: [String: InteractionBlueprint], generation: UIKitGeneration, directory: LayerDirectory, steps: [Step],
    rules: [Rule], ruleLines: [[RuleLine]], placement: Placement, canvasSize: Size, background: Color,
    displayRate: Double, handlers: [Handler], touches: [TouchScriptItem], sources: [SourceText]
  ) {
    self.states = states
    self.constants = constants
    self.animators = animators
    self.interactions = interactions
    self.generation = generation
    self.directory = directory
    self.steps = steps
    self.rules = rules
    self.ruleLines = ruleLines
    self.placement = placement
    self.canvasSize = canvasSize
    self.background = background
    self.displayRate = displayRate
    self.handlers = handlers
    self.touches = touches
    self.sources = sources
  }

  /// Returns the steps of a deferred step, now that it runs.
  ///
  /// - Throws: A `SceneFileError` when the step now means nothing; the message has the time.
  package func steps(
    of step: Computed<[Step]>, _ values: SceneValues, at time: Double
  ) throws(SceneFileError) -> [Step] {
    let frame = frame(values, at: time)
    let steps = step.value(frame)
    try frame.log.throwIfFailed()
    return steps ?? []
  }

  /// Evaluates a condition now.
  ///
  /// - Throws: A `SceneFileError` when it now means nothing.
  package func holds(_ condition: Computed<Bool>, _ values: SceneValues, at time: Double) throws(SceneFileError) -> Bool
  {
    let frame = frame(values, at: time)
    let holds = condition.value(frame)
    try frame.log.throwIfFailed()
    return holds == true
  }

  /// Stops at a step that cannot be performed as things are.
  package func fail(at range: SourceRange, _ error: ImpossibleOrder, time: Double) throws(SceneFileError) {
    let log = DiagnosticLog(sources: sources, time: time)
    log.error(at: range, error.message, hint: error.hint)
    try log.throwIfFailed()
  }

  /// Returns the changes of an animator, now that it starts.
  ///
  /// - Throws: A `SceneFileError` when the changes now mean nothing.
  package func changes(
    of animator: AnimatorBlueprint, _ values: SceneValues, at time: Double
  ) throws(SceneFileError) -> [Step.Change] {
    let frame = frame(values, at: time)
    let changes = animator.changes.compactMap { $0.value(frame) }
    try frame.log.throwIfFailed()
    return changes
  }

  /// Evaluates the rules from top to bottom.
  ///
  /// - Parameters:
  ///   - values: The values that the rules can read.
  ///   - time: The stage's time.
  ///   - around: Performs each rule by its index; nil to perform all directly.
  ///   - begin: Called before each rule.
  ///   - write: Writes a rule's value, before the next one is evaluated.
  ///   - writeNumber: Writes the number of a rule.
  /// - Throws: A `SceneFileError` if a rule cannot be evaluated; rethrows the errors of `write`.
  func keepRules(
    _ values: SceneValues, at time: Double, around: ((Int, () throws -> Void) throws -> Void)?,
    begin: (Rule) -> Void, write: (Step.Change) throws -> Void, writeNumber: (NumberRule, Double) -> Void
  ) throws {
    let frame = frame(values, at: time)
    var stack: [Double] = []
    func keep(_ rule: Rule) throws {
      begin(rule)
      switch rule.kind {
      case .number(let rule):
        if let number = rule.number.value(of: values, at: time, in: frame, &stack) {
          return writeNumber(rule, number)
        }
        if let change = rule.change.value(frame) { try write(change) }
      case .name(_, let slot, let value): values.name(slot, as: value.value(frame))
      case .change(let change): if let change = change.value(frame) { try write(change) }
      }
      try frame.log.throwIfFailed()
    }
    if let around {
      for (index, rule) in rules.enumerated() { try around(index) { try keep(rule) } }
    } else {
      for rule in rules { try keep(rule) }
    }
  }

  /// Places every layer that has a layout.
  ///
  /// - Parameters:
  ///   - values: The values that layouts can read.
  ///   - time: The stage's time, for messages.
  ///   - placement: The layouts, with their results of the last tick.
  ///   - seen: The current presentation of a layer.
  ///   - place: Gives a layer its frame, before the next one is placed.
  /// - Throws: A `SceneFileError` when a layout now means nothing.
  func keepLayouts(
    _ values: SceneValues, at time: Double, _ placement: inout Placement,
    seen: @escaping (_ layer: Int) -> LayerProperties, place: (_ layer: Int, _ frame: PlacedFrame) -> Void
  ) throws(SceneFileError) {
    let frame = frame(values, at: time)
    frame.isDriven = false
    placement.run(in: frame, seen: seen, place: place)
    try frame.log.throwIfFailed()
  }

  private func frame(_ values: SceneValues, at time: Double) -> Frame {
    Frame(log: DiagnosticLog(sources: sources, time: time), values: values, isDriven: true)
  }
}

/// The steps for an event of a layer.
package struct Handler: Sendable {
  package let layer: Int
  package let event: SceneEvent
  package let steps: [Step]

  package init(layer: Int, event: SceneEvent, steps: [Step]) {
    self.layer = layer
    self.event = event
    self.steps = steps
  }
}
