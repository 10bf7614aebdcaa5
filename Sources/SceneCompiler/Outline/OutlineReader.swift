import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneLanguage
import SceneProgram
import SceneSyntax

/// Reads the outline of a scene that has been read and checked.
final class OutlineReader {
  let context: ReadingContext
  let directory: LayerDirectory
  private let variables: [SceneVariable]
  let targets: TargetReader
  /// The arguments of actions, by the slots of their parameters.
  private var arguments: [Int: OutlineExpression] = [:]
  private var constants: [SceneOutline.Constant] = []
  /// The rules that name values, by the slots of the values.
  var locals: [Int: Int] = [:]
  /// The gesture whose event is handled, where its values are those of now.
  var gesture: (layer: Int, gesture: SceneEvent.Gesture)?

  init(context: ReadingContext, directory: LayerDirectory, variables: [SceneVariable]) {
    self.context = context
    self.directory = directory
    self.variables = variables
    targets = TargetReader(context: context, directory: directory)
  }

  /// The outline.
  ///
  /// - Parameters:
  ///   - behaviors: The behaviors of component instances and of the scene itself.
  ///   - following: The keys of layers that follow what they read.
  ///   - program: The scene's program.
  ///   - layouts: The rules that place layers.
  ///   - animators: The node of the scene's property animators.
  ///   - interactions: The node of the scene's interactions.
  ///   - touches: The node of the scene's script.
  /// - Returns: The outline.
  func outline(
    of behaviors: [Behavior], _ following: [FollowingKey], _ program: Program, layouts: [OutlineLayout],
    animators: SyntaxNode?,
    interactions: SyntaxNode?, touches: SyntaxNode?
  ) -> SceneOutline {
    var outline = SceneOutline()
    outline.generation = program.generation
    outline.layouts = layouts
    if let animators { outline.animators = self.animators(animators) }
    if let interactions { outline.interactions = self.interactions(interactions, program) }
    for key in following {
      context.reading(key) { addRule($0, in: nil, to: &outline.rules) }
    }
    for behavior in behaviors {
      context.within(behavior.scope) {
        if let node = behavior.start { outline.start += steps(node) }
        if let node = behavior.when { outline.handlers += handlers(node) }
        if let node = behavior.always { addRules(node, to: &outline.rules) }
      }
    }
    outline.states = program.states.keys.sorted().compactMap { name in
      program.states[name].map { SceneOutline.State(name: name, value: literal($0)) }
    }
    outline.layers = directory.blueprints.indices.map { layer(at: $0) }
    for item in program.touches {
      switch item.action {
      case .tap(let layer, let point, let holding):
        outline.taps.append(SceneOutline.Tap(layer: layer, time: item.time, holding: holding, point: point))
      case .steps: outline.start.append(scripted(item, touches))
      case .touchDown, .touchUp, .drag, .scroll, .pair, .tapStatusBar, .touch:
        outline.otherTouches.append("line \(item.origin.line)")
      }
    }
    outline.constants = constants
    // A button's title fills it, and buttons keep their size.
    outline.hasLayouts = directory.blueprints.contains { ($0.isPlaced || $0.isStack) && !$0.isTitle }
    return outline
  }

  private func layer(at index: Int) -> OutlineLayer {
    let blueprint = directory.blueprints[index]
    let layer = Layer(name: blueprint.name)
    for change in blueprint.setup { change(layer) }
    var remarks: [String] = []
    var timing = blueprint.timing
    timing.speed = 1
    if timing != MediaTiming() { remarks.append("its own clock, but for the speed") }
    if !blueprint.actions.isEmpty { remarks.append("its actions") }
    if layer.looks.contains(where: { $0.key != .highlighted }) { remarks.append("its looks when selected or disabled") }
    return OutlineLayer(
      name: blueprint.name, superlayer: blueprint.superlayer, isMask: blueprint.isMask,
      properties: blueprint.properties, isControl: layer.isControl,
      isUserInteractionEnabled: layer.isUserInteractionEnabled, highlighted: layer.looks[.highlighted],
      fits: blueprint.fits, speed: blueprint.timing.speed, remarks: remarks)
  }

  // MARK: Handlers

  private func handlers(_ node: SyntaxNode) -> [SceneOutline.Handler] {
    var handlers: [SceneOutline.Handler] = []
    for item in node.items {
      guard case .map(let entries) = item.content else { continue }
      let own = entries.filter { $0.key != LayerKeys.repetition.name }
      if let loop = entries.first(where: { $0.key == LayerKeys.repetition.name }) {
        Repetition(loop.value, context: context)?.run(in: context) { _ in handlers += own.compactMap(handler) }
      } else {
        handlers += own.compactMap(handler)
      }
    }
    return handlers
  }

