package import Geometry
import LayerTree
package import Motion
package import SceneDiagnostics

/// A scene with its layers, steps, and rules, in which all names are resolved.
package struct Program: Sendable {
  /// The initial values of the states, by name.
  package let states: [String: ExpressionValue]
  /// The named numbers and colors of the scene.
  package let constants: [(name: String, value: ExpressionValue)]
  /// The property animators, by name.
  package let animators: [String: AnimatorBlueprint]
  /// The interactive transitions, by name.
  package let interactions: [String: InteractionBlueprint]
  /// The UIKit generation whose view animations the scene uses.
  package let generation: UIKitGeneration
  package let directory: LayerDirectory
  package let steps: [Step]
  /// The rules in order; each can read the results of the previous ones.
  package let rules: [Rule]
  /// The numeric rules at their indices, which are read at every tick; nil for the others.
  private let numberRules: [NumberRule?]
  /// The rules in source form, for each component and for the scene.
  package let ruleLines: [[RuleLine]]
  /// The rules that position layers.
  package let placement: Placement
  package let canvasSize: Size
  /// The background color of the canvas.
  package let background: Color
  /// The number of ticks per second.
  package let displayRate: Double
  /// The event handlers.
  package let handlers: [Handler]
  /// The scripted touches.
  package let touches: [TouchScriptItem]
  /// The source texts of the scene, for messages.
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
    numberRules = rules.map { if case .number(let rule) = $0.kind { rule } else { nil } }
    self.ruleLines = ruleLines
    self.placement = placement
    self.canvasSize = canvasSize
    self.background = background
    self.displayRate = displayRate
    self.handlers = handlers
    self.touches = touches
    self.sources = sources
  }

  /// Returns the steps of a deferred step, evaluated when it runs.
  ///
  /// - Throws: A `SceneFileError` if the step is invalid at this time; the message contains the time.
  package func steps(
    of step: Computed<[Step]>, _ values: SceneValues, at time: Double
  ) throws(SceneFileError) -> [Step] {
    let frame = frame(values, at: time)
    let steps = step.value(frame)
    try frame.log.throwIfFailed()
    return steps ?? []
  }

  /// Evaluates a condition.
  ///
  /// - Throws: A `SceneFileError` if it is invalid at this time.
  package func holds(_ condition: Computed<Bool>, _ values: SceneValues, at time: Double) throws(SceneFileError) -> Bool
  {
    let frame = frame(values, at: time)
    let holds = condition.value(frame)
    try frame.log.throwIfFailed()
    return holds == true
  }

  /// Throws the error of a step that cannot be performed in the current state.
  package func fail(at range: SourceRange, _ error: InvalidCommand, time: Double) throws(SceneFileError) {
    let log = DiagnosticLog(sources: sources, time: time)
    log.error(at: range, error.message, hint: error.hint)
    try log.throwIfFailed()
  }

  /// Returns the changes of an animator, evaluated when it starts.
  ///
  /// - Throws: A `SceneFileError` if the changes are invalid at this time.
  package func changes(
    of animator: AnimatorBlueprint, _ values: SceneValues, at time: Double
  ) throws(SceneFileError) -> [Step.Change] {
    let frame = frame(values, at: time)
    let changes = animator.changes.compactMap { $0.value(frame) }
    try frame.log.throwIfFailed()
    return changes
  }

  /// Evaluates the rules in order.
  ///
  /// - Parameters:
  ///   - values: The values that the rules can read.
  ///   - time: The stage's time in seconds.
  ///   - around: Wraps the evaluation of each rule, given its index; nil to evaluate all directly.
  ///   - begin: Called with the index of each rule before it is evaluated; nil if nobody needs to know.
  ///   - write: Applies a rule's change before the next rule is evaluated.
  ///   - writeNumber: Applies the number of a numeric rule.
  /// - Throws: A `SceneFileError` if a rule is invalid at this time; rethrows the errors of `write`.
  func keepRules(
    _ values: SceneValues, at time: Double, around: ((Int, () throws -> Void) throws -> Void)?,
    begin: ((Int) -> Void)?, write: (Step.Change) throws -> Void, writeNumber: (NumberRule, Double) -> Void
  ) throws {
    let frame = frame(values, at: time)
    var stack: [Double] = []
    func keep(_ index: Int) throws {
      begin?(index)
      if let rule = numberRules[index], let number = rule.value(of: values, at: time, in: frame, &stack) {
        return writeNumber(rule, number)
      }
      switch rules[index].kind {
      case .number(let rule): if let change = rule.change.value(frame) { try write(change) }
      case .name(_, let slot, let value): values.name(slot, as: value.value(frame))
      case .change(let change): if let change = change.value(frame) { try write(change) }
      }
      try frame.log.throwIfFailed()
    }
    if let around {
      for index in rules.indices { try around(index) { try keep(index) } }
    } else {
      for index in rules.indices { try keep(index) }
    }
  }

  /// Applies the layouts of all layers.
  ///
  /// - Parameters:
  ///   - values: The values that the layouts can read.
  ///   - time: The stage's time in seconds, for messages.
  ///   - placement: The layouts, with the sizes of the last tick.
  ///   - presentation: Returns the current presentation values of a layer.
  ///   - place: Sets the frame of a layer before the next one is placed.
  /// - Throws: A `SceneFileError` if a layout is invalid at this time.
  func keepLayouts(
    _ values: SceneValues, at time: Double, _ placement: inout Placement,
    presentation: @escaping (_ layer: Int) -> LayerProperties, place: (_ layer: Int, _ frame: LayoutFrame) -> Void
  ) throws(SceneFileError) {
    let frame = frame(values, at: time)
    frame.isDriven = false
    placement.run(in: frame, presentation: presentation, place: place)
    try frame.log.throwIfFailed()
  }

  private func frame(_ values: SceneValues, at time: Double) -> Frame {
    Frame(log: DiagnosticLog(sources: sources, time: time), values: values, isDriven: true)
  }
}

/// The steps that handle an event of a layer.
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
