import Foundation

/// Works out the expressions of exported code, in Swift's syntax as far as that code uses it.
struct SwiftUIExpression {
  enum Value: Equatable {
    case number(Double)
    case boolean(Bool)
    case text(String)
    /// A point or a size, by its members.
    case fields([String: Double])
    /// A color, whose components do not matter here.
    case color
  }

  /// A word with what it is called with: `.delay(0.5)`.
  struct Call {
    let name: String
    var labeled: [String: Double] = [:]
    var plain: [Double] = []
    var words: [String: String] = [:]
  }

  /// Something that the code has and that is not read here.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private var tokens: [Substring]
  private var next = 0
  private let names: [String: Value]

  /// Takes the values of constants, as `Self.name`, and of states.
  init(_ text: String, names: [String: Value]) {
    tokens = text.matches(of: /"(?:[^"\\]|\\.)*"|\d[\d.]*(?:e[-+]?\d+)?|[A-Za-z_]\w*|&&|\|\||[=!<>]=|[^\s]/).map(\.0)
    self.names = names
  }

  /// The value of the whole text.
  mutating func value() throws -> Value {
    let value = try conditional()
    guard next == tokens.count else { throw failure() }
    return value
  }

  /// The words of an animation: `.spring(duration: 0.5).delay(1)`, and what follows a comma, `completionCriteria: .removed`.
  mutating func calls() throws -> [Call] {
    var calls: [Call] = []
    while take(".") {
      var call = Call(name: String(try word()))
      if take("(") { try readArguments(of: &call) }
      calls.append(call)
    }
    if take(","), take("completionCriteria"), take(":"), take(".") {
      calls.append(Call(name: "criteria", words: ["criteria": String(try word())]))
    }
    guard next == tokens.count else { throw failure() }
    return calls
  }

  private mutating func readArguments(of call: inout Call) throws {
    while !take(")") {
      var label: String?
      if next + 1 < tokens.count, tokens[next + 1] == ":" {
        label = String(try word())
        next += 1
      }
      switch (label, try conditional()) {
      case (let label?, .number(let number)): call.labeled[label] = number
      case (let label?, .boolean(let holds)): call.labeled[label] = holds ? 1 : 0
      case (nil, .number(let number)): call.plain.append(number)
      default: throw failure()
      }
      _ = take(",")
    }
  }

  private func failure() -> Failure {
    Failure(description: "not read at \(next): \(tokens.joined(separator: " "))")
  }

  private mutating func take(_ token: Substring) -> Bool {
    guard next < tokens.count, tokens[next] == token else { return false }
    next += 1
    return true
  }

  private mutating func word() throws -> Substring {
    guard next < tokens.count else { throw failure() }
    next += 1
    return tokens[next - 1]
  }

  private mutating func conditional() throws -> Value {
    let condition = try binary(0)
    guard take("?") else { return condition }
    let yes = try conditional()
    guard take(":"), case .boolean(let holds) = condition else { throw failure() }
    let no = try conditional()
    return holds ? yes : no
  }

  private static let levels: [[Substring]] = [
    ["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">="], ["+", "-"], ["*", "/"],
  ]

  private mutating func binary(_ level: Int) throws -> Value {
    guard level < Self.levels.count else { return try unary() }
    var left = try binary(level + 1)
    while next < tokens.count, let operation = Self.levels[level].first(where: { $0 == tokens[next] }) {
      next += 1
      left = try apply(operation, left, try binary(level + 1))
    }
    return left
  }

  private func apply(_ operation: Substring, _ left: Value, _ right: Value) throws -> Value {
    switch (operation, left, right) {
    case ("==", _, _): return .boolean(left == right)
    case ("!=", _, _): return .boolean(left != right)
    case ("&&", .boolean(let a), .boolean(let b)): return .boolean(a && b)
    case ("||", .boolean(let a), .boolean(let b)): return .boolean(a || b)
    case (_, .number(let a), .number(let b)):
      switch operation {
      case "+": return .number(a + b)
      case "-": return .number(a - b)
      case "*": return .number(a * b)
      case "/": return .number(a / b)
      case "<": return .boolean(a < b)
      case "<=": return .boolean(a <= b)
      case ">": return .boolean(a > b)
      default: return .boolean(a >= b)
      }
    default: throw failure()
    }
  }

  private mutating func unary() throws -> Value {
    if take("-") {
      guard case .number(let number) = try unary() else { throw failure() }
      return .number(-number)
    }
    if take("!") {
      guard case .boolean(let holds) = try unary() else { throw failure() }
      return .boolean(!holds)
    }
    var value = try primary()
    while take(".") {
      let member = String(try word())
      switch (member, value) {
      case ("opacity", .color):
        _ = try arguments()
      case ("truncatingRemainder", .number(let number)):
        guard case .number(let divisor)? = try arguments().first?.value else { throw failure() }
        value = .number(number.truncatingRemainder(dividingBy: divisor))
      case (_, .fields(let fields)):
        guard let field = fields[member] else { throw failure() }
        value = .number(field)
      default: throw failure()
      }
    }
    return value
  }

  private mutating func arguments() throws -> [(label: String, value: Value)] {
    guard take("(") else { throw failure() }
    var list: [(label: String, value: Value)] = []
    while !take(")") {
      var label = ""
      if next + 1 < tokens.count, tokens[next + 1] == ":" {
        label = String(try word())
        next += 1
      }
      list.append((label, try conditional()))
      _ = take(",")
    }
    return list
  }

  private mutating func primary() throws -> Value {
    let token = try word()
    if let number = Double(token) { return .number(number) }
    if token.hasPrefix("\"") { return .text(String(token.dropFirst().dropLast())) }
    switch token {
    case "(":
      let value = try conditional()
      guard take(")") else { throw failure() }
      return value
    case ".": return .text(String(try word()))
    case "true", "false": return .boolean(token == "true")
    case "Self":
      guard take("."), let value = names["Self.\(try word())"] else { throw failure() }
      return value
    case "Double":
      guard take("."), take("pi") else { throw failure() }
      return .number(.pi)
    case "Color":
      if take(".") { _ = try word() } else { _ = try arguments() }
      return .color
    case "CGPoint", "CGSize":
      var fields: [String: Double] = [:]
      for case (let label, .number(let number)) in try arguments() { fields[label] = number }
      return .fields(fields)
    default: break
    }
    if let value = names[String(token)] { return value }
    let numbers = try arguments().map { argument in
      guard case .number(let number) = argument.value else { throw failure() }
      return number
    }
    let functions: [Substring: (Double) -> Double] = [
      "abs": { abs($0) }, "round": { $0.rounded() }, "floor": { $0.rounded(.down) }, "ceil": { $0.rounded(.up) },
      "sqrt": { $0.squareRoot() }, "exp": { exp($0) }, "log": { log($0) }, "sin": { sin($0) }, "cos": { cos($0) },
      "tan": { tan($0) },
    ]
    if let function = functions[token], numbers.count == 1 { return .number(function(numbers[0])) }
    switch (token, numbers.count) {
    case ("min", 1...): return .number(numbers.min() ?? 0)
    case ("max", 1...): return .number(numbers.max() ?? 0)
    case ("pow", 2): return .number(pow(numbers[0], numbers[1]))
    case ("hypot", 2): return .number(hypot(numbers[0], numbers[1]))
    default: throw failure()
    }
  }
}
