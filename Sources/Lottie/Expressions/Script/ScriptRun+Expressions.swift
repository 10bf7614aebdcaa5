extension ScriptRun {
  /// Returns the value of an expression; it may be a node of the file that has not been evaluated.
  func value(_ expression: ScriptExpression, in scope: ScriptScope) throws(ScriptError) -> ScriptValue {
    try count()
    return try nested { () throws(ScriptError) in try plainValue(expression, in: scope) }
  }

  private func plainValue(_ expression: ScriptExpression, in scope: ScriptScope) throws(ScriptError) -> ScriptValue {
    switch expression {
    case .number(let number): return .number(number)
    case .string(let text): return .string(text)
    case .boolean(let flag): return .boolean(flag)
    case .null: return .null
    case .name(let name): return try named(name, in: scope)
    case .array(let elements): return try heap.array(try values(elements, in: scope))
    case .object(let members): return try object(members, in: scope)
    case .function(let code): return try heap.function(code, in: scope)
    case .member(let target, let name):
      let owner = try value(target, in: scope)
      return try member(owner, try key(name, in: scope))
    case .call(let callee, let arguments): return try call(callee, arguments, in: scope)
    case .unary(let sign, let operand): return try unary(sign, operand, in: scope)
    case .binary(let operation, let left, let right):
      let first = try value(left, in: scope)
      return try binary(operation, first, try value(right, in: scope))
    case .logical(let sign, let left, let right): return try logical(sign, left, right, in: scope)
    case .condition(let condition, let first, let second):
      return try value(try value(condition, in: scope).isTrue(self) ? first : second, in: scope)
    case .assign(let operation, let target, let source): return try assign(operation, target, source, in: scope)
    case .step(let step, let isBefore, let target): return try move(step, isBefore, target, in: scope)
    case .sequence(let first, let second):
      _ = try value(first, in: scope)
      return try value(second, in: scope)
    }
  }

  private func values(_ list: [ScriptExpression], in scope: ScriptScope) throws(ScriptError) -> [ScriptValue] {
    var result: [ScriptValue] = []
    for expression in list { result.append(try plain(try value(expression, in: scope))) }
    return result
  }

  private func object(_ members: [(String, ScriptExpression)], in scope: ScriptScope) throws(ScriptError) -> ScriptValue
  {
    var list: [(String, ScriptValue)] = []
    for (key, expression) in members { list.append((key, try value(expression, in: scope))) }
    return .object(try heap.object(list))
  }

  private func named(_ name: String, in scope: ScriptScope) throws(ScriptError) -> ScriptValue {
    if let value = scope[name] { return value }
    if let value = try host.global(name, self) { return value }
    throw .mistake("“\(name)” is unknown")
  }

  private func key(_ expression: ScriptExpression, in scope: ScriptScope) throws(ScriptError) -> ScriptValue {
    if case .string = expression { return try value(expression, in: scope) }
    return try plain(try value(expression, in: scope))
  }

  private func unary(
    _ sign: String, _ operand: ScriptExpression, in scope: ScriptScope
  ) throws(ScriptError) -> ScriptValue {
    if sign == "typeof", case .name(let name) = operand, scope[name] == nil, try host.global(name, self) == nil {
      return .string("undefined")
    }
    if sign == "delete" {
      if case .member(let target, let key) = operand, case .object(let object) = try value(target, in: scope) {
        object[try self.key(key, in: scope).text] = nil
      }
      return .boolean(true)
    }
    let value = try plain(try value(operand, in: scope))
    switch sign {
    case "!": return .boolean(!value.isTrue)
    case "-": return .number(-value.number)
    case "+": return .number(value.number)
    case "~": return .number(Double(~value.bits))
    case "typeof": return .string(value.typeName)
    default: return .undefined
    }
  }

  private func logical(
    _ sign: String, _ left: ScriptExpression, _ right: ScriptExpression, in scope: ScriptScope
  ) throws(ScriptError) -> ScriptValue {
    let first = try plain(try value(left, in: scope))
    switch sign {
    case "&&": return first.isTrue ? try value(right, in: scope) : first
    case "||": return first.isTrue ? first : try value(right, in: scope)
    default:
      switch first {
      case .undefined, .null: return try value(right, in: scope)
      default: return first
      }
    }
  }

  private func assign(
    _ operation: ScriptOperator?, _ target: ScriptExpression, _ source: ScriptExpression, in scope: ScriptScope
  ) throws(ScriptError) -> ScriptValue {
    guard let operation else {
      if case .member(let owner, let key) = target {
        let owner = try value(owner, in: scope)
        let key = try self.key(key, in: scope)
        let value = try value(source, in: scope)
        try set(owner, key, value)
        return value
      }
      let value = try value(source, in: scope)
      try set(target, value, in: scope)
      return value
    }
    let before = try value(target, in: scope)
    let result = try binary(operation, before, try value(source, in: scope))
    try set(target, result, in: scope)
    return result
  }

  private func move(
    _ step: Double, _ isBefore: Bool, _ target: ScriptExpression, in scope: ScriptScope
  ) throws(ScriptError) -> ScriptValue {
    let before = try plain(try value(target, in: scope)).number
    try set(target, .number(before + step), in: scope)
    return .number(isBefore ? before + step : before)
  }

  private func set(
    _ target: ScriptExpression, _ value: ScriptValue, in scope: ScriptScope
  ) throws(ScriptError) {
    switch target {
    case .name(let name): scope.assign(name, value)
    case .member(let owner, let key):
      try set(try self.value(owner, in: scope), try self.key(key, in: scope), value)
    default: throw .mistake("this cannot be assigned to")
    }
  }

  private func set(_ owner: ScriptValue, _ key: ScriptValue, _ value: ScriptValue) throws(ScriptError) {
    switch owner {
    case .array(let array):
      if case .string("length") = key {
        let count = value.number
        guard count >= 0, count <= Double(array.elements.count) else { throw .unsupported("a longer length") }
        array.elements.removeLast(array.elements.count - Int(count))
        return
      }
      let number = key.number
      guard number >= 0, number == number.rounded() else { return }
      guard number < Double(ScriptLimits.memory) else { throw .limit("it needs too much memory") }
      let index = Int(number)
      if index >= array.elements.count {
        let missing = index + 1 - array.elements.count
        try heap.allocate(missing)
        array.elements.append(contentsOf: repeatElement(.undefined, count: missing))
      }
      array.elements[index] = value
    case .object(let object):
      try heap.allocate(2)
      object[key.text] = value
    case .undefined, .null: throw .mistake("\(owner.text) has no member “\(key.text)”")
    default: throw .mistake("“\(key.text)” cannot be assigned to")
    }
  }

  // MARK: Calls

  private func call(
    _ callee: ScriptExpression, _ arguments: [ScriptExpression], in scope: ScriptScope
  ) throws(ScriptError) -> ScriptValue {
    if case .member(let target, let name) = callee {
      let owner = try value(target, in: scope)
      let key = try self.key(name, in: scope)
      return try method(owner, key, arguments, in: scope)
    }
    let function = try value(callee, in: scope)
    if case .builtin(.eval) = function, let first = arguments.first {
      guard case .string(let text) = try plain(try value(first, in: scope)) else { return .undefined }
      return try evaluate(text: text, in: scope)
    }
    return try call(function, try values(arguments, in: scope, for: function))
  }

  /// Returns the arguments of a call; functions of the script receive nodes of the file without evaluation.
  private func values(
    _ list: [ScriptExpression], in scope: ScriptScope, for function: ScriptValue
  ) throws(ScriptError) -> [ScriptValue] {
    if case .function = function {
      var result: [ScriptValue] = []
      for expression in list { result.append(try value(expression, in: scope)) }
      return result
    }
    return try values(list, in: scope)
  }

  private func method(
    _ owner: ScriptValue, _ key: ScriptValue, _ arguments: [ScriptExpression], in scope: ScriptScope
  ) throws(ScriptError) -> ScriptValue {
    if case .object(let object) = owner, let function = object[key.text] {
      return try call(function, try values(arguments, in: scope, for: function))
    }
    let name = key.text
    let values = try values(arguments, in: scope)
    switch owner {
    case .math: return .number(try math(name, values))
    case .node(let node):
      let found = try host.member(node, key, self)
      return try call(found, values)
    default: return try method(try plain(owner), name, values)
    }
  }

  /// Calls a function.
  func call(_ function: ScriptValue, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    try count()
    switch function {
    case .function(let function):
      guard let outer = function.scope else { return .undefined }
      let scope = try heap.scope(in: outer)
      for (index, name) in function.code.parameters.enumerated() {
        scope.declare(name, index < arguments.count ? arguments[index] : .undefined)
      }
      let outcome = try nested { () throws(ScriptError) in try run(function.code, in: scope) }
      if case .giveBack(let value) = outcome { return value }
      return .undefined
    case .builtin(let builtin): return try call(builtin, arguments)
    case .node(let node): return try host.call(node, arguments, self)
    case .method(let node, let name): return try host.call(node, name, arguments, self)
    default: throw .mistake("\(function.typeName) is not a function")
    }
  }
}

extension ScriptValue {
  /// Returns true if the value is truthy; a property of the file is evaluated first.
  func isTrue(_ run: ScriptRun) throws(ScriptError) -> Bool { try run.plain(self).isTrue }
}
