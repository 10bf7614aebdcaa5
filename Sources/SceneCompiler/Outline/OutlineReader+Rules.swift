import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneLanguage
import SceneProgram
import SceneSyntax

extension OutlineReader {
  // MARK: Rules

  /// Adds the rules of a map or of several, each as often as it is repeated.
  func addRules(_ node: SyntaxNode, to rules: inout [OutlineRule]) {
    // Rules may define names for each other, which aren't names of the scene.
    context.within(context.scope) {
      for item in node.items {
        guard case .map(let entries) = item.content else { continue }
        let own = entries.filter { $0.key != LayerKeys.repetition.name }
        guard let loop = entries.first(where: { $0.key == LayerKeys.repetition.name })?.value else {
          for entry in own { addRule(entry, in: nil, to: &rules) }
          continue
        }
        Repetition(loop, context: context)?.run(in: context) { _ in
          for entry in own { addRule(entry, in: loop, to: &rules) }
        }
      }
    }
  }

  /// Adds a rule.
  func addRule(_ entry: SyntaxNode.Entry, in loop: SyntaxNode?, to rules: inout [OutlineRule]) {
    let line = RuleLine(entry, in: loop)
    let name = context.scope.subject.map { directory.path(of: $0) + "." + line.name } ?? line.name
    let text = "\(name): \(line.expression)"
    guard context.scope.subject == nil, !entry.key.contains(".") else {
      let content = change(entry).map { OutlineRule.Content.change($0) } ?? .unsupported
      rules.append(OutlineRule(content: content, text: text))
      return
    }
    let value = expression(entry.value)
    let first = context.expression(entry.value, as: "a number, a color, true or false").value(context.frame)
    let slot = context.makeSlot()
    context.frame.values?.name(slot, as: first)
    context.scope.bind(entry.key, to: slot, first: first)
    locals[slot] = rules.count
    rules.append(OutlineRule(content: value.map { .name(entry.key, $0) } ?? .unsupported, text: text))
  }

  // MARK: Layouts

  /// A layout, with the names in scope where it stands.
  func layout(_ draft: LayoutDraft) -> OutlineLayout {
    switch draft.kind {
    case .fit: return OutlineLayout(layer: draft.layer, kind: .fit)
    case .fill:
      let axis = OutlineLayout.Axis(start: .number(0), end: .number(0))
      return OutlineLayout(layer: draft.layer, kind: .frame(horizontal: axis, vertical: axis))
    case .frame(let node):
      return OutlineLayout(layer: draft.layer, kind: frame(node) ?? .unsupported)
    case .stack(let node):
      return OutlineLayout(layer: draft.layer, kind: stack(node, around: directory.stacked(in: draft.layer)))
    }
  }

  private func frame(_ node: SyntaxNode) -> OutlineLayout.Kind? {
    if let word = node.text.flatMap(LayoutKeys.Word.init(rawValue:)) {
      let axis =
        word == .center
        ? OutlineLayout.Axis(center: .number(0)) : OutlineLayout.Axis(start: .number(0), end: .number(0))
      return .frame(horizontal: axis, vertical: axis)
    }
    guard case .map(let entries) = node.content else { return nil }
    func term(_ key: Key<Double>) -> OutlineExpression? {
      entries.first { $0.key == key.name }.map { expression($0.value) ?? .unsupported(key.name) }
    }
    let insets = term(LayoutKeys.insets)
    return .frame(
      horizontal: OutlineLayout.Axis(
        start: term(LayoutKeys.left) ?? insets, end: term(LayoutKeys.right) ?? insets, center: term(LayoutKeys.centerX),
        length: term(LayoutKeys.width)),
      vertical: OutlineLayout.Axis(
        start: term(LayoutKeys.top) ?? insets, end: term(LayoutKeys.bottom) ?? insets,
        center: term(LayoutKeys.centerY), length: term(LayoutKeys.height)))
  }

