import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads steps that contain other steps: groups, sequences, conditions, and actions.
extension StepReader {
  /// The maximum nesting depth of steps.
  private static let maximumDepth = 64

  /// Compiles a choice between two lists of steps.
  func choice(_ entry: SyntaxNode.Entry, _ record: RecordReader) -> Computed<[Step]> {
    guard let condition = record.compiled(StepKeys.question) else { return .failed }
    let holds = condition.value(context.frame)
    guard let holds else { return .failed }
    // If the condition depends on changing values, the excluded steps may run later, so both lists are checked.
    let readsBoth = context.hasUsedLiveValues
    let yes = holds || readsBoth ? contained(inner(entry.value), entry) : []
    let otherwise = !holds || readsBoth ? record.read(StepKeys.otherwise) : nil
    let no = otherwise.map { contained(inner($0), entry) } ?? []
    return Computed(.step(StepForm.choice(condition.form, then: yes, otherwise: no))) { frame in
      condition.value(frame).map { $0 ? yes : no }
    }
  }

  /// Compiles the steps of an action that is run.
  func call(_ entry: SyntaxNode.Entry, _ record: RecordReader) -> Computed<[Step]> {
    let actions = context.definitions.actions
    guard record.read(StepKeys.run) != nil,
      let action = context.find(entry.value, among: actions, "action", in: SceneKeys.actions.name),
      let call = ActionCall(context: context).perform(
        action, at: entry.value.range, with: record.read(StepKeys.arguments), { inner($0) })
    else { return .failed }
    guard !call.arguments.isEmpty else { return .unchanging(contained(call.steps, entry)) }
    let (steps, arguments, origin) = (call.steps, call.arguments, entry.keyRange)
    let form = StepForm.run(
      action.key, arguments.map { StepForm.Argument(name: $0.name, slot: $0.slot, value: $0.value.form) }, steps)
    return Computed(.step(form)) { frame in
      var values: [Int: ExpressionValue] = [:]
      for argument in arguments {
        guard let value = argument.value.value(frame) else { return nil }
        values[argument.slot] = value
      }
      return [Step(delay: 0, action: .call(steps, arguments: values), origin: origin, form: form)]
    }
  }

  /// Returns nested steps, combined into one step in a sequence, where they must finish before the next step begins.
  func contained(_ inner: [Step], _ entry: SyntaxNode.Entry) -> [Step] {
    isSequence
      ? [Step(delay: 0, action: .several(inner), origin: entry.keyRange, form: .steps(inner))] : inner
  }

  /// Reads every action once with its default parameters, to find errors.
  func checkActions() {
    for entry in context.definitions.actions.values.sorted(by: { $0.keyRange.line < $1.keyRange.line })
    where !ParameterReader.needsArguments(entry) {
      _ = ActionCall(context: context).perform(entry, at: entry.keyRange, with: nil, { inner($0) })
    }
  }

  /// Reads the steps of `completion`, run when the animation ends.
  func completion(_ record: RecordReader) -> [Step] {
    guard let node = record.read(StepKeys.completion) else { return [] }
    let outer = context.live?.finished
    context.live?.finished = true
    defer { context.live?.finished = outer }
    return inner(node)
  }

  /// Reads the steps of `onStart`, run when the animation begins.
  func opening(_ record: RecordReader) -> [Step] { record.read(StepKeys.onStart).map { inner($0) } ?? [] }

  /// Reads the steps that run inside an animation block or a transaction.
  func inside(_ record: RecordReader) -> [Step] { record.read(ViewKeys.inside).map { inner($0) } ?? [] }

  /// Compiles steps that run at intervals.
  func timer(_ record: RecordReader) -> Computed<RepeatedSteps> {
    guard let interval = record.compiled(StepKeys.every), let node = record.read(StepKeys.repeatedSteps) else {
      return .failed
    }
    return repeated(inner(node), every: interval, record)
  }

  /// Compiles steps that run at every tick.
  func displayLink(_ record: RecordReader) -> Computed<RepeatedSteps> {
    guard let node = record.read(StepKeys.display) else { return .failed }
    return repeated(inner(node), every: nil, record)
  }

  private func repeated(
    _ steps: [Step], every interval: Computed<Double>?, _ record: RecordReader
  ) -> Computed<RepeatedSteps> {
    let count = record.compiled(StepKeys.times)
    let rate = interval == nil ? record.compiled(StepKeys.framesPerSecond) : nil
    var condition: Computed<Bool>?
    // The condition is evaluated at each repetition, so the step itself does not depend on it. It is only evaluated
    // here to find errors.
    _ = context.usesLiveValues {
      condition = record.compiled(StepKeys.whileTrue)
      _ = condition?.value(context.frame)
    }
    let form = StepForm.every(
      interval?.form, framesPerSecond: rate?.form, times: count?.form, condition: condition?.form, steps)
    return Computed(.step(form)) { [condition] frame in
      var seconds: Double?
      if let interval {
        guard let now = interval.value(frame) else { return nil }
        seconds = now
      }
      var times: Int?
      if let count {
        guard let now = count.value(frame) else { return nil }
        times = Int(saturating: now.rounded())
      }
      var framesPerSecond: Double?
      if let rate {
        guard let now = rate.value(frame) else { return nil }
        framesPerSecond = now
      }
      return RepeatedSteps(
        interval: seconds, framesPerSecond: framesPerSecond, count: times, condition: condition, steps: steps)
    }
  }

  func inner(_ node: SyntaxNode, isSequence: Bool = false) -> [Step] {
    guard context.stepDepth < Self.maximumDepth else {
      context.log.error(at: node.range, "steps are nested more than \(Self.maximumDepth) deep")
      return []
    }
    context.stepDepth += 1
    defer { context.stepDepth -= 1 }
    var inner = StepReader(context: context, directory: targets.directory, isSequence: isSequence)
    inner.read(node, at: 0)
    return inner.steps
  }
}

extension Computed where Value == [Step] {
  /// Returns steps that do not depend on changing values.
  static func unchanging(_ steps: [Step]) -> Computed { Computed(.step(StepForm.steps(steps))) { _ in steps } }
}
