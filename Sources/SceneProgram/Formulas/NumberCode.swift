import Arithmetic

/// A numeric formula compiled for a stack machine, which is many times faster than evaluating the tree.
///
/// The result has the same bits as the formula's if all operands are plain numbers or Booleans. Otherwise the code
/// gives up, and the formula is evaluated or reports the error.
package final class NumberCode: Sendable {
  /// An instruction of the stack machine; true is 1, and false is 0.
  fileprivate enum Instruction {
    case push(Double)
    case time
    /// Pushes the number in a state's slot.
    case state(Int)
    /// Pushes the number of another reading, by its index.
    case reading(Int)
    /// Pushes the Boolean of a reading, by its index.
    case truth(Int)
    case negate, not
    /// Pops two numbers, and pushes the result of an operation.
    case operation(Formula.Operator)
    /// Calls a function, by its index, with a number of arguments from the stack.
    case call(Int, Int)
    /// Jumps to another instruction.
    case jump(Int)
    /// Pops a condition, and jumps to another instruction if it is false.
    case jumpUnless(Int)
    /// Gives up unless the number is finite and in a range.
    case check(Double, Double)
  }

  private let instructions: [Instruction]
  private let readings: [Reading]
  private let functions: [NumericFunction]

  private init(_ instructions: [Instruction], _ readings: [Reading], _ functions: [NumericFunction]) {
    self.instructions = instructions
    self.readings = readings
    self.functions = functions
  }

  /// Compiles a formula and the conversions of its number; nil if the formula cannot be a number without a unit.
  package convenience init?(_ formula: Formula, _ conversions: [NumberConversion] = []) {
    var builder = Builder()
    guard builder.appendNumber(formula) else { return nil }
    for conversion in conversions {
      switch conversion {
      case .checked(let range): builder.instructions.append(.check(range.lowerBound, range.upperBound))
      case .radians:
        builder.instructions += [.push(.pi), .operation(.multiply), .push(180), .operation(.divide)]
      }
    }
    self.init(builder.instructions, builder.readings, builder.functions)
  }

  /// Runs the code.
  ///
  /// - Parameters:
  ///   - values: The values of the scene.
  ///   - time: The stage's time in seconds.
  ///   - frame: The environment of the formula.
  ///   - stack: A stack that is reused between calls.
  /// - Returns: The number; nil if the code gives up.
  package func value(of values: SceneValues, at time: Double, in frame: Frame, _ stack: inout [Double]) -> Double? {
    stack.removeAll(keepingCapacity: true)
    var next = 0
    while next < instructions.count {
      let instruction = instructions[next]
      next += 1
      switch instruction {
      case .push(let number): stack.append(number)
      case .time: stack.append(time)
      case .state(let slot):
        guard let number = values.plainNumber(ofState: slot) else { return nil }
        stack.append(number)
      case .reading(let index):
        guard case .number(let number, .none)? = try? values.value(of: readings[index], in: frame) else { return nil }
        stack.append(number)
      case .truth(let index):
        guard case .boolean(let holds)? = try? values.value(of: readings[index], in: frame) else { return nil }
        stack.append(holds ? 1 : 0)
      case .negate: stack[stack.count - 1] = -stack[stack.count - 1]
      case .not: stack[stack.count - 1] = 1 - stack[stack.count - 1]
      case .call(let function, let count): Self.call(functions[function], with: count, &stack)
      case .jump(let target): next = target
      case .jumpUnless(let target): if stack.removeLast() == 0 { next = target }
      case .check(let low, let high):
        let number = stack[stack.count - 1]
        guard number >= low, number <= high, number.isFinite else { return nil }
      case .operation(let operation):
        let right = stack.removeLast()
        guard let result = Self.result(of: operation, stack[stack.count - 1], right) else { return nil }
        stack[stack.count - 1] = result
      }
    }
    return stack.last
  }

  /// Replaces the arguments on the stack by the result of a function.
  private static func call(_ function: NumericFunction, with count: Int, _ stack: inout [Double]) {
    let first = stack.count - count
    let result =
      switch function {
      case .one(let function): function(stack[first])
      case .two(let function): function(stack[first], stack[first + 1])
      case .three(let function): function(stack[first], stack[first + 1], stack[first + 2])
      case .some(_, let function), .any(_, let function): function(Array(stack[first...]))
      }
    for _ in 1..<max(count, 1) { stack.removeLast() }
    if count == 0 { stack.append(result) } else { stack[first] = result }
  }

  /// Returns the result of a numeric operation; nil for division by zero and for Boolean operations.
  private static func result(of operation: Formula.Operator, _ a: Double, _ b: Double) -> Double? {
    switch operation {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: b == 0 ? nil : a / b
    case .modulo: b == 0 ? nil : a - b * (a / b).rounded(.down)
    case .power: pow(a, b)
    case .equal: a == b ? 1 : 0
    case .notEqual: a != b ? 1 : 0
    case .less: a < b ? 1 : 0
    case .lessOrEqual: a <= b ? 1 : 0
    case .greater: a > b ? 1 : 0
    case .greaterOrEqual: a >= b ? 1 : 0
    case .and, .or: nil
    }
  }
}

