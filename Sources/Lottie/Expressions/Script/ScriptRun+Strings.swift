import Arithmetic

extension ScriptRun {
  func method(of text: String, _ name: String, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    try count(text.utf8.count / 16)
    try heap.allocate(text.utf8.count)
    let characters = Array(text)
    let first = arguments.first
    func whole(_ index: Int, default standard: Int) -> Int {
      guard index < arguments.count else { return standard }
      if case .undefined = arguments[index] { return standard }
      return Int(saturating: arguments[index].number)
    }
    func clamped(_ index: Int) -> Int { max(0, min(characters.count, index)) }
    func string(_ start: Int, _ end: Int) -> ScriptValue {
      .string(start < end ? String(characters[start..<end]) : "")
    }
    switch name {
    case "charAt":
      let index = whole(0, default: 0)
      return .string(characters.indices.contains(index) ? String(characters[index]) : "")
    case "charCodeAt":
      let (units, index) = (Array(text.utf16), whole(0, default: 0))
      return .number(units.indices.contains(index) ? Double(units[index]) : .nan)
    case "substring":
      let (start, end) = (clamped(whole(0, default: 0)), clamped(whole(1, default: characters.count)))
      return string(min(start, end), max(start, end))
    case "substr":
      let begin = whole(0, default: 0)
      let start = clamped(begin < 0 ? characters.count + begin : begin)
      return string(start, clamped(start + max(0, whole(1, default: characters.count))))
    case "slice":
      func position(_ index: Int) -> Int { clamped(index < 0 ? characters.count + index : index) }
      return string(position(whole(0, default: 0)), position(whole(1, default: characters.count)))
    case "indexOf", "lastIndexOf", "includes", "startsWith", "endsWith":
      let wanted = Array(first?.text ?? "undefined")
      try count(characters.count / 4)
      let last = characters.count - wanted.count
      let places = last >= 0 ? (0...last).filter { characters[$0...].starts(with: wanted) } : []
      switch name {
      case "indexOf": return .number(Double(places.first { $0 >= whole(1, default: 0) } ?? -1))
      case "lastIndexOf": return .number(Double(places.last ?? -1))
      case "includes": return .boolean(!places.isEmpty)
      case "startsWith": return .boolean(places.first == 0)
      default: return .boolean(last >= 0 && places.last == last)
      }
    case "split":
      guard let first, case .string(let separator) = first else { return try heap.array([.string(text)]) }
      if separator.isEmpty { return try heap.array(characters.map { .string(String($0)) }) }
      return try heap.array(Self.split(characters, by: Array(separator)).map(ScriptValue.string))
    case "replace":
      guard let first, case .string(let wanted) = first else { throw .unsupported("a regular expression") }
      let parts = Self.split(characters, by: Array(wanted))
      guard parts.count > 1, arguments.count > 1 else { return .string(text) }
      let rest = parts[1...].joined(separator: wanted)
      try heap.allocate(arguments[1].text.utf8.count)
      return .string(parts[0] + arguments[1].text + rest)
    case "toUpperCase": return .string(text.uppercased())
    case "toLowerCase": return .string(text.lowercased())
    case "trim": return .string(text.trimmingSpace)
    case "concat":
      let result = text + arguments.map(\.text).joined()
      try heap.allocate(result.utf8.count)
      return .string(result)
    case "padStart", "padEnd":
      let count = whole(0, default: 0) - characters.count
      let filler = Array(arguments.count > 1 ? arguments[1].text : " ")
      guard count > 0, !filler.isEmpty else { return .string(text) }
      try heap.allocate(count)
      let padding = String((0..<count).map { filler[$0 % filler.count] })
      return .string(name == "padStart" ? padding + text : text + padding)
    case "repeat":
      let count = whole(0, default: 0)
      guard count >= 0 else { throw .mistake("a text cannot be repeated \(count) times") }
      try heap.allocate(
        min(ScriptLimits.memory, count).multipliedReportingOverflow(by: max(1, text.utf8.count)).partialValue)
      return .string(String(repeating: text, count: count))
    case "toString", "valueOf": return .string(text)
    default: throw .unsupported("“\(name)” of a text")
    }
  }

  private static func split(_ characters: [Character], by separator: [Character]) -> [String] {
    guard !separator.isEmpty else { return [String(characters)] }
    var (result, current, index): ([String], [Character], Int) = ([], [], 0)
    while index < characters.count {
      if characters[index...].starts(with: separator) {
        result.append(String(current))
        current = []
        index += separator.count
      } else {
        current.append(characters[index])
        index += 1
      }
    }
    return result + [String(current)]
  }
}
