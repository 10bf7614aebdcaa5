import Arithmetic
import Geometry

/// Works out what an expression is worth among the names of a scope.
struct Evaluator {
  let scope: Scope
  /// What changes while a scene plays; nil where it cannot be used.
  var live: (any LiveValues)?
  /// Told when the value depends on it.
  var onLiveValue: () -> Void = {}
  /// How many cells of data name each other down to here.
  var cellDepth = 0

  func value(of expression: Expression) throws(ExpressionError) -> ExpressionValue {
    switch expression.kind {
    case .literal(let value): return value
    case .name, .element: return try lookUp(try words(of: expression) ?? [], expression)
    case .call("presentation", let arguments):
      guard arguments.count == 1, let parts = try words(of: arguments[0]),
        let value = liveValue(parts, isPresented: true)
      else {
        throw expression.error("presentation takes a property of a layer", hint: "presentation(ball.position.x)")
      }
      return value
    case .call("percentComplete", let arguments):
      guard arguments.count == 1, case .name(let parts) = arguments[0].kind, parts.count == 1,
        let percent = live?.percentComplete(parts[0])
      else {
        throw expression.error("percentComplete takes the name of an interaction", hint: "percentComplete(openMenu)")
      }
      onLiveValue()
      return .number(percent)
    case .call(let name, _) where live?.directory.isFamily(name) == true:
      throw expression.error(
        "this is a layer, and a value belongs here", hint: "say a property of it, such as .position.x")
    case .call(let name, let arguments):
      if let row = try row(name, arguments, expression) { return .row(row) }
      var values: [ExpressionValue] = []
      for argument in arguments { values.append(try value(of: argument)) }
      return try ExpressionFunction.call(name, values, expression, arguments)
    case .negate(let operand):
      let (number, unit) = try self.number(operand)
      return .number(-number, unit)
    case .not(let operand): return .boolean(!(try isTrue(operand)))
    case .conditional(let condition, let yes, let no):
      return try value(of: try isTrue(condition) ? yes : no)
    case .binary(.and, let left, let right):
      guard try isTrue(left) else { return .boolean(false) }
      return .boolean(try isTrue(right))
    case .binary(.or, let left, let right):
      if try isTrue(left) { return .boolean(true) }
      return .boolean(try isTrue(right))
    case .binary(.equal, let left, let right): return .boolean(try areEqual(left, right))
    case .binary(.notEqual, let left, let right): return .boolean(!(try areEqual(left, right)))
    case .binary(let operation, let left, let right):
      if let order = try choiceOrder(left, right) { return .boolean(try holds(operation, order, expression)) }
      return try arithmetic(operation, left, right, expression)
    }
  }

  /// What a name that the scene gives stands for.
  private func named(_ parts: [String]) -> ExpressionValue? {
    if let value = scope[parts.joined(separator: ".")] { return value }
    if parts.count == 2, parts[1] == "count", case .table(let table)? = scope[parts[0]] {
      return .number(Double(table.rows.count))
    }
    return scope[scope.resolved(parts).joined(separator: ".")] ?? liveValue(parts, isPresented: false)
  }

  private func lookUp(_ parts: [String], _ expression: Expression) throws(ExpressionError) -> ExpressionValue {
    let name = parts.joined(separator: ".")
    if let value = named(parts) { return value }
    if let value = try dataValue(expression) { return value }
    if let color = ColorLiteral.color(named: name) { return .color(color) }
    switch name {
    case "pi": return .number(.pi, .pi)
    case "infinity": return .number(.infinity)
    default: break
    }
    if case .failure(let failure)? = live?.directory.resolve(scope.resolved(parts), from: scope.layer),
      failure.isAmbiguous
    {
      throw expression.error(failure.message, hint: failure.hint)
    }
    let candidates = scope.names + (live?.names ?? []) + ["pi", "infinity", "true", "false"] + ColorLiteral.names
    var error = expression.error("nothing is called ‘\(name)’", hint: NearestName.hint(for: name, among: candidates))
    if case .success(let target)? = live?.directory.resolve(scope.resolved(parts), from: scope.layer),
      target.keyPath.isEmpty
    {
      error = expression.error(
        "‘\(name)’ is a layer, and a value belongs here", hint: "say a property of it: \(name).position.x")
    }
    error.unknownName = name
    throw error
  }

  private func liveValue(_ parts: [String], isPresented: Bool) -> ExpressionValue? {
    guard let value = live?.value(scope.resolved(parts), from: scope.layer, isPresented: isPresented) else {
      return nil
    }
    onLiveValue()
    return value
  }