  private func handler(_ entry: SyntaxNode.Entry) -> SceneOutline.Handler? {
    guard let target = targets.target(entry.key, at: entry.keyRange), let event = SceneEvent(target.keyPath) else {
      return nil
    }
    let outer = context.live?.event
    context.live?.event = EventValues(before: event)
    if case .gesture(let gesture, _) = event { self.gesture = (target.layer, gesture) }
    defer {
      context.live?.event = outer
      gesture = nil
    }
    return SceneOutline.Handler(layer: target.layer, event: target.keyPath, steps: steps(entry.value))
  }

  // MARK: Steps

  func steps(_ node: SyntaxNode?) -> [OutlineStep] {
    guard let node else { return [] }
    return node.items.flatMap { item -> [OutlineStep] in
      guard case .map(let entries) = item.content else { return [] }
      guard let loop = entries.first(where: { $0.key == StepKeys.repetition.name }) else {
        return choice(entries) ?? step(entries)
      }
      var all: [OutlineStep] = []
      let body = entries.filter { $0.key != StepKeys.repetition.name }
      Repetition(loop.value, context: context)?.run(in: context) { _ in all += choice(body) ?? step(body) }
      return all
    }
  }

  private func step(_ entries: [SyntaxNode.Entry]) -> [OutlineStep] {
    guard let (verb, entry) = StepVerb.opening(entries),
      let merged = StepReader(context: context, directory: directory).merging(motionOf: entries)
    else { return [] }
    func node(_ name: String) -> SyntaxNode? { merged.first { $0.key == name }?.value }
    let condition = verb == .then ? nil : node(StepKeys.condition.name).flatMap(expression)
    if case .boolean(false) = condition { return [] }
    var actual = condition
    if case .boolean(true) = condition { actual = nil }
    // What runs later has the values of the event, which the gesture then has no more.
    let gesture = gesture
    defer { self.gesture = gesture }
    if node(StepKeys.after.name) != nil { self.gesture = nil }
    var parameters = parameters(merged)
    if verb == .swiftui {
      parameters.swiftUIAnimation = swiftUIAnimation(
        RecordReader(merged, of: verb.record, at: entry.keyRange, context: context))
    }
    let (outer, own) = (context.live?.finished, self.gesture)
    context.live?.finished = true
    self.gesture = nil
    let completion = steps(node(StepKeys.completion.name))
    context.live?.finished = outer
    self.gesture = own
    let action: OutlineStep.Action
    if verb == .then {
      guard let question = node(StepKeys.question.name).flatMap(expression) else { return [] }
      switch question {
      case .boolean(let holds): action = .steps(steps(holds ? entry.value : node(StepKeys.otherwise.name)))
      default: action = .branch(question, then: steps(entry.value), otherwise: steps(node(StepKeys.otherwise.name)))
      }
    } else {
      action = self.action(verb, entry, parameters, node)
    }
    return [
      OutlineStep(
        action: action, verb: verb.rawValue, line: entry.keyRange.line,
        delay: node(StepKeys.after.name).flatMap(expression), condition: actual, parameters: parameters,
        opening: steps(node(StepKeys.onStart.name)), completion: completion)
    ]
  }

