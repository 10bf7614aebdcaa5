import SceneProgram

/// Writes steps as statements in sequence, with conditions, delays, and branches.
///
/// A step without an equivalent in the API becomes a comment.
protocol StepWriter {
  var writer: SceneCodeWriter { get }
  var expressions: ExpressionCode { get }
  /// The start of a block that runs after a delay.
  var laterBlock: String { get }

  /// Returns the statements for a step in a list, without its condition and delay.
  ///
  /// - Throws: An ``Omission`` if the step has no equivalent in the API.
  func body(of step: OutlineStep, among others: [OutlineStep]) throws(Omission) -> [String]
}

extension StepWriter {
  /// Returns the statements for steps; a step without an equivalent in the API becomes a comment with its values.
  ///
  /// Steps with the same delay share a block.
  func statements(for steps: [OutlineStep]) -> [String] {
    var lines: [String] = []
    for step in steps {
      let more = statements(for: step, among: steps)
      if lines.last == "}", let first = more.first, first.hasPrefix("after("), first.hasSuffix(laterBlock),
        lines.last(where: { $0.first != " " && $0 != "}" }) == first
      {
        lines.removeLast()
        lines += more.dropFirst()
      } else {
        lines += more
      }
    }
    return lines
  }

  private func statements(for step: OutlineStep, among others: [OutlineStep]) -> [String] {
    do throws(Omission) {
      var lines = try body(of: step, among: others)
      guard !lines.isEmpty else { return [] }
      if let condition = step.condition {
        lines = ["if \(try expressions.code(condition, as: .boolean)) {"] + lines.indented + ["}"]
      }
      if let delay = step.delay {
        if case .number(0) = delay { return lines }
        writer.use(.after)
        lines = ["after(\(try expressions.code(delay, as: .number))) \(laterBlock)"] + lines.indented + ["}"]
      }
      return lines
    } catch {
      var values = step.parameters.values.sorted { $0.key < $1.key }.map { "\($0.key): \(described($0.value))" }
      if step.parameters["after"] == nil, case .number(let delay)? = step.delay, delay != 0 {
        values.insert("after: \(SwiftText.number(delay))", at: 0)
      }
      let text = "line \(step.line), \(step.verb): \(error.message)"
      writer.omit(text)
      return ["// Not exported, \(text)" + (values.isEmpty ? "" : "; \(values.joined(separator: ", "))")]
    }
  }

  /// Returns the statements for a branch.
  func branch(
    _ condition: OutlineExpression, then steps: [OutlineStep], otherwise others: [OutlineStep]
  ) throws(Omission) -> [String] {
    var lines = ["if \(try expressions.code(condition, as: .boolean)) {"] + statements(for: steps).indented
    let otherwise = statements(for: others)
    if others.count == 1, case .branch = others[0].action, let next = otherwise.first, next.hasPrefix("if "),
      others[0].delay == nil, others[0].condition == nil
    {
      return lines + ["} else \(next)"] + otherwise.dropFirst()
    }
    if !otherwise.isEmpty { lines += ["} else {"] + otherwise.indented }
    return lines + ["}"]
  }

  /// Returns the statements for an action, preceded by the constants for its arguments.
  func call(_ arguments: [OutlineArgument], _ steps: [OutlineStep]) throws(Omission) -> [String] {
    var values: [(name: String, line: String)] = []
    for argument in arguments {
      let name = writer.names.name(for: argument.name, otherwise: "value")
      values.append((name, try expressions.declaration(of: name, argument.value)))
      writer.argumentNames[argument.slot] = name
    }
    let lines = statements(for: steps)
    return values.filter { value in lines.contains { $0.hasWord(value.name) } }.map(\.line) + lines
  }

  /// Returns a value in the notation of the scene.
  private func described(_ value: OutlineValue) -> String {
    switch value {
    case .scalar(let text, _): text.replacing("\n", with: " ")
    case .template: "…"
    case .list(let items): "[\(items.map(described).joined(separator: ", "))]"
    case .map(let entries): "{\(entries.map { "\($0.key): \(described($0.value))" }.joined(separator: ", "))}"
    }
  }

  /// Returns a count as an integer expression.
  func wholeNumber(_ count: OutlineExpression) throws(Omission) -> String {
    let text = try expressions.code(count, as: .number)
    return text.allSatisfy(\.isNumber) ? text : "Int(min(max(0, \(text)), 1e9))"
  }

  /// Returns a numeric parameter of a step; nil if it is missing.
  func number(_ name: String, _ step: OutlineStep) throws(Omission) -> String? {
    try expressions.parameter(name, of: step.parameters)
  }
}

extension String {
  /// Returns true if a line of code contains an identifier.
  fileprivate func hasWord(_ name: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
  }
}
