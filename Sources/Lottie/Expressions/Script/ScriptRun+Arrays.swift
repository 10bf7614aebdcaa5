import Arithmetic

extension ScriptRun {
  func method(of array: ScriptArray, _ name: String, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    let elements = array.elements
    try count(elements.count / 8)
    func position(_ index: Int, default standard: Int) -> Int {
      guard index < arguments.count, case .number(let number) = arguments[index] else { return standard }
      let whole = Int(saturating: number)
      return max(0, min(elements.count, whole < 0 ? elements.count + whole : whole))
    }
    switch name {
    case "push":
      try heap.allocate(arguments.count)
      array.elements += arguments
      return .number(Double(array.elements.count))
    case "pop": return array.elements.popLast() ?? .undefined
    case "shift": return elements.isEmpty ? .undefined : array.elements.removeFirst()
    case "unshift":
      try heap.allocate(arguments.count)
      array.elements.insert(contentsOf: arguments, at: 0)
      return .number(Double(array.elements.count))
    case "concat":
      var result = elements
      for argument in arguments {
        if case .array(let other) = argument { result += other.elements } else { result.append(argument) }
      }
      return try heap.array(result)
    case "slice":
      let (start, end) = (position(0, default: 0), position(1, default: elements.count))
      return try heap.array(start < end ? Array(elements[start..<end]) : [])
    case "splice":
      let start = position(0, default: 0)
      let number = arguments.count > 1 ? Int(saturating: arguments[1].number) : elements.count
      let end = min(elements.count, start + max(0, number))
      try heap.allocate(arguments.count)
      array.elements.replaceSubrange(start..<end, with: arguments.dropFirst(2))
      return try heap.array(Array(elements[start..<end]))
    case "reverse":
      array.elements.reverse()
      return .array(array)
    case "join":
      var result = ""
      let separator = arguments.first.map(\.text) ?? ","
      for (index, element) in elements.enumerated() {
        if index > 0 { result += separator }
        switch element {
        case .undefined, .null: break
        default: result += element.text
        }
        try heap.allocate(separator.utf8.count + 1)
      }
      try heap.allocate(result.utf8.count)
      return .string(result)
    case "indexOf":
      let wanted = arguments.first ?? .undefined
      return .number(elements.firstIndex { isSame($0, wanted) }.map(Double.init) ?? -1)
    case "sort":
      array.elements = try sorted(elements, by: arguments.first)
      return .array(array)
    case "map", "forEach", "filter", "some", "every":
      guard let function = arguments.first else { throw .mistake("a function is missing") }
      var results: [ScriptValue] = []
      for (index, element) in elements.enumerated() {
        results.append(try call(function, [element, .number(Double(index)), .array(array)]))
      }
      let isTrue = results.map(\.isTrue)
      switch name {
      case "map": return try heap.array(results)
      case "filter": return try heap.array(zip(elements, isTrue).filter(\.1).map(\.0))
      case "some": return .boolean(isTrue.contains(true))
      case "every": return .boolean(!isTrue.contains(false))
      default: return .undefined
      }
    case "reduce":
      guard let function = arguments.first else { throw .mistake("a function is missing") }
      var rest = elements[...]
      guard var result = arguments.count > 1 ? arguments[1] : rest.popFirst() else {
        throw .mistake("an empty array cannot be reduced without an initial value")
      }
      for element in rest { result = try call(function, [result, element]) }
      return result
    case "toString": return .string(ScriptValue.array(array).text)
    default: throw .unsupported("“\(name)” of a list")
    }
  }

  /// Sorts the elements by merge sort, which terminates for any comparison function.
  private func sorted(_ elements: [ScriptValue], by function: ScriptValue?) throws(ScriptError) -> [ScriptValue] {
    guard elements.count > 1 else { return elements }
    let middle = elements.count / 2
    let first = try sorted(Array(elements[..<middle]), by: function)
    let second = try sorted(Array(elements[middle...]), by: function)
    var result: [ScriptValue] = []
    var (a, b) = (0, 0)
    while a < first.count, b < second.count {
      try count()
      let isAfter =
        if let function, function.typeName == "function" {
          try call(function, [first[a], second[b]]).number > 0
        } else {
          Array(second[b].text.utf16).lexicographicallyPrecedes(Array(first[a].text.utf16))
        }
      if isAfter {
        result.append(second[b])
        b += 1
      } else {
        result.append(first[a])
        a += 1
      }
    }
    return result + first[a...] + second[b...]
  }
}