  private func action(
    _ verb: StepVerb, _ entry: SyntaxNode.Entry, _ parameters: OutlineParameters, _ node: (String) -> SyntaxNode?
  ) -> OutlineStep.Action {
    let failure = OutlineStep.Action.unsupported("\(verb.rawValue): \(entry.value.text ?? "…")")
    switch verb {
    case .set: return changes(entry.value).map { .set($0) } ?? failure
    case .animate:
      return changes(entry.value).map { .animate($0, inside: steps(node(ViewKeys.inside.name))) } ?? failure
    case .animateKeyframes:
      let frames = entry.value.items.compactMap(viewKeyframe)
      return frames.count == entry.value.items.count ? .animateKeyframes(frames) : failure
    case .transaction:
      return changes(entry.value).map { .transaction($0, inside: steps(node(ViewKeys.inside.name))) } ?? failure
    case .swiftui: return changes(entry.value).map { .swiftUI($0) } ?? failure
    case .phaseAnimator:
      let phases = entry.value.items.compactMap(phase)
      return phases.count == entry.value.items.count ? .phases(phases) : failure
    case .keyframeAnimator:
      guard case .map(let entries) = entry.value.content else { return failure }
      let tracks = entries.compactMap(track)
      return tracks.count == entries.count ? .keyframeAnimator(tracks) : failure
    case .basic: return animation(.basic, entry, parameters, node) ?? failure
    case .keyframes: return animation(.keyframes, entry, parameters, node) ?? failure
    case .spring: return animation(.spring, entry, parameters, node) ?? failure
    case .jnw: return animation(.jnw, entry, parameters, node) ?? failure
    case .group:
      guard let text = entry.value.text, let layer = targets.layer(text, at: entry.value.range),
        let list = node(AnimationKeys.animations.name)
      else { return failure }
      let children = list.items.map { grouped($0, in: layer) }
      let all = children.compactMap(\.self)
      return all.count == children.count ? .group(layer: layer, all) : failure
    case .transition:
      guard let text = entry.value.text, let layer = targets.layer(text, at: entry.value.range) else { return failure }
      return .transition(layer: layer)
    case .pop: return pop(.pop, entry, node) ?? failure
    case .popBasic: return pop(.popBasic, entry, node) ?? failure
    case .popDecay: return pop(.popDecay, entry, node) ?? failure
    case .remove:
      guard let text = entry.value.text, let target = targets.target(text, at: entry.value.range) else {
        return failure
      }
      let key = PopLayerProperty(named: target.keyPath)?.name ?? target.keyPath
      return .remove(layer: target.layer, key: node(StepKeys.runningKey.name)?.text ?? (key.isEmpty ? nil : key))
    case .startAnimator: return drive(.startAnimator, entry) ?? failure
    case .pauseAnimator: return drive(.pauseAnimator, entry) ?? failure
    case .continueAnimator: return drive(.continueAnimator, entry) ?? failure
    case .reverseAnimator: return drive(.reverseAnimator, entry) ?? failure
    case .scrubAnimator: return drive(.scrubAnimator, entry) ?? failure
    case .stopAnimator: return drive(.stopAnimator, entry) ?? failure
    case .begin: return interact(.begin, entry) ?? failure
    case .update: return interact(.update, entry) ?? failure
    case .finish: return interact(.finish, entry) ?? failure
    case .cancel: return interact(.cancel, entry) ?? failure
    case .setContentOffset:
      guard let text = entry.value.text, let layer = targets.layer(text, at: entry.value.range),
        let offset = node(ScrollKeys.to.name)
      else { return failure }
      return .scroll(layer: layer, to: value(offset))
    case .every:
      guard let interval = expression(entry.value) else { return failure }
      return .every(repetition(of: node(StepKeys.repeatedSteps.name), interval, node))
    case .display where node(StepKeys.framesPerSecond.name) != nil: return failure
    case .display: return .every(repetition(of: entry.value, nil, node))
    case .do: return .steps(steps(entry.value))
    case .sequence: return sequence(entry.value) ?? failure
    case .run: return call(entry, node(StepKeys.arguments.name)) ?? failure
    case .dynamics, .pausePop, .resumePop, .wait, .then: return failure
    }
  }

  private func animation(
    _ verb: AnimationVerb, _ entry: SyntaxNode.Entry, _ parameters: OutlineParameters, _ node: (String) -> SyntaxNode?
  ) -> OutlineStep.Action? {
    guard let text = entry.value.text, let target = targets.target(text, at: entry.value.range),
      target.current == nil, let property = AnimatableProperty(keyPath: target.keyPath)
    else { return nil }
    return .animation(animation(verb, target.layer, property, parameters, node))
  }

  private func pop(
    _ verb: PopVerb, _ entry: SyntaxNode.Entry, _ node: (String) -> SyntaxNode?
  ) -> OutlineStep.Action? {
    let all = entry.value.items.map { pop($0, node) }
    let pops = all.compactMap(\.self)
    return pops.count == all.count ? .pop(verb, pops) : nil
  }

  private func drive(_ verb: AnimatorVerb, _ entry: SyntaxNode.Entry) -> OutlineStep.Action? {
    guard let name = entry.value.text, context.definitions.animators[name] != nil else { return nil }
    return .drive(verb, name)
  }

  private func interact(_ verb: InteractionVerb, _ entry: SyntaxNode.Entry) -> OutlineStep.Action? {
    guard let name = entry.value.text, context.definitions.interactions[name] != nil else { return nil }
    return .interact(verb, name)
  }

