extension ScriptRun {
  /// Returns a member of a value.
  func member(_ owner: ScriptValue, _ key: ScriptValue) throws(ScriptError) -> ScriptValue {
    switch owner {
    case .array(let array):
      if case .string("length") = key { return .number(Double(array.elements.count)) }
      let index = key.number
      guard index >= 0, index < Double(array.elements.count), index == index.rounded() else { return .undefined }
      return array.elements[Int(index)]
    case .object(let object): return object[key.text] ?? .undefined
    case .string(let text):
      if case .string("length") = key { return .number(Double(text.utf16.count)) }
      let index = key.number
      try count(text.utf8.count / 16)
      guard index >= 0, index < Double(text.count), index == index.rounded() else { return .undefined }
      return .string(String(text[text.index(text.startIndex, offsetBy: Int(index))]))
    case .math: return try constant(key.text)
    case .node(let node): return try host.member(node, key, self)
    case .undefined, .null: throw .mistake("\(owner.text) has no member “\(key.text)”")
    case .builtin(.number):
      switch key.text {
      case "MAX_VALUE": return .number(.greatestFiniteMagnitude)
      case "MIN_VALUE": return .number(.leastNonzeroMagnitude)
      default: throw .unsupported("Number.\(key.text)")
      }
    default: return .undefined
    }
  }

  /// Calls a method of a list, a string, or a number.
  func method(_ owner: ScriptValue, _ name: String, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    switch (owner, name) {
    case (.undefined, _), (.null, _): throw .mistake("\(owner.text) has no member “\(name)”")
    case (.array(let array), _): return try method(of: array, name, arguments)
    case (.string(let text), _): return try method(of: text, name, arguments)
    case (.number(let number), "toFixed"):
      let digits = arguments.first?.number ?? 0
      guard digits >= 0, digits <= 20, abs(number) < 1e15 else { return .string(owner.text) }
      return .string(Self.fixed(number, digits: Int(digits)))
    case (.object(let object), "hasOwnProperty"): return .boolean(object[arguments.first?.text ?? ""] != nil)
    case (.builtin(.array), "isArray"):
      if case .array? = arguments.first { return .boolean(true) }
      return .boolean(false)
    case (.builtin(.object), "keys"):
      guard case .object(let object)? = arguments.first else { return try heap.array([ScriptValue]()) }
      return try heap.array(object.keys.map(ScriptValue.string))
    case (.number, "toString"), (.boolean, "toString"): return .string(owner.text)
    case (.number, "valueOf"), (.boolean, "valueOf"): return owner
    case (.object, _): throw .mistake("there is no method “\(name)”")
    default: throw .unsupported("“\(name)” of a value of the type \(owner.typeName)")
    }
  }

  /// Returns a number with a fixed number of decimals.
  static func fixed(_ number: Double, digits: Int) -> String {
    guard number.isFinite else { return ScriptValue.text(of: number) }
    var scale = 1.0
    for _ in 0..<min(digits, 15) { scale *= 10 }
    let scaled = (abs(number) * scale).rounded()
    guard scaled < 1e18 else { return ScriptValue.text(of: number) }
    var text = "\(Int(scaled))"
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return sign + text }
    let places = min(digits, 15)
    if text.count <= places { text = String(repeating: "0", count: places + 1 - text.count) + text }
    return sign + text.dropLast(places) + "." + text.suffix(places) + String(repeating: "0", count: digits - places)
  }
}
