/// A parser of scripts.
struct ScriptParser {
  private let tokens: [(token: ScriptToken, startsLine: Bool)]
  private var position = 0
  private var depth = 0
  private var links = 0
  /// The names declared by `var` in the function that is being parsed.
  private var variables: [String] = []

  init(_ tokens: [(token: ScriptToken, startsLine: Bool)]) { self.tokens = tokens }

  // MARK: Tokens

  var token: ScriptToken { tokens[position].token }
  var startsLine: Bool { tokens[position].startsLine }
  var nextToken: ScriptToken { tokens[min(position + 1, tokens.count - 1)].token }
  /// The position in the token list, for backtracking.
  var mark: Int {
    get { position }
    set { position = newValue }
  }

  mutating func advance() { if position < tokens.count - 1 { position += 1 } }

  func isSign(_ sign: String) -> Bool { token == .sign(sign) }

  mutating func take(_ sign: String) -> Bool {
    guard isSign(sign) else { return false }
    advance()
    return true
  }

  mutating func takeName(_ name: String) -> Bool {
    guard token == .name(name) else { return false }
    advance()
    return true
  }

  mutating func expect(_ sign: String) throws(ScriptError) {
    guard take(sign) else { throw unexpected("“\(sign)”") }
  }

  func unexpected(_ wanted: String) -> ScriptError {
    let found =
      switch token {
      case .name(let text), .sign(let text): "“\(text.prefix(40))”"
      case .number(let number): "\(number)"
      case .string: "a string"
      case .end: "the end"
      }
    return .mistake("expected \(wanted), but found \(found)")
  }