  private func call(_ entry: SyntaxNode.Entry, _ given: SyntaxNode?) -> OutlineStep.Action? {
    guard let name = entry.value.text, let action = context.definitions.actions[name] else { return nil }
    var outlined: [String: OutlineExpression] = [:]
    if case .map(let entries)? = given?.content {
      for entry in entries { outlined[entry.key] = expression(entry.value) }
    }
    var body: [OutlineStep] = []
    var values: [OutlineArgument] = []
    let call = ActionCall(context: context).perform(action, at: entry.value.range, with: given) { node in
      for (name, slot) in context.scope.slots.sorted(by: { $0.value < $1.value }) where arguments[slot] == nil {
        guard let value = outlined[name] else { continue }
        let argument = OutlineArgument(slot: slot, name: name, value: value)
        arguments[slot] = .argument(argument)
        values.append(argument)
      }
      body = steps(node)
      return []
    }
    guard call != nil else { return nil }
    return values.isEmpty ? .steps(body) : .call(values, body)
  }

  func parameters(_ entries: [SyntaxNode.Entry]) -> OutlineParameters {
    var parameters = OutlineParameters()
    for entry in entries where StepVerb(rawValue: entry.key) == nil {
      switch entry.key {
      case TimingKeys.timingFunction.name:
        parameters.timingFunction = TimingKeys.timingFunction.type.read(entry.value, context)
      case InteractionKeys.completionCurve.name:
        parameters.completionCurve = InteractionKeys.completionCurve.type.read(entry.value, context)
      case SwiftUIKeys.controlPoints.name:
        parameters.timingFunction = SwiftUIKeys.controlPoints.type.read(entry.value, context)
      case AnimationKeys.timingFunctions.name:
        parameters.timingFunctions = AnimationKeys.timingFunctions.type.read(entry.value, context)
      case StepKeys.completion.name, StepKeys.onStart.name, StepKeys.otherwise.name, ViewKeys.inside.name,
        PopKeys.onReachToValue.name, AnimationKeys.animations.name, AnimationKeys.path.name:
        parameters.values[entry.key] = .scalar("…", nil)
      default: parameters.values[entry.key] = value(entry.value)
      }
    }
    return parameters
  }

  // MARK: Changes

  /// The changes of a map; nil when code has no words for one of them.
  func changes(_ node: SyntaxNode) -> [OutlineChange]? {
    guard case .map(let entries) = node.content else { return nil }
    let all = entries.map(change)
    let changes = all.compactMap(\.self)
    return changes.count == all.count ? changes : nil
  }

  func change(_ entry: SyntaxNode.Entry) -> OutlineChange? {
    if context.scope.subject == nil, let (name, usual) = context.state(named: entry.key) {
      var value = value(entry.value)
      if case .choice(let choice) = usual, let word = entry.value.text, choice.words.contains(word) {
        value = .scalar(word, .text(word))
      }
      return OutlineChange(subject: .state(name), keyPath: "", end: OutlineEnd(value: value, constant: nil))
    }
    guard context.scope.subject != nil || context.scope[entry.key] == nil,
      context.definitions.scrubbedAnimator(entry.key) == nil,
      let target = targets.target(entry.key, at: entry.keyRange),
      target.current == nil, !target.keyPath.isEmpty
    else { return nil }
    if target.keyPath == "text", let parts = template(entry.value) {
      return OutlineChange(
        subject: .layer(target.layer), keyPath: target.keyPath,
        end: OutlineEnd(value: .template(parts), constant: nil))
    }
    let property = AnimatableProperty(keyPath: target.keyPath)
    return OutlineChange(
      subject: .layer(target.layer), keyPath: target.keyPath,
      end: property.map { end(entry.value, .value(of: $0)) }
        ?? OutlineEnd(value: value(entry.value), constant: nil))
  }

  func end(_ node: SyntaxNode, _ type: ValueType<AnimatableValue>) -> OutlineEnd {
    var constant: AnimatableValue?
    let isLive = context.usesLiveValues { constant = type.read(node, context) }
    return OutlineEnd(value: value(node), constant: isLive ? nil : constant)
  }

  // MARK: Values

  private func value(_ node: SyntaxNode) -> OutlineValue {
    switch node.content {
    case .list(let items): .list(items.map { value($0) })
    case .map(let entries): .map(entries.map { (key: $0.key, value: value($0.value)) })
    default:
      numbers(of: node).map { .list($0.map { .scalar("", $0) }) } ?? .scalar(node.text ?? "", expression(node))
    }
  }

  /// The parts of a text in which `\(…)` holds an expression; nil for one without.
  private func template(_ node: SyntaxNode) -> [OutlineExpression]? {
    guard let text = node.text, let parts = TextTemplate.parts(of: text) else { return nil }
    return parts.map { part in
      switch part {
      case .plain(let text): .text(text)
      case .expression(let text):
        expression(SyntaxNode(content: .scalar(text, isQuoted: false), range: node.range)) ?? .unsupported(text)
      }
    }
  }

