import Arithmetic

extension ScriptRun {
  /// Returns a plain value; a property of the file is evaluated at the current frame.
  func plain(_ value: ScriptValue) throws(ScriptError) -> ScriptValue {
    guard case .node(let node) = value, node.isProperty else { return value }
    return try host.value(of: node, self)
  }

  func binary(_ operation: ScriptOperator, _ a: ScriptValue, _ b: ScriptValue) throws(ScriptError) -> ScriptValue {
    let (left, right) = (try plain(a), try plain(b))
    switch operation {
    case .add: return try added(left, right)
    case .subtract: return .number(left.number - right.number)
    case .multiply: return .number(left.number * right.number)
    case .divide: return .number(left.number / right.number)
    case .remainder: return .number(left.number.truncatingRemainder(dividingBy: right.number))
    case .power: return .number(pow(left.number, right.number))
    case .same: return .boolean(isSame(left, right))
    case .notSame: return .boolean(!isSame(left, right))
    case .equal: return .boolean(isEqual(left, right))
    case .notEqual: return .boolean(!isEqual(left, right))
    case .less, .more, .atMost, .atLeast: return .boolean(isOrdered(operation, left, right))
    case .isIn: return .boolean(isIn(left, right))
    case .instance: return .boolean(isInstance(left, of: right))
    default: return .number(bits(operation, left, right))
    }
  }

  private func added(_ left: ScriptValue, _ right: ScriptValue) throws(ScriptError) -> ScriptValue {
    if case .number(let a) = left, case .number(let b) = right { return .number(a + b) }
    func isText(_ value: ScriptValue) -> Bool {
      switch value {
      case .string, .array, .object, .node, .function, .builtin, .math, .method, .shape: true
      default: false
      }
    }
    guard isText(left) || isText(right) else { return .number(left.number + right.number) }
    let result = left.text + right.text
    try heap.allocate(result.utf8.count)
    return .string(result)
  }

  func isSame(_ left: ScriptValue, _ right: ScriptValue) -> Bool {
    switch (left, right) {
    case (.undefined, .undefined), (.null, .null), (.math, .math): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): a === b
    case (.object(let a), .object(let b)): a === b
    case (.function(let a), .function(let b)): a === b
    case (.builtin(let a), .builtin(let b)): a == b
    case (.node(let a), .node(let b)): a.path == b.path
    case (.shape(let a), .shape(let b)): a == b
    default: false
    }
  }

  private func isEqual(_ left: ScriptValue, _ right: ScriptValue) -> Bool {
    switch (left, right) {
    case (.undefined, .null), (.null, .undefined): return true
    case (.undefined, _), (.null, _), (_, .undefined), (_, .null): return isSame(left, right)
    case (.array, .array), (.string, .string): return isSame(left, right)
    case (.array, .string), (.string, .array): return left.text == right.text
    case (.number, _), (.boolean, _), (_, .number), (_, .boolean): return left.number == right.number
    default: return isSame(left, right)
    }
  }

  private func isOrdered(_ operation: ScriptOperator, _ left: ScriptValue, _ right: ScriptValue) -> Bool {
    if case .string(let a) = left, case .string(let b) = right {
      let order = Array(a.utf16).lexicographicallyPrecedes(Array(b.utf16))
      switch operation {
      case .less: return order
      case .atMost: return order || a == b
      case .more: return !order && a != b
      default: return !order
      }
    }
    let (a, b) = (left.number, right.number)
    switch operation {
    case .less: return a < b
    case .atMost: return a <= b
    case .more: return a > b
    default: return a >= b
    }
  }

  private func isIn(_ key: ScriptValue, _ owner: ScriptValue) -> Bool {
    switch owner {
    case .object(let object): object[key.text] != nil
    case .array(let array): key.number >= 0 && key.number < Double(array.elements.count)
    default: false
    }
  }

  private func isInstance(_ value: ScriptValue, of type: ScriptValue) -> Bool {
    switch (value, type) {
    case (.array, .builtin(.array)), (.array, .builtin(.object)), (.object, .builtin(.object)): true
    default: false
    }
  }

  private func bits(_ operation: ScriptOperator, _ left: ScriptValue, _ right: ScriptValue) -> Double {
    let (a, b) = (left.bits, right.bits)
    switch operation {
    case .and: return Double(a & b)
    case .or: return Double(a | b)
    case .exclusiveOr: return Double(a ^ b)
    case .shiftLeft: return Double(a << (b & 31))
    case .shiftRight: return Double(a >> (b & 31))
    default: return Double(UInt32(bitPattern: a) >> UInt32(b & 31))
    }
  }
}