  private func number(_ expression: Expression) throws(ExpressionError) -> (Double, ExpressionValue.Unit) {
    let value = try value(of: expression)
    guard case .number(let number, let unit) = value else {
      throw expression.error("found \(value.kindName) where a number belongs")
    }
    return (number, unit)
  }

  /// Whether a condition holds.
  func isTrue(_ expression: Expression) throws(ExpressionError) -> Bool {
    let value = try value(of: expression)
    guard case .boolean(let boolean) = value else {
      throw expression.error("found \(value.kindName) where true or false belongs")
    }
    return boolean
  }

  /// How the places of two words in a variable's choices lie to each other; nil when neither side is such a variable.
  private func choiceOrder(_ left: Expression, _ right: Expression) throws(ExpressionError) -> Int? {
    if let choice = choice(left) { return try place(of: choice.word, in: choice, left) - place(of: right, in: choice) }
    if let choice = choice(right) { return try place(of: left, in: choice) - place(of: choice.word, in: choice, right) }
    return nil
  }

  private func choice(_ expression: Expression) -> Choice? {
    guard case .name(let parts) = expression.kind, case .choice(let choice)? = named(parts) else { return nil }
    return choice
  }

  private func place(of expression: Expression, in choice: Choice) throws(ExpressionError) -> Int {
    if case .name(let parts) = expression.kind, parts.count == 1, let place = choice.words.firstIndex(of: parts[0]) {
      return place
    }
    let value: ExpressionValue
    do {
      value = try self.value(of: expression)
    } catch {
      // A single word can only be meant as one of them.
      guard let word = error.unknownName, !word.contains(".") else { throw error }
      return try place(of: word, in: choice, expression)
    }
    switch value {
    case .choice(let other): return try place(of: other.word, in: choice, expression)
    case .text(let word): return try place(of: word, in: choice, expression)
    default: throw expression.error("\(value.kindName) cannot be compared with a choice")
    }
  }

  private func place(of word: String, in choice: Choice, _ expression: Expression) throws(ExpressionError) -> Int {
    if let place = choice.words.firstIndex(of: word) { return place }
    throw expression.error(
      "‘\(word)’ is none of the choices",
      hint: NearestName.hint(for: word, among: choice.words) ?? "they are \(choice.words.joined(separator: ", "))")
  }

  private func holds(
    _ operation: Expression.Operator, _ order: Int, _ whole: Expression
  ) throws(ExpressionError) -> Bool {
    switch operation {
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    default: throw whole.error("words can be compared, and nothing else")
    }
  }

  private func areEqual(_ left: Expression, _ right: Expression) throws(ExpressionError) -> Bool {
    if let order = try choiceOrder(left, right) { return order == 0 }
    let (a, b) = (try word(left, beside: right), try word(right, beside: left))
    switch (a, b) {
    case (.number(let a, _), .number(let b, _)): return a == b
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.color(let a), .color(let b)): return a == b
    case (.text(let a), .text(let b)): return a == b
    case (.numbers(let a), .numbers(let b)): return a == b
    default: throw right.error("\(b.kindName) cannot be compared with \(a.kindName)")
    }
  }

  /// What one side of a comparison is worth, where a word that means nothing stands for itself beside a text.
  private func word(_ side: Expression, beside other: Expression) throws(ExpressionError) -> ExpressionValue {
    do {
      return try value(of: side)
    } catch {
      guard let word = error.unknownName, !word.contains("."), case .text? = try? value(of: other) else { throw error }
      return .text(word)
    }
  }

  private func arithmetic(
    _ operation: Expression.Operator, _ left: Expression, _ right: Expression, _ whole: Expression
  ) throws(ExpressionError) -> ExpressionValue {
    let (a, unitA) = try number(left)
    let (b, unitB) = try number(right)
    if unitA != .none, unitB != .none, unitA != unitB {
      throw whole.error("\(unitA.rawValue) and \(unitB.rawValue) do not mix")
    }
    let unit = unitA == .none ? unitB : unitA
    switch operation {
    case .less: return .boolean(a < b)
    case .lessOrEqual: return .boolean(a <= b)
    case .greater: return .boolean(a > b)
    case .greaterOrEqual: return .boolean(a >= b)
    case .add: return .number(a + b, unit)
    case .subtract: return .number(a - b, unit)
    case .multiply: return .number(a * b, unit)
    case .divide where b == 0, .modulo where b == 0: throw right.error("a division by zero")
    // What is divided by an angle is none.
    case .divide: return .number(a / b, unitB == .none ? unitA : .none)
    case .modulo: return .number(a - b * (a / b).rounded(.down), unit)
    default: return .number(pow(a, b), unit)
    }
  }
}