  private func stack(_ node: SyntaxNode, around members: [Int]) -> OutlineLayout.Kind {
    var entries: [SyntaxNode.Entry] = []
    if case .map(let own) = node.content { entries = own }
    func part(_ name: String) -> SyntaxNode? { entries.first { $0.key == name }?.value }
    func term(_ key: Key<Double>) -> OutlineExpression {
      part(key.name).map { expression($0) ?? .unsupported(key.name) } ?? .number(0)
    }
    let axis = node.text ?? part(LayoutKeys.axis.name)?.text
    let alignment = part(LayoutKeys.alignment.name)?.text ?? OutlineLayout.Alignment.fill.rawValue
    var isEven = false
    if let even = part(LayoutKeys.equally.name) {
      guard case .boolean(let value)? = expression(even) else { return .unsupported }
      isEven = value
    }
    guard let alignment = OutlineLayout.Alignment(rawValue: alignment) else { return .unsupported }
    return .stack(
      members, isVertical: axis != LayoutKeys.Axis.horizontal.rawValue, spacing: term(LayoutKeys.spacing),
      insets: term(LayoutKeys.margin), alignment: alignment, isEven: isEven)
  }

  // MARK: Interactions

  /// The property animators of a scene, in the order of the file; those whose changes code cannot express are left out.
  func animators(_ node: SyntaxNode) -> [OutlineAnimator] {
    guard case .map(let entries) = node.content else { return [] }
    return entries.compactMap { entry in
      guard case .map(let own) = entry.value.content,
        let set = own.first(where: { $0.key == AnimatorKeys.changes.name })?.value, let changes = changes(set)
      else { return nil }
      let completion = own.first { $0.key == StepKeys.completion.name }?.value
      return OutlineAnimator(
        name: entry.key, changes: changes, parameters: parameters(own), completion: self.completion(completion))
    }
  }

  /// The interactions of a scene, in the order of the file.
  func interactions(_ node: SyntaxNode, _ program: Program) -> [OutlineInteraction] {
    guard case .map(let entries) = node.content else { return [] }
    return entries.compactMap { entry in
      guard let blueprint = program.interactions[entry.key], case .map(let own) = entry.value.content else {
        return nil
      }
      func part(_ name: String) -> SyntaxNode? { own.first { $0.key == name }?.value }
      var all: [OutlineChange]? = []
      func add() {
        let more = part(InteractionKeys.changes.name).flatMap { changes($0) }
        all = all.flatMap { all in more.map { all + $0 } }
      }
      if let loop = part(InteractionKeys.repetition.name) {
        Repetition(loop, context: context)?.run(in: context) { _ in add() }
      } else {
        add()
      }
      var timingFunction: TimingFunction?
      if case .cubic(let function) = blueprint.animator.timing, !blueprint.animator.scrubsLinearly {
        timingFunction = function
      }
      return OutlineInteraction(
        name: entry.key, changes: all, duration: blueprint.animator.duration, timingFunction: timingFunction,
        completionCurve: blueprint.completionCurve, completionSpeed: blueprint.completionSpeed,
        completion: completion(part(InteractionKeys.completion.name)))
    }
  }

  private func completion(_ node: SyntaxNode?) -> [OutlineStep] {
    let outer = context.live?.finished
    context.live?.finished = true
    defer { context.live?.finished = outer }
    return steps(node)
  }

  // MARK: The script

  /// The steps that the script performs at a time.
  func scripted(_ item: TouchScriptItem, _ script: SyntaxNode?) -> OutlineStep {
    var own: SyntaxNode?
    for node in script?.items ?? [] {
      guard case .map(let entries) = node.content,
        !entries.contains(where: { $0.key == TouchScriptKeys.repetition.name })
      else { continue }
      own = own ?? entries.first { $0.keyRange == item.origin }?.value
    }
    let action = own.map { OutlineStep.Action.steps(steps($0)) } ?? .unsupported("steps of the script that repeat")
    return OutlineStep(
      action: action, verb: TouchScriptKeys.do.name, line: item.origin.line, delay: .number(item.time), condition: nil,
      parameters: OutlineParameters(), opening: [], completion: [])
  }
}
