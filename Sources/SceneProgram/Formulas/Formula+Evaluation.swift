import Arithmetic
import SceneDiagnostics

extension Formula {
  /// Returns the value of the formula.
  ///
  /// - Parameter frame: The environment that provides values; nil for a formula that reads none.
  /// - Returns: The value.
  /// - Throws: The error in the formula, with its location.
  package func value(in frame: Frame?) throws(ExpressionError) -> ExpressionValue {
    switch kind {
    case .literal(let value): return value
    case .list(let items):
      var numbers: [Double] = []
      for item in items { numbers.append(try item.number(in: frame).0) }
      return .numbers(numbers)
    case .reading(let reading, let failure):
      if let value = try frame?.values?.value(of: reading, in: frame) { return value }
      guard case .indexed(let name, _) = reading else { throw failure.error() }
      throw try missing(name, in: frame)
    case .cell(let row, let table, let cells):
      return try cells[row.row(of: table, in: frame)].value(in: frame)
    case .row(let table, let index): return .row(DataRow(table: table, index: try index.row(of: table, in: frame)))
    case .textUnless(let formula, let text): return (try? formula.value(in: frame)) ?? .text(text)
    case .call(let function, let arguments):
      var values: [ExpressionValue] = []
      values.reserveCapacity(arguments.count)
      for argument in arguments { values.append(try argument.value(in: frame)) }
      return try function.call(ArgumentList(name: function.name, values: values, call: self, arguments: arguments))
    case .negate(let operand):
      let value = try operand.value(in: frame)
      if case .numbers(let numbers) = value { return .numbers(numbers.map(-)) }
      let (number, unit) = try operand.number(value)
      return .number(-number, unit)
    case .not(let operand): return .boolean(!(try operand.isTrue(in: frame)))
    case .conditional(let condition, let yes, let no):
      return try (condition.isTrue(in: frame) ? yes : no).value(in: frame)
    case .binary(.and, let left, let right):
      guard try left.isTrue(in: frame) else { return .boolean(false) }
      return .boolean(try right.isTrue(in: frame))
    case .binary(.or, let left, let right):
      if try left.isTrue(in: frame) { return .boolean(true) }
      return .boolean(try right.isTrue(in: frame))
    case .binary(.equal, let left, let right): return .boolean(try Self.areEqual(left, right, frame))
    case .binary(.notEqual, let left, let right): return .boolean(!(try Self.areEqual(left, right, frame)))
    case .binary(let operation, let left, let right):
      if let order = try Self.choiceOrder(left, right, frame) { return .boolean(try holds(operation, order)) }
      return try arithmetic(operation, left, right, frame)
    case .failure(let failure): throw failure.error()
    }
  }

  private func missing(_ name: IndexedName, in frame: Frame?) throws(ExpressionError) -> ExpressionError {
    let name = try name.words(in: frame).joined(separator: ".")
    var error = error("unknown name ‘\(name)’")
    error.unknownName = name
    return error
  }

  /// Returns the index of a row of data.
  package func row(of table: DataTable, in frame: Frame?) throws(ExpressionError) -> Int {
    let index = try wholeNumber(in: frame)
    guard table.rows.indices.contains(index) else {
      if isTried(in: frame), !table.rows.isEmpty { return 0 }
      throw error(
        "\(table.name) has \(table.rows.count) rows, but the index is \(index)", hint: "rows are numbered from 0")
    }
    return index
  }

  /// Returns true if the formula is evaluated as a trial and may have another value later.
  private func isTried(in frame: Frame?) -> Bool { frame?.isTrial == true && !isConstant }

  package func wholeNumber(in frame: Frame?) throws(ExpressionError) -> Int {
    guard case .number(let number, _) = try value(in: frame), abs(number) < 1e9 else {
      throw error("an index must be a whole number")
    }
    return Int(saturating: number.rounded())
  }

  private func number(in frame: Frame?) throws(ExpressionError) -> (Double, ExpressionValue.Unit) {
    try number(try value(in: frame))
  }

  private func number(_ value: ExpressionValue) throws(ExpressionError) -> (Double, ExpressionValue.Unit) {
    guard case .number(let number, let unit) = value else {
      throw error("expected a number, found \(value.kindName)")
    }
    return (number, unit)
  }

  /// Returns true if a condition holds.
  package func isTrue(in frame: Frame?) throws(ExpressionError) -> Bool {
    let value = try value(in: frame)
    guard case .boolean(let boolean) = value else {
      throw error("expected true or false, found \(value.kindName)")
    }
    return boolean
  }

  /// Returns the positions of two words in the list of a variable's choices; nil if neither side is such a variable.
  private static func choiceOrder(
    _ left: Formula, _ right: Formula, _ frame: Frame?
  ) throws(ExpressionError) -> Int? {
    if let choice = left.choice(in: frame) {
      return try left.index(of: choice.word, in: choice) - right.index(in: choice, frame)
    }
    if let choice = right.choice(in: frame) {
      return try left.index(in: choice, frame) - right.index(of: choice.word, in: choice)
    }
    return nil
  }