extension NumberCode {
  /// Compiles a formula recursively.
  private struct Builder {
    var instructions: [Instruction] = []
    var readings: [Reading] = []
    var functions: [NumericFunction] = []

    /// Appends code for a number; returns false if the formula cannot be a plain number.
    mutating func appendNumber(_ formula: Formula) -> Bool {
      switch formula.kind {
      case .literal(.number(let number, .none)): instructions.append(.push(number))
      case .reading(.time, _): instructions.append(.time)
      case .reading(.state(let slot, _), _): instructions.append(.state(slot))
      case .reading(let reading, _): instructions.append(.reading(index(of: reading)))
      case .negate(let operand):
        guard appendNumber(operand) else { return false }
        instructions.append(.negate)
      case .binary(let operation, let left, let right):
        guard operation.givesNumber, appendNumber(left), appendNumber(right) else { return false }
        instructions.append(.operation(operation))
      case .conditional(let condition, let yes, let no):
        return appendChoice(condition) {
          $0.appendNumber(yes)
        } else: {
          $0.appendNumber(no)
        }
      case .call(let function, let arguments):
        guard let numeric = function.numeric, numeric.counts.contains(arguments.count) else { return false }
        for argument in arguments {
          guard appendNumber(argument) else { return false }
        }
        functions.append(numeric)
        instructions.append(.call(functions.count - 1, arguments.count))
      case .literal, .list, .cell, .row, .textUnless, .not, .failure: return false
      }
      return true
    }

    /// Appends code for a Boolean value; returns false if the formula cannot be one.
    private mutating func appendTruth(_ formula: Formula) -> Bool {
      switch formula.kind {
      case .literal(.boolean(let boolean)): instructions.append(.push(boolean ? 1 : 0))
      case .reading(let reading, _): instructions.append(.truth(index(of: reading)))
      case .not(let operand):
        guard appendTruth(operand) else { return false }
        instructions.append(.not)
      case .binary(.and, let left, let right):
        return appendChoice(left) {
          $0.appendTruth(right)
        } else: {
          $0.append(0)
        }
      case .binary(.or, let left, let right):
        return appendChoice(left) {
          $0.append(1)
        } else: {
          $0.appendTruth(right)
        }
      case .binary(let operation, let left, let right):
        guard !operation.givesNumber, appendNumber(left), appendNumber(right) else { return false }
        instructions.append(.operation(operation))
      case .conditional(let condition, let yes, let no):
        return appendChoice(condition) {
          $0.appendTruth(yes)
        } else: {
          $0.appendTruth(no)
        }
      case .literal, .list, .cell, .row, .textUnless, .call, .negate, .failure: return false
      }
      return true
    }

    private mutating func append(_ number: Double) -> Bool {
      instructions.append(.push(number))
      return true
    }

    /// Appends code that selects one of two values by a condition.
    private mutating func appendChoice(
      _ condition: Formula, _ yes: (inout Builder) -> Bool, else no: (inout Builder) -> Bool
    ) -> Bool {
      guard appendTruth(condition) else { return false }
      let question = instructions.count
      instructions.append(.jumpUnless(0))
      guard yes(&self) else { return false }
      let end = instructions.count
      instructions.append(.jump(0))
      instructions[question] = .jumpUnless(instructions.count)
      guard no(&self) else { return false }
      instructions[end] = .jump(instructions.count)
      return true
    }

    private mutating func index(of reading: Reading) -> Int {
      readings.append(reading)
      return readings.count - 1
    }
  }
}

extension Formula.Operator {
  /// True if the result of the operation is a number, false if it is a Boolean.
  package var givesNumber: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .modulo, .power: true
    case .or, .and, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: false
    }
  }
}