  /// Parses a nested construct, and throws an error if the nesting is too deep.
  mutating func nested<Result>(
    _ body: (inout ScriptParser) throws(ScriptError) -> Result
  ) throws(ScriptError) -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ScriptLimits.nesting else { throw .limit("it is nested too deeply") }
    return try body(&self)
  }

  /// Counts an operator whose operand is another operation, as in a long sum, and throws an error at the limit.
  mutating func link() throws(ScriptError) {
    links += 1
    guard links <= ScriptLimits.links else { throw .limit("it is too long") }
  }

  mutating func identifier() throws(ScriptError) -> String {
    guard case .name(let name) = token else { throw unexpected("a name") }
    advance()
    return name
  }

  // MARK: Statements

  mutating func program() throws(ScriptError) -> ScriptCode {
    var body: [ScriptStatement] = []
    while token != .end { body.append(try statement()) }
    return ScriptCode(body: body, variables: variables)
  }

  /// Parses a function, starting at its parameter list.
  mutating func function() throws(ScriptError) -> ScriptCode {
    try expect("(")
    var parameters: [String] = []
    while !isSign(")") {
      parameters.append(try identifier())
      if !take(",") { break }
    }
    try expect(")")
    var code = try functionBody()
    code.parameters = parameters
    return code
  }

  /// Parses the body of a function in braces.
  mutating func functionBody() throws(ScriptError) -> ScriptCode {
    try code([]) { parser throws(ScriptError) in try parser.block() }
  }

  /// Parses the code of a function, with separate variables.
  mutating func code(
    _ parameters: [String], _ body: (inout ScriptParser) throws(ScriptError) -> [ScriptStatement]
  ) throws(ScriptError) -> ScriptCode {
    let outer = variables
    variables = []
    let statements = try body(&self)
    defer { variables = outer }
    return ScriptCode(parameters: parameters, body: statements, variables: variables)
  }

  private mutating func block() throws(ScriptError) -> [ScriptStatement] {
    try expect("{")
    var body: [ScriptStatement] = []
    while !isSign("}") {
      guard token != .end else { throw unexpected("“}”") }
      body.append(try statement())
    }
    try expect("}")
    return body
  }

  private mutating func statement() throws(ScriptError) -> ScriptStatement {
    try nested { parser throws(ScriptError) in try parser.plainStatement() }
  }

  private mutating func plainStatement() throws(ScriptError) -> ScriptStatement {
    if isSign("{") { return .block(try block()) }
    if take(";") { return .block([]) }
    if case .name(let word) = token, nextToken != .sign(":") {
      switch word {
      case "var", "let", "const":
        let result = try declaration()
        try endStatement()
        return result
      case "function":
        advance()
        return .function(try identifier(), try function())
      case "if":
        advance()
        let condition = try inParentheses()
        let then = try statement()
        return .branch(condition, then, takeName("else") ? try statement() : nil)
      case "for": return try forLoop()
      case "while":
        advance()
        return .loop(before: nil, while: try inParentheses(), after: nil, try statement())
      case "do":
        advance()
        let body = try statement()
        guard takeName("while") else { throw unexpected("“while”") }
        let condition = try inParentheses()
        _ = take(";")
        return .doLoop(body, while: condition)
      case "switch": return try choice()
      case "try": return try attempt()
      case "return":
        advance()
        let isEmpty = isSign(";") || isSign("}") || token == .end || startsLine
        let value = isEmpty ? nil : try expression()
        try endStatement()
        return .giveBack(value)
      case "throw":
        advance()
        let value = try expression()
        try endStatement()
        return .raise(value)
      case "break", "continue":
        advance()
        if case .name = token, !startsLine { throw .unsupported("a label") }
        try endStatement()
        return word == "break" ? .leave : .goOn
      case "class", "import", "export", "with", "async", "yield": throw .unsupported("“\(word)”")
      default: break
      }
    } else if case .name = token, nextToken == .sign(":") {
      throw .unsupported("a label")
    }
    let value = try expression()
    try endStatement()
    return .expression(value)
  }

  private mutating func endStatement() throws(ScriptError) {
    if take(";") || isSign("}") || token == .end || startsLine { return }
    throw unexpected("“;”")
  }

  private mutating func inParentheses() throws(ScriptError) -> ScriptExpression {
    try expect("(")
    let result = try expression()
    try expect(")")
    return result
  }

  private mutating func declaration() throws(ScriptError) -> ScriptStatement {
    let isVar = try identifier() == "var"
    var list: [(name: String, value: ScriptExpression?)] = []
    repeat {
      if isSign("[") || isSign("{") { throw .unsupported("destructuring") }
      let name = try identifier()
      if isVar { variables.append(name) }
      list.append((name, take("=") ? try assignment() : nil))
    } while take(",")
    return .declare(list, isVar: isVar)
  }

  private mutating func forLoop() throws(ScriptError) -> ScriptStatement {
    advance()
    try expect("(")
    let start = position
    let isDeclared = [.name("var"), .name("let"), .name("const")].contains(token)
    let isVar = token == .name("var")
    if isDeclared { advance() }
    if case .name(let name) = token, nextToken == .name("in") || nextToken == .name("of") {
      advance()
      let isOverKeys = try identifier() == "in"
      if isVar { variables.append(name) }
      let source = try expression()
      try expect(")")
      return .each(name, isDeclared: isDeclared && !isVar, of: source, isOverKeys: isOverKeys, try statement())
    }
    position = start
    var before: ScriptStatement?
    if !isSign(";") { before = isDeclared ? try declaration() : .expression(try expression()) }
    try expect(";")
    let condition = isSign(";") ? nil : try expression()
    try expect(";")
    let after = isSign(")") ? nil : try expression()
    try expect(")")
    return .loop(before: before, while: condition, after: after, try statement())
  }

  private mutating func choice() throws(ScriptError) -> ScriptStatement {
    advance()
    let value = try inParentheses()
    try expect("{")
    var cases: [(value: ScriptExpression?, body: [ScriptStatement])] = []
    while !take("}") {
      var label: ScriptExpression?
      if takeName("case") {
        label = try expression()
      } else if !takeName("default") {
        throw unexpected("“case”")
      }
      try expect(":")
      var body: [ScriptStatement] = []
      while token != .name("case"), token != .name("default"), !isSign("}") {
        guard token != .end else { throw unexpected("“}”") }
        body.append(try statement())
      }
      cases.append((label, body))
    }
    return .choose(value, cases)
  }

  private mutating func attempt() throws(ScriptError) -> ScriptStatement {
    advance()
    let body = try block()
    var (name, handler): (String?, [ScriptStatement]?)
    if takeName("catch") {
      if take("(") {
        name = try identifier()
        try expect(")")
      }
      handler = try block()
    }
    let last = takeName("finally") ? try block() : nil
    guard handler != nil || last != nil else { throw unexpected("“catch”") }
    return .attempt(body, name: name, handler: handler, finally: last)
  }
}