  func expression(_ node: SyntaxNode) -> OutlineExpression? {
    guard let text = node.text, let parsed = try? ExpressionParser.parse(text) else { return nil }
    let outlined = outline(parsed)
    if case .unsupported = outlined, case .name = parsed.kind { return nil }
    return outlined
  }

  func outline(_ expression: Expression) -> OutlineExpression {
    let formula = context.formulas.formula(of: expression)
    switch expression.kind {
    case .literal(let value): return literal(value)
    case .list: return .unsupported("a list in an expression")
    case .name(let parts): return named(parts.joined(separator: "."), formula)
    case .element: return named(nil, formula)
    case .call("presentation", _), .call("percentComplete", _): return named(nil, formula)
    case .call(let name, let arguments):
      guard let function = ExpressionFunction.Name(rawValue: name) else { return named(nil, formula) }
      return folded(.call(function, arguments.map { outline($0) }), formula)
    case .negate(let operand): return folded(.negate(outline(operand)), formula)
    case .not(let operand): return folded(.not(outline(operand)), formula)
    case .binary(let operation, let left, let right):
      return folded(Self.simplified(operation, outline(left), outline(right)), formula)
    case .conditional(let condition, let yes, let no):
      if case .boolean(let holds) = outline(condition) { return outline(holds ? yes : no) }
      return .conditional(outline(condition), then: outline(yes), otherwise: outline(no))
    }
  }

  /// The value if it consists only of numbers, and of comparisons of constants, which select the written branch.
  private func folded(_ outlined: OutlineExpression, _ formula: Formula) -> OutlineExpression {
    // Words of a choice aren't constants by themselves, but their comparisons are.
    guard let value = try? formula.value(in: nil) else { return outlined }
    if case .boolean = value { return literal(value) }
    return outlined.hasNames ? outlined : literal(value)
  }

  /// The operation without a side that is true or false whatever the other one is.
  private static func simplified(
    _ operation: Formula.Operator, _ left: OutlineExpression, _ right: OutlineExpression
  ) -> OutlineExpression {
    switch (operation, left, right) {
    case (.and, .boolean(let holds), let other), (.and, let other, .boolean(let holds)):
      holds ? other : .boolean(false)
    case (.or, .boolean(let holds), let other), (.or, let other, .boolean(let holds)):
      holds ? .boolean(true) : other
    default: .binary(operation, left, right)
    }
  }

  private func named(_ name: String?, _ formula: Formula) -> OutlineExpression {
    switch formula.kind {
    case .literal(let value):
      guard let name, let constant = constant(name, value) else { return literal(value) }
      if !constants.contains(where: { $0.name == name }) {
        constants.append(SceneOutline.Constant(name: name, value: literal(value)))
      }
      return .constant(name, constant)
    case .reading(let reading, _): return outline(reading)
    default: return .unsupported(formula.description)
    }
  }

  /// The value of a name that is one of the scene's own variables or colors.
  private func constant(_ name: String, _ value: ExpressionValue) -> OutlineExpression.Constant? {
    switch value {
    case .number(let number, _) where variables.contains { $0.name == name }: .number(number)
    case .color(let color) where context.base[name] == value && !ColorLiteral.names.contains(name): .color(color)
    default: nil
    }
  }

  private func outline(_ reading: Reading) -> OutlineExpression {
    switch reading {
    case .state(_, let name): .state(name)
    case .named(let slot, let name): arguments[slot] ?? locals[slot].map { .local($0) } ?? .unsupported(name)
    case .gesture(let gesture, let layer, let name): value(name, of: gesture, on: layer)
    case .event(let name): gesture.map { value(name, of: $0.gesture, on: $0.layer) } ?? .unsupported(name)
    case .percentComplete(let name): .progress(name)
    case .finished: .finished
    case .property(let layer, let property, let isPresented):
      .property(layer: layer, keyPath: property.keyPath, isPresented: isPresented)
    case .time, .fractionComplete, .touch, .indexed: .unsupported(reading.description)
    }
  }

  /// A value of a gesture's event: `gesture.translation.x`, or `touch.location.x`.
  func value(_ name: String, of gesture: SceneEvent.Gesture, on layer: Int) -> OutlineExpression {
    guard let dot = name.firstIndex(of: ".") else { return .unsupported(name) }
    return .gesture(layer: layer, gesture: gesture.rawValue, name: String(name[name.index(after: dot)...]))
  }

  private func literal(_ value: ExpressionValue) -> OutlineExpression {
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
