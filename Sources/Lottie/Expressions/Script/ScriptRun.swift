/// One evaluation of a script.
///
/// It interprets the syntax tree, and counts steps, memory, and depth. The counts include the other expressions that it
/// reads.
final class ScriptRun {
  /// The outcome of a statement.
  enum Outcome {
    case normal, leave, goOn
    case giveBack(ScriptValue)
  }

  let heap = ScriptHeap()
  /// The environment: the file, at the frame of the evaluation.
  let host: ExpressionHost
  private(set) var steps = 0
  private var depth = 0
  /// The value of the last expression statement: the result if the script does not set `$bm_rt`.
  private var last = ScriptValue.undefined
  /// The value thrown by the script; nil for a runtime error.
  private var raised: ScriptValue?

  init(_ host: ExpressionHost) { self.host = host }

  /// Runs a script and returns its result.
  func result(of code: ScriptCode) throws(ScriptError) -> ScriptValue {
    let global = try heap.scope(in: nil)
    let before = last
    last = .undefined
    defer { last = before }
    let outcome = try run(code, in: global)
    if case .giveBack(let value) = outcome { return value }
    if let value = global["$bm_rt"], case .undefined = value { return last }
    return global["$bm_rt"] ?? last
  }

  /// Parses and runs a text, as `eval` does.
  func evaluate(text: String, in scope: ScriptScope) throws(ScriptError) -> ScriptValue {
    try count(text.utf8.count)
    let code = try ScriptCode.parse(text)
    let before = last
    last = .undefined
    defer { last = before }
    return try nested { () throws(ScriptError) in
      _ = try run(code, in: scope)
      return last
    }
  }

  /// Adds to the number of steps, and throws an error at the limit.
  func count(_ number: Int = 1) throws(ScriptError) {
    steps += number
    guard steps <= ScriptLimits.steps else { throw .limit("it takes too many steps") }
  }

