import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram

/// Builds the outline of a program: the same events, arranged for code.
final class OutlineBuilder {
  let program: Program
  /// The arguments of actions, by the slots of their parameters.
  var arguments: [Int: OutlineExpression] = [:]
  /// The scene's named numbers and colors.
  private let named: [String: ExpressionValue]
  /// The named constants that the code uses.
  private var constants: [String: SceneOutline.Constant] = [:]
  /// The indices of the rules that name values, by the slots of the values.
  private var locals: [Int: Int] = [:]
  /// The gesture of the current event; nil if its values are no longer available.
  var gesture: (layer: Int, gesture: SceneEvent.Gesture)?
  /// The names of layers that branches have selected, by the indexed names: `row(state[0] open)`.
  var choices: [String: String] = [:]

  init(_ program: Program) {
    self.program = program
    named = Dictionary(program.constants.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// Returns the outline of the program.
  func outline() -> SceneOutline {
    var outline = SceneOutline()
    outline.generation = program.generation
    outline.layouts = program.placement.rules.map(layout)
    outline.animators = inOrder(program.animators.values.map { ($0, $0) }).compactMap(animator)
    outline.interactions = inOrder(program.interactions.values.map { ($0.animator, $0) }).map(interaction)
    for (index, rule) in program.rules.enumerated() { outline.rules.append(self.rule(rule, at: index)) }
    outline.start = steps(program.steps)
    for handler in program.handlers {
      if case .gesture(let gesture, _) = handler.event { self.gesture = (handler.layer, gesture) }
      outline.handlers.append(
        SceneOutline.Handler(layer: handler.layer, event: handler.event.name, steps: steps(handler.steps)))
      gesture = nil
    }
    outline.states = program.states.keys.sorted().compactMap { name in
      program.states[name].map { SceneOutline.State(name: name, value: literal($0)) }
    }
    outline.layers = program.directory.blueprints.map(layer)
    for item in program.touches {
      switch item.action {
      case .tap(let layer, let point, let holding):
        outline.taps.append(SceneOutline.Tap(layer: layer, time: item.time, holding: holding, point: point))
      case .steps(let steps):
        outline.start.append(
          OutlineStep(
            action: .steps(self.steps(steps)), verb: "do", line: item.origin.line, delay: .number(item.time)))
      case .touchDown, .touchUp, .drag, .scroll, .pair, .tapStatusBar, .touch:
        outline.otherTouches.append("line \(item.origin.line)")
      }
    }
    outline.constants = program.constants.compactMap { constants[$0.name] }
    // The layout of a button's title does not count, because buttons keep their size.
    outline.hasLayouts = program.directory.blueprints.contains { ($0.isPlaced || $0.isStack) && !$0.isTitle }
    return outline
  }

  private func layer(_ blueprint: LayerBlueprint) -> OutlineLayer {
    let layer = Layer(name: blueprint.name)
    for change in blueprint.setup { change(layer) }
    var remarks: [String] = []
    var timing = blueprint.timing
    timing.speed = 1
    if timing != MediaTiming() { remarks.append("its own clock, but for the speed") }
    if blueprint.animation != nil, blueprint.properties.content.kind != .playback {
      remarks.append("the animations of its drawing")
    }
    if !blueprint.actions.isEmpty { remarks.append("its actions") }
    if layer.looks.contains(where: { $0.key != .highlighted }) { remarks.append("its looks when selected or disabled") }
    return OutlineLayer(
      name: blueprint.name, superlayer: blueprint.superlayer, isMask: blueprint.isMask, isPart: blueprint.isPart,
      drawing: blueprint.drawing, properties: blueprint.properties, isControl: layer.isControl,
      isUserInteractionEnabled: layer.isUserInteractionEnabled, highlighted: layer.looks[.highlighted],
      fits: blueprint.fits, speed: blueprint.timing.speed, remarks: remarks)
  }

  /// Returns parts of the outline in the order of the file.
  private func inOrder<Thing>(_ things: [(animator: AnimatorBlueprint, thing: Thing)]) -> [Thing] {
    things.sorted { one, other in
      let (a, b) = (one.animator.record.range, other.animator.record.range)
      return (a.file, a.line, a.column) < (b.file, b.line, b.column)
    }.map(\.thing)
  }

  private func animator(_ blueprint: AnimatorBlueprint) -> OutlineAnimator? {
    guard let changes = changes(blueprint.changes.map(\.form)) else { return nil }
    return OutlineAnimator(
      name: blueprint.name, changes: changes, parameters: parameters(blueprint.record),
      completion: steps(blueprint.completion))
  }

  private func interaction(_ blueprint: InteractionBlueprint) -> OutlineInteraction {
    let animator = blueprint.animator
    var timingFunction: TimingFunction?
    if case .cubic(let function) = animator.timing, !animator.scrubsLinearly { timingFunction = function }
    return OutlineInteraction(
      name: animator.name, changes: changes(animator.changes.map(\.form)), duration: animator.duration,
      timingFunction: timingFunction, completionCurve: blueprint.completionCurve,
      completionSpeed: blueprint.completionSpeed, completion: steps(animator.completion))
  }

  // MARK: Rules

  private func rule(_ rule: Rule, at index: Int) -> OutlineRule {
    switch rule.kind {
    case .name(let name, let slot, let value):
      let content = expression(value.form).map { OutlineRule.Content.name(name, $0) }
      locals[slot] = index
      return OutlineRule(content: content ?? .unsupported, text: "\(name): \(value.form.written)")
    case .change(let change): return self.rule(change.form)
    case .number(let rule): return self.rule(rule.change.form)
    }
  }

  private func rule(_ form: Operand) -> OutlineRule {
    var text = form.description
    if case .change(let target, let value) = form {
      switch target {
      case .layer(.layer(let layer), let keyPath): text = "\(program.directory.path(of: layer)).\(keyPath)"
      case .layer(.chosen(let chosen), _): text = chosen.text
      case .state(let name): text = name
      case .animator(let name): text = "\(name).fractionComplete"
      }
      text += ": \(value.written)"
    }
    return OutlineRule(content: change(form).map { .change($0) } ?? .unsupported, text: text)
  }

  // MARK: Readings

  /// Returns a named constant of the scene; nil for a value without a name.
  func constant(_ formula: Formula, _ value: ExpressionValue) -> OutlineExpression? {
    guard let name = formula.words?.joined(separator: "."), named[name] == value else { return nil }
    let constant: OutlineExpression.Constant
    switch value {
    case .number(let number, _): constant = .number(number)
    case .color(let color): constant = .color(color)
    case .boolean, .text, .choice, .numbers, .table, .row: return nil
    }
    constants[name] = SceneOutline.Constant(name: name, value: literal(value))
    return .constant(name, constant)
  }

  func expression(_ reading: Reading) -> OutlineExpression {
    switch reading {
    case .state(_, let name): return .state(name)
    case .named(let slot, let name): return arguments[slot] ?? locals[slot].map { .local($0) } ?? .unsupported(name)
    case .gesture(let gesture, let layer, let name): return value(name, of: gesture, on: layer)
    case .event(let name): return gesture.map { value(name, of: $0.gesture, on: $0.layer) } ?? .unsupported(name)
    case .percentComplete(let name): return .progress(name)
    case .finished: return .finished
    case .property(let layer, let property, let isPresented):
      return .property(layer: layer, keyPath: property.keyPath, isPresented: isPresented)
    case .indexed(let name, let isPresented):
      guard let target = target(of: name), !target.keyPath.isEmpty else { return .unsupported(reading.description) }
      return .property(layer: target.layer, keyPath: target.keyPath, isPresented: isPresented)
    case .time, .fractionComplete, .touch: return .unsupported(reading.description)
    }
  }

  /// Returns a value of a gesture's event: `gesture.translation.x` or `touch.location.x`.
  func value(_ name: String, of gesture: SceneEvent.Gesture, on layer: Int) -> OutlineExpression {
    guard let dot = name.firstIndex(of: ".") else { return .unsupported(name) }
    return .gesture(layer: layer, gesture: gesture.rawValue, name: String(name[name.index(after: dot)...]))
  }

  func literal(_ value: ExpressionValue) -> OutlineExpression {
    switch value {
    case .number(let number, _): .number(number)
    case .boolean(let boolean): .boolean(boolean)
    case .color(let color): .color(color)
    case .text(let text): .text(text)
    case .choice(let choice): .text(choice.word)
    case .numbers, .table, .row: .unsupported(value.text)
    }
  }
}
