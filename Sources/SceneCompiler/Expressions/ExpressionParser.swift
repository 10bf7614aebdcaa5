import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
package import SceneProgram
import SceneSyntax

/// A recursive-descent parser for expressions with, in order of increasing precedence, `if`, `or`, `and`, `not`,
/// comparisons, sums, products, signs, and powers.
package struct ExpressionParser {
  /// The maximum nesting depth: more than handwritten text needs, and safe for the stack.
  private static let maximumDepth = 100
  /// The maximum number of operators, because the syntax tree of a sum is as deep as the sum is long.
  private static let maximumOperatorCount = 500

  private var tokens: [Token]
  private var position = 0
  private var depth = 0
  private var operators = 0
  /// The nesting depth of interpolated strings.
  private let nesting: Int

  /// Parses a whole text.
  package static func parse(_ text: String) throws(ExpressionError) -> Expression { try parse(text, nesting: 0) }

  private static func parse(_ text: String, nesting: Int) throws(ExpressionError) -> Expression {
    var lexer = Lexer(text)
    var parser = ExpressionParser(tokens: try lexer.tokens(), nesting: nesting)
    let expression = try parser.conditional()
    guard parser.token.kind == .end else {
      throw parser.unexpected("an operator or the end")
    }
    return expression
  }

  private init(tokens: [Token], nesting: Int) {
    self.tokens = tokens
    self.nesting = nesting
  }

  private var token: Token { tokens[position] }

  private func unexpected(_ wanted: String) -> ExpressionError {
    let found =
      switch token.kind {
      case .end: "the end of the expression"
      case .number(let value, _): "\(value.plainText)"
      case .name(let name): "‘\(name)’"
      case .text(let text): "'\(text)'"
      case .hexColor(let digits): "#\(digits)"
      case .symbol(let symbol): "‘\(symbol)’"
      }
    return ExpressionError(
      offset: token.offset, length: token.length, message: "expected \(wanted), found \(found)")
  }

  private mutating func accept(_ word: String) -> Bool {
    guard token.kind == .symbol(word) || token.kind == .name(word) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ word: String) throws(ExpressionError) {
    guard accept(word) else { throw unexpected("‘\(word)’") }
  }

  /// Returns an expression that starts at the token `start` and ends before the current token.
  private func made(_ kind: Expression.Kind, from start: Int) -> Expression {
    let last = tokens[max(start, position - 1)]
    let offset = tokens[start].offset
    return Expression(kind: kind, offset: offset, length: last.offset + last.length - offset)
  }

  private mutating func conditional() throws(ExpressionError) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw ExpressionError(offset: token.offset, length: 1, message: "the expression is nested too deeply")
    }
    let start = position
    guard accept("if") else { return try binary(level: 0) }
    let condition = try conditional()
    try expect("then")
    let yes = try conditional()
    try expect("else")
    let no = try conditional()
    return made(.conditional(condition, then: yes, else: no), from: start)
  }

  private static let levels: [[Formula.Operator]] = [
    [.or], [.and], [.equal, .notEqual, .lessOrEqual, .greaterOrEqual, .less, .greater], [.add, .subtract],
    [.multiply, .divide, .modulo],
  ]

  private mutating func binary(level: Int) throws(ExpressionError) -> Expression {
    guard level < Self.levels.count else { return try sign() }
    let start = position
    // `not` has a lower precedence than comparisons and a higher one than `and`.
    if level == 2, accept("not") {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.maximumDepth else { throw unexpected("fewer ‘not’") }
      return made(.not(try binary(level: 2)), from: start)
    }
    var left = try binary(level: level + 1)
    while let match = Self.levels[level].first(where: { accept($0.rawValue) }) {
      operators += 1
      guard operators <= Self.maximumOperatorCount else {
        throw ExpressionError(
          offset: token.offset, length: 1,
          message: "the expression is too long: it has more than \(Self.maximumOperatorCount) operators")
      }
      left = made(.binary(match, left, try binary(level: level + 1)), from: start)
    }
    return left
  }

  private mutating func sign() throws(ExpressionError) -> Expression {
    let start = position
    guard accept("-") else { return try power() }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw unexpected("fewer signs") }
    return made(.negate(try sign()), from: start)
  }

  private mutating func power() throws(ExpressionError) -> Expression {
    let start = position
    let base = try primary()
    guard accept("^") else { return base }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw unexpected("fewer powers") }
    return made(.binary(.power, base, try sign()), from: start)
  }

  /// Returns a string with interpolated expressions `\(…)`, as a concatenation.
  private func joined(_ parts: [TextTemplate.Part]) throws(ExpressionError) -> Expression.Kind {
    func failure(_ message: String, _ hint: String?) -> ExpressionError {
      ExpressionError(offset: token.offset, length: token.length, message: message, hint: hint)
    }
    guard nesting < Self.maximumNesting else { throw failure("the expression is nested too deeply", nil) }
    var values: [Expression] = []
    for part in parts {
      switch part {
      case .plain(""): break
      case .plain(let text): values.append(made(.literal(.text(text)), from: position))
      case .expression(let text):
        do throws(ExpressionError) {
          // The source ranges are relative to the whole text.
          let kind = try Self.parse(text, nesting: nesting + 1).kind
          values.append(made(kind, from: position))
        } catch {
          throw failure(error.message, error.hint)
        }
      }
    }
    return .call("join", values)
  }

  /// The maximum nesting depth of interpolated strings.
  private static let maximumNesting = 4

  private mutating func primary() throws(ExpressionError) -> Expression {
    let start = position
    switch token.kind {
    case .number(let value, let unit):
      position += 1
      return made(.literal(.number(value, unit)), from: start)
    case .text(let text):
      let parts = TextTemplate.parts(of: text)
      let kind = try parts.map { (parts) throws(ExpressionError) in try joined(parts) } ?? .literal(.text(text))
      position += 1
      return made(kind, from: start)
    case .hexColor(let digits):
      guard let color = Color(hexDigits: digits) else {
        throw ExpressionError(
          offset: token.offset, length: token.length, message: "#\(digits) is not a color",
          hint: "a color has 3, 4, 6 or 8 hexadecimal digits")
      }
      position += 1
      return made(.literal(.color(color)), from: start)
    case .symbol("("):
      position += 1
      let inner = try conditional()
      try expect(")")
      return inner
    case .symbol("["):
      position += 1
      var items = [try conditional()]
      while accept(",") { items.append(try conditional()) }
      try expect("]")
      return made(.list(items), from: start)
    case .name(let name) where !["then", "else", "and", "or", "mod", "not", "if"].contains(name):
      position += 1
      return try path(from: name, start: start)
    case .name("mod"):
      var error = unexpected("a value")
      error.hint = "write it between two numbers: 7 mod 3"
      throw error
    default:
      throw unexpected("a value")
    }
  }

  /// Parses a name with its suffixes: components, arguments, and a color's `.opacity(…)`.
  private mutating func path(from first: String, start: Int) throws(ExpressionError) -> Expression {
    if accept("(") {
      let arguments = try arguments()
      guard token.kind == .symbol(".") else { return made(.call(first, arguments), from: start) }
      return try element([Expression.Part(name: first, indices: arguments)], start: start)
    }
    if first == "true" || first == "false" { return made(.literal(.boolean(first == "true")), from: start) }
    var parts = [first]
    var end = position
    while accept(".") {
      guard case .name(let part) = token.kind else { throw unexpected("a name") }
      position += 1
      if accept("(") {
        let object = Expression(
          kind: .name(parts), offset: tokens[start].offset,
          length: tokens[end - 1].offset + tokens[end - 1].length - tokens[start].offset)
        let arguments = try arguments()
        guard token.kind == .symbol(".") else { return made(.call(part, [object] + arguments), from: start) }
        let before = parts.map { Expression.Part(name: $0) }
        return try element(before + [Expression.Part(name: part, indices: arguments)], start: start)
      }
      parts.append(part)
      end = position
    }
    return made(.name(parts), from: start)
  }

  /// Parses the rest of a name after an indexed component.
  private mutating func element(_ first: [Expression.Part], start: Int) throws(ExpressionError) -> Expression {
    var parts = first
    while accept(".") {
      guard case .name(let name) = token.kind else { throw unexpected("a name") }
      position += 1
      parts.append(Expression.Part(name: name, indices: accept("(") ? try arguments() : []))
    }
    return made(.element(parts), from: start)
  }

  private mutating func arguments() throws(ExpressionError) -> [Expression] {
    var arguments: [Expression] = []
    if accept(")") { return arguments }
    repeat { arguments.append(try conditional()) } while accept(",")
    try expect(")")
    return arguments
  }
}