  /// Runs a nested evaluation, and throws an error if the nesting is too deep.
  func nested<Result>(_ body: () throws(ScriptError) -> Result) throws(ScriptError) -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ScriptLimits.depth else { throw .limit("its calls are nested too deeply") }
    return try body()
  }

  // MARK: Statements

  /// Runs code; its variables and functions are hoisted to the start.
  func run(_ code: ScriptCode, in scope: ScriptScope) throws(ScriptError) -> Outcome {
    for name in code.variables where !scope.hasOwn(name) { scope.declare(name, .undefined) }
    return try run(code.body, in: scope)
  }

  private func run(_ statements: [ScriptStatement], in scope: ScriptScope) throws(ScriptError) -> Outcome {
    for case .function(let name, let code) in statements { scope.declare(name, try heap.function(code, in: scope)) }
    for statement in statements {
      let outcome = try run(statement, in: scope)
      if case .normal = outcome { continue }
      return outcome
    }
    return .normal
  }

  private func run(_ statement: ScriptStatement, in scope: ScriptScope) throws(ScriptError) -> Outcome {
    try count()
    return try nested { () throws(ScriptError) in try plainRun(statement, in: scope) }
  }

  private func plainRun(_ statement: ScriptStatement, in scope: ScriptScope) throws(ScriptError) -> Outcome {
    switch statement {
    case .expression(let expression):
      last = try value(expression, in: scope)
      return .normal
    case .declare(let list, let isVar): return try declare(list, isVar: isVar, in: scope)
    case .block(let body): return try run(body, in: try heap.scope(in: scope))
    case .branch(let condition, let then, let otherwise):
      if try value(condition, in: scope).isTrue(self) { return try run(then, in: scope) }
      guard let otherwise else { return .normal }
      return try run(otherwise, in: scope)
    case .loop(let before, let condition, let after, let body):
      return try loop(before, condition, after, body, in: scope)
    case .doLoop(let body, let condition): return try doLoop(body, condition, in: scope)
    case .each(let name, let isDeclared, let source, let isOverKeys, let body):
      return try each(name, isDeclared, source, isOverKeys, body, in: scope)
    case .choose(let value, let cases): return try choose(value, cases, in: scope)
    case .attempt(let body, let name, let handler, let last):
      return try attempt(body, name, handler, last, in: scope)
    case .function: return .normal
    case .giveBack(let expression):
      guard let expression else { return .giveBack(.undefined) }
      return .giveBack(try value(expression, in: scope))
    case .raise(let expression):
      let thrown = try plain(try value(expression, in: scope))
      raised = thrown
      throw .thrown("it throws “\(thrown.text)”")
    case .leave: return .leave
    case .goOn: return .goOn
    }
  }

  private func declare(
    _ list: [(name: String, value: ScriptExpression?)], isVar: Bool, in scope: ScriptScope
  ) throws(ScriptError) -> Outcome {
    for (name, expression) in list {
      if let expression {
        let value = try value(expression, in: scope)
        if isVar { scope.assign(name, value) } else { scope.declare(name, value) }
      } else if !isVar {
        scope.declare(name, .undefined)
      }
    }
    return .normal
  }

  private func loop(
    _ before: ScriptStatement?, _ condition: ScriptExpression?, _ after: ScriptExpression?, _ body: ScriptStatement,
    in outer: ScriptScope
  ) throws(ScriptError) -> Outcome {
    let scope = try heap.scope(in: outer)
    if let before { _ = try run(before, in: scope) }
    while true {
      try count()
      if let condition, try !value(condition, in: scope).isTrue(self) { return .normal }
      let outcome = try run(body, in: scope)
      if case .leave = outcome { return .normal }
      if case .giveBack = outcome { return outcome }
      if let after { _ = try value(after, in: scope) }
    }
  }

  private func doLoop(
    _ body: ScriptStatement, _ condition: ScriptExpression, in scope: ScriptScope
  ) throws(ScriptError) -> Outcome {
    repeat {
      let outcome = try run(body, in: scope)
      if case .leave = outcome { return .normal }
      if case .giveBack = outcome { return outcome }
    } while try value(condition, in: scope).isTrue(self)
    return .normal
  }

  private func each(
    _ name: String, _ isDeclared: Bool, _ source: ScriptExpression, _ isOverKeys: Bool, _ body: ScriptStatement,
    in outer: ScriptScope
  ) throws(ScriptError) -> Outcome {
    var list: [ScriptValue] = []
    switch try plain(try value(source, in: outer)) {
    case .array(let array):
      list = isOverKeys ? array.elements.indices.map { .string("\($0)") } : array.elements
    case .object(let object): list = object.keys.map { isOverKeys ? .string($0) : object[$0] ?? .undefined }
    case .string(let text): list = text.enumerated().map { .string(isOverKeys ? "\($0)" : String($1)) }
    default: break
    }
    try heap.allocate(list.count)
    let scope = try heap.scope(in: outer)
    for element in list {
      if isDeclared { scope.declare(name, element) } else { scope.assign(name, element) }
      let outcome = try run(body, in: scope)
      if case .leave = outcome { return .normal }
      if case .giveBack = outcome { return outcome }
    }
    return .normal
  }

  private func choose(
    _ expression: ScriptExpression, _ cases: [(value: ScriptExpression?, body: [ScriptStatement])],
    in outer: ScriptScope
  ) throws(ScriptError) -> Outcome {
    let wanted = try plain(try value(expression, in: outer))
    let scope = try heap.scope(in: outer)
    var start: Int?
    for (index, entry) in cases.enumerated() {
      guard let label = entry.value else { continue }
      if isSame(wanted, try plain(try value(label, in: scope))) {
        start = index
        break
      }
    }
    guard let first = start ?? cases.firstIndex(where: { $0.value == nil }) else { return .normal }
    for entry in cases[first...] {
      let outcome = try run(entry.body, in: scope)
      if case .leave = outcome { return .normal }
      if case .normal = outcome { continue }
      return outcome
    }
    return .normal
  }

  private func attempt(
    _ body: [ScriptStatement], _ name: String?, _ handler: [ScriptStatement]?, _ last: [ScriptStatement]?,
    in outer: ScriptScope
  ) throws(ScriptError) -> Outcome {
    var outcome = Outcome.normal
    var failure: ScriptError?
    let depth = depth
    do throws(ScriptError) {
      outcome = try run(body, in: try heap.scope(in: outer))
    } catch {
      self.depth = depth
      failure = error
    }
    if let handler, case .thrown(let thrown) = failure {
      failure = nil
      let scope = try heap.scope(in: outer)
      if let name {
        let message = try heap.object([("message", .string(thrown))])
        scope.declare(name, raised ?? .object(message))
      }
      raised = nil
      do throws(ScriptError) { outcome = try run(handler, in: scope) } catch { failure = error }
    }
    if let last {
      let end = try run(last, in: try heap.scope(in: outer))
      if case .normal = end {} else { return end }
    }
    if let failure { throw failure }
    return outcome
  }
}
