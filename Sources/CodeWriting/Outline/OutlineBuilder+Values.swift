import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram

/// Builds the outline of expressions and values.
extension OutlineBuilder {
  /// Returns the expression of an operand; nil for lists and maps, and for literal words.
  func expression(_ operand: Operand) -> OutlineExpression? {
    switch operand {
    case .formula(let formula, _):
      if case .failure = formula.kind { return nil }
      return expression(formula)
    case .property(let value):
      if case .unwritten = value.form { return constant(value).flatMap(literal) }
      return expression(value.form)
    case .cell: return .unsupported(operand.description)
    case .unwritten, .word, .list, .map, .template, .record, .change, .step: return nil
    }
  }

  private func literal(_ value: AnimatableValue) -> OutlineExpression? {
    switch value {
    case .number(let number): .number(number)
    case .color(let color): .color(color)
    case .point, .size, .rect, .transform, .path, .colors, .numbers, .contents: nil
    }
  }

  /// Returns the value of a property if it is constant; nil otherwise.
  func constant(_ value: Computed<AnimatableValue>) -> AnimatableValue? { value.known(program.sources) }

  /// Returns an expression with all names resolved, and with its constant parts folded unless they contain names.
  func expression(_ folded: Formula) -> OutlineExpression {
    let formula = folded.unfolded
    switch formula.kind {
    case .literal(let value): return constant(formula, value) ?? literal(value)
    case .list: return .unsupported("a list in an expression")
    case .reading(let reading, _): return expression(reading)
    case .cell, .row, .textUnless, .failure: return .unsupported(formula.description)
    case .call(let function, let arguments):
      guard let name = function.function else { return .unsupported(formula.description) }
      return known(.call(name, arguments.map { expression($0) }), formula)
    case .negate(let operand): return known(.negate(expression(operand)), formula)
    case .not(let operand): return known(.not(expression(operand)), formula)
    case .binary(let operation, let left, let right):
      return known(Self.simplified(operation, expression(left), expression(right)), formula)
    case .conditional(let condition, let yes, let no):
      let question = expression(condition)
      if case .boolean(let holds) = question { return expression(holds ? yes : no) }
      return .conditional(question, then: expression(yes), otherwise: expression(no))
    }
  }

  /// Returns the value of an expression without names, or of a comparison of constants; other expressions are
  /// unchanged.
  private func known(_ outlined: OutlineExpression, _ formula: Formula) -> OutlineExpression {
    // The words of a choice are not constants themselves, but comparisons of them are.
    guard let value = try? formula.value(in: nil) else { return outlined }
    if case .boolean = value { return literal(value) }
    return outlined.hasNames ? outlined : literal(value)
  }

  /// Returns an operation, simplified if one side is constant.
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

  /// Returns the outline of a parameter's or a change's value.
  func value(_ operand: Operand) -> OutlineValue {
    switch operand {
    case .unwritten: return .scalar("", nil)
    case .word(let text): return .scalar(text, nil)
    case .formula(let formula, let written):
      return numbers(of: formula).map { .list($0.map { .scalar("", $0) }) } ?? .scalar(written, expression(operand))
    case .cell, .record, .change, .step: return .scalar(operand.written, expression(operand))
    case .list(let items): return .list(items.map { value($0) })
    case .map(let entries): return .map(entries.map { (key: $0.key, value: value($0.value)) })
    case .template(let parts):
      return .template(
        parts.map { part in
          if case .word(let text) = part { return .text(text) }
          return expression(part) ?? .unsupported(part.written)
        })
    case .property(let own): return value(own.form)
    }
  }

  func end(_ operand: Operand) -> OutlineEnd {
    guard case .property(let computed) = operand else { return OutlineEnd(value: value(operand), constant: nil) }
    return OutlineEnd(value: value(computed.form), constant: constant(computed))
  }

  func parameters(_ record: CompiledRecord?, verb: String = "") -> OutlineParameters {
    var parameters = OutlineParameters()
    for entry in record?.entries ?? [] where entry.name != verb {
      if let function = entry.value as? Computed<TimingFunction> {
        if entry.name == "completionCurve" {
          parameters.completionCurve = function.known(program.sources)
        } else {
          parameters.timingFunction = function.known(program.sources)
        }
      }
      if let functions = entry.value as? Computed<[TimingFunction]> {
        parameters.timingFunctions = functions.known(program.sources)
      }
      parameters.values[entry.name] = value(entry.form)
    }
    return parameters
  }

  // MARK: Changes

  /// Returns the changes of a step; nil if one of them has no equivalent in code.
  func changes(_ forms: [Operand]) -> [OutlineChange]? {
    let all = forms.map(change)
    let changes = all.compactMap(\.self)
    return changes.count == all.count ? changes : nil
  }

  func change(_ form: Operand) -> OutlineChange? {
    guard case .change(let target, let operand) = form else { return nil }
    switch target {
    case .animator: return nil
    case .state(let name):
      var value = value(operand)
      if case .choice? = program.states[name], case .word(let word) = operand { value = .scalar(word, .text(word)) }
      return OutlineChange(subject: .state(name), keyPath: "", end: OutlineEnd(value: value, constant: nil))
    case .layer(let layer, let keyPath):
      guard let layer = self.layer(layer) else { return nil }
      return OutlineChange(subject: .layer(layer), keyPath: keyPath, end: end(operand))
    }
  }
}

extension Operand {
  /// The value in the notation of the scene, in one line.
  var written: String {
    switch self {
    case .formula(_, let text), .word(let text): text
    case .list(let items): "[\(items.map(\.written).joined(separator: ", "))]"
    case .map(let entries): "{\(entries.map { "\($0.key): \($0.value.written)" }.joined(separator: ", "))}"
    case .template(let parts):
      parts.map { part in if case .word(let text) = part { text } else { "\\(\(part.written))" } }.joined()
    case .property(let value): value.form.written
    case .record(let record):
      "{\(record.inOrder.map { "\($0.name): \($0.form.written)" }.joined(separator: ", "))}"
    case .unwritten, .cell, .change, .step: description
    }
  }
}
