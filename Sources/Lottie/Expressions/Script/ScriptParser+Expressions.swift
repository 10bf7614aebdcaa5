extension ScriptParser {
  /// Parses an expression, including comma operators.
  mutating func expression() throws(ScriptError) -> ScriptExpression {
    var result = try assignment()
    while take(",") {
      try link()
      result = .sequence(result, try assignment())
    }
    return result
  }

  /// Parses an assignment expression, without comma operators.
  mutating func assignment() throws(ScriptError) -> ScriptExpression {
    try nested { parser throws(ScriptError) in
      if let function = try parser.arrowFunction() { return function }
      let target = try parser.conditional()
      guard case .sign(let sign) = parser.token, sign.hasSuffix("="), sign != "=>" else { return target }
      let operation = sign == "=" ? nil : ScriptOperator(rawValue: String(sign.dropLast()))
      guard sign == "=" || operation != nil, !["==", "<=", ">=", "!=", "===", "!=="].contains(sign) else {
        return target
      }
      switch target {
      case .name, .member: break
      default: throw parser.unexpected("the end of an expression")
      }
      parser.advance()
      return .assign(operation, target, try parser.assignment())
    }
  }

  /// Parses an arrow function `(a, b) => …`; nil if another expression comes next.
  private mutating func arrowFunction() throws(ScriptError) -> ScriptExpression? {
    let start = mark
    var parameters: [String] = []
    if case .name(let name) = token, nextToken == .sign("=>") {
      parameters = [name]
      advance()
    } else if take("(") {
      while case .name(let name) = token {
        parameters.append(name)
        advance()
        if !take(",") { break }
      }
      guard take(")"), isSign("=>") else {
        mark = start
        return nil
      }
    } else {
      return nil
    }
    try expect("=>")
    if isSign("{") {
      var code = try functionBody()
      code.parameters = parameters
      return .function(code)
    }
    return .function(
      try code(parameters) { parser throws(ScriptError) in [.giveBack(try parser.assignment())] })
  }

  private mutating func conditional() throws(ScriptError) -> ScriptExpression {
    let condition = try logical(["||", "??"])
    guard take("?") else { return condition }
    let first = try assignment()
    try expect(":")
    return .condition(condition, first, try assignment())
  }

  private mutating func logical(_ signs: [String]) throws(ScriptError) -> ScriptExpression {
    func operand(_ parser: inout ScriptParser) throws(ScriptError) -> ScriptExpression {
      signs == ["&&"] ? try parser.binary(above: 0) : try parser.logical(["&&"])
    }
    var result = try operand(&self)
    while case .sign(let sign) = token, signs.contains(sign) {
      advance()
      try link()
      result = .logical(sign, result, try operand(&self))
    }
    return result
  }

  private var binaryOperator: ScriptOperator? {
    switch token {
    case .sign(let text): ScriptOperator(rawValue: text)
    case .name("in"): .isIn
    case .name("instanceof"): .instance
    default: nil
    }
  }

  private mutating func binary(above minimumPrecedence: Int) throws(ScriptError) -> ScriptExpression {
    var left = try unary()
    while let operation = binaryOperator, operation.precedence > minimumPrecedence {
      advance()
      try link()
      // The power operator is right-associative.
      let bound = operation == .power ? operation.precedence - 1 : operation.precedence
      left = .binary(operation, left, try nested { parser throws(ScriptError) in try parser.binary(above: bound) })
    }
    return left
  }

  private mutating func unary() throws(ScriptError) -> ScriptExpression {
    switch token {
    case .sign(let sign) where ["!", "-", "+", "~"].contains(sign):
      advance()
      return .unary(sign, try nested { parser throws(ScriptError) in try parser.unary() })
    case .sign(let sign) where sign == "++" || sign == "--":
      advance()
      return .step(sign == "++" ? 1 : -1, isBefore: true, try target())
    case .name(let word) where ["typeof", "void", "delete"].contains(word):
      advance()
      return .unary(word, try nested { parser throws(ScriptError) in try parser.unary() })
    default: break
    }
    let result = try postfix(try primary())
    if isSign("++") || isSign("--"), !startsLine {
      let step = isSign("++") ? 1.0 : -1
      guard Self.isTarget(result) else { throw unexpected("“;”") }
      advance()
      return .step(step, isBefore: false, result)
    }
    return result
  }

  private static func isTarget(_ expression: ScriptExpression) -> Bool {
    switch expression {
    case .name, .member: true
    default: false
    }
  }

  private mutating func target() throws(ScriptError) -> ScriptExpression {
    let result = try postfix(try primary())
    guard Self.isTarget(result) else { throw unexpected("a variable") }
    return result
  }

  /// Parses the member accesses, subscripts, and calls after an expression.
  private mutating func postfix(_ start: ScriptExpression) throws(ScriptError) -> ScriptExpression {
    var result = start
    var count = 0
    while true {
      if take(".") {
        result = .member(result, .string(try identifier()))
      } else if take("[") {
        result = .member(result, try expression())
        try expect("]")
      } else if isSign("(") {
        result = .call(result, try arguments())
      } else {
        return result
      }
      count += 1
      guard count <= ScriptLimits.nesting else { throw .limit("it is nested too deeply") }
    }
  }

  private mutating func arguments() throws(ScriptError) -> [ScriptExpression] {
    try expect("(")
    return try list(until: ")")
  }

  private mutating func list(until end: String) throws(ScriptError) -> [ScriptExpression] {
    var result: [ScriptExpression] = []
    while !take(end) {
      result.append(try assignment())
      if !isSign(end) { try expect(",") }
    }
    return result
  }

  private mutating func primary() throws(ScriptError) -> ScriptExpression {
    let start = token
    advance()
    switch start {
    case .number(let number): return .number(number)
    case .string(let text): return .string(text)
    case .sign("("):
      let result = try expression()
      try expect(")")
      return result
    case .sign("["): return .array(try list(until: "]"))
    case .sign("{"): return .object(try members())
    case .sign("/"), .sign("/="): throw .unsupported("a regular expression")
    case .name(let word):
      switch word {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case "null": return .null
      case "function":
        if case .name = token { advance() }
        return .function(try function())
      case "new":
        // `new Array(3)` and `Array(3)` are equivalent; other classes are not supported.
        let name = try identifier()
        return .call(.name(name), isSign("(") ? try arguments() : [])
      default: return .name(word)
      }
    default:
      mark -= start == .end ? 0 : 1
      throw unexpected("a value")
    }
  }

  private mutating func members() throws(ScriptError) -> [(String, ScriptExpression)] {
    var result: [(String, ScriptExpression)] = []
    while !take("}") {
      let key: String
      switch token {
      case .name(let name), .string(let name): key = name
      case .number(let number): key = ScriptValue.number(number).text
      default: throw unexpected("a key")
      }
      advance()
      if isSign("(") {
        result.append((key, .function(try function())))
      } else if take(":") {
        result.append((key, try assignment()))
      } else {
        result.append((key, .name(key)))
      }
      if !isSign("}") { try expect(",") }
    }
    return result
  }
}