  /// Returns the choice that a name refers to; nil if there is none.
  private func choice(in frame: Frame?) -> Choice? {
    guard words != nil else { return nil }
    switch kind {
    case .literal(.choice(let choice)): return choice
    case .reading(let reading, _) where reading.mayBeChoice:
      guard case .choice(let choice)? = try? frame?.values?.value(of: reading, in: frame) else { return nil }
      return choice
    default: return nil
    }
  }

  private func index(in choice: Choice, _ frame: Frame?) throws(ExpressionError) -> Int {
    if let words, words.count == 1, let place = choice.words.firstIndex(of: words[0]) { return place }
    let value: ExpressionValue
    do {
      value = try self.value(in: frame)
    } catch {
      // Only a name without dots can be one of the words.
      guard let word = error.unknownName, !word.contains(".") else { throw error }
      return try index(of: word, in: choice)
    }
    switch value {
    case .choice(let other): return try index(of: other.word, in: choice)
    case .text(let word): return try index(of: word, in: choice)
    default: throw error("\(value.kindName) cannot be compared with a choice")
    }
  }

  private func index(of word: String, in choice: Choice) throws(ExpressionError) -> Int {
    if let place = choice.words.firstIndex(of: word) { return place }
    throw error(
      "‘\(word)’ is not one of the choices",
      hint: NearestName.hint(for: word, among: choice.words)
        ?? "the choices are \(choice.words.joined(separator: ", "))")
  }

  private func holds(_ operation: Operator, _ order: Int) throws(ExpressionError) -> Bool {
    switch operation {
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    default: throw error("choices can only be compared")
    }
  }

  private static func areEqual(
    _ left: Formula, _ right: Formula, _ frame: Frame?
  ) throws(ExpressionError) -> Bool {
    if let order = try choiceOrder(left, right, frame) { return order == 0 }
    let (a, b) = (try left.word(beside: right, frame), try right.word(beside: left, frame))
    switch (a, b) {
    case (.number(let a, _), .number(let b, _)): return a == b
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.color(let a), .color(let b)): return a == b
    case (.text(let a), .text(let b)): return a == b
    case (.numbers(let a), .numbers(let b)): return a == b
    default: throw right.error("\(b.kindName) cannot be compared with \(a.kindName)")
    }
  }

  /// Returns the value of one side of a comparison; an unknown name next to a text is a text.
  private func word(beside other: Formula, _ frame: Frame?) throws(ExpressionError) -> ExpressionValue {
    do {
      return try value(in: frame)
    } catch {
      guard let word = error.unknownName, !word.contains("."), case .text? = try? other.value(in: frame) else {
        throw error
      }
      return .text(word)
    }
  }

  private func arithmetic(
    _ operation: Operator, _ left: Formula, _ right: Formula, _ frame: Frame?
  ) throws(ExpressionError) -> ExpressionValue {
    let (first, second) = (try left.value(in: frame), try right.value(in: frame))
    if let list = try lists(operation, first, second, mayBeZero: right.isTried(in: frame)) { return list }
    let (a, unitA) = try left.number(first)
    let (b, unitB) = try right.number(second)
    if unitA != .none, unitB != .none, unitA != unitB {
      throw error("\(unitA.rawValue) and \(unitB.rawValue) cannot be combined")
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
    case .divide where b == 0, .modulo where b == 0:
      guard right.isTried(in: frame) else { throw right.error("division by zero") }
      return .number(a, unit)
    // Division by an angle does not result in an angle.
    case .divide: return .number(a / b, unitB == .none ? unitA : .none)
    case .modulo: return .number(a - b * (a / b).rounded(.down), unit)
    default: return .number(pow(a, b), unit)
    }
  }
}

extension Formula {
  /// Returns the sum or difference of lists of equal length, or a list multiplied or divided by a number; nil if
  /// neither side is a list.
  fileprivate func lists(
    _ operation: Operator, _ left: ExpressionValue, _ right: ExpressionValue, mayBeZero: Bool
  ) throws(ExpressionError) -> ExpressionValue? {
    switch (left, right) {
    case (.numbers(let a), .numbers(let b)):
      switch operation {
      case .add, .subtract:
        guard a.count == b.count else { throw error("lists of \(a.count) and \(b.count) numbers cannot be combined") }
        return .numbers(zip(a, b).map { operation == .add ? $0 + $1 : $0 - $1 })
      default: throw error("lists can only be added, subtracted, and scaled")
      }
    case (.numbers(let numbers), .number(let factor, _)) where operation == .multiply:
      return .numbers(numbers.map { $0 * factor })
    case (.number(let factor, _), .numbers(let numbers)) where operation == .multiply:
      return .numbers(numbers.map { factor * $0 })
    case (.numbers(let numbers), .number(let divisor, _)) where operation == .divide:
      guard divisor != 0 || mayBeZero else { throw error("division by zero") }
      return .numbers(numbers.map { divisor == 0 ? $0 : $0 / divisor })
    case (.numbers, _), (_, .numbers): throw error("lists can only be added, subtracted, and scaled")
    default: return nil
    }
  }
}

extension Reading {
  /// True if the value may be a choice.
  fileprivate var mayBeChoice: Bool {
    switch self {
    case .state, .named, .event, .gesture: true
    default: false
    }
  }
}
