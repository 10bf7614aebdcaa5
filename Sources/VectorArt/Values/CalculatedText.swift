import Arithmetic

/// Evaluates math functions such as `calc()`, `min()`, and `clamp()` (CSS Values and Units Level 4, section 10).
enum CalculatedText {
  /// A sum of numbers by their units; unitless numbers have an empty unit.
  private typealias Sum = [String: Double]

  /// The maximum nesting depth of calculations.
  private static let maximumDepth = 32
  private static let functions = [
    "calc", "min", "max", "clamp", "abs", "round", "mod", "rem", "hypot", "sign", "sqrt", "pow",
  ]

  /// Replaces calculations in a value by numbers, or by sums of lengths; invalid calculations are left unchanged.
  static func simplified(_ text: String) -> String {
    guard StyleText.hasCall(of: functions, in: text) else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "(") {
      let before = rest[..<open]
      let name = String(before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }.reversed())
      guard functions.contains(name), let close = closing(rest, after: open) else {
        result += rest[...open]
        rest = rest[rest.index(after: open)...]
        continue
      }
      let inside = rest[rest.index(after: open)..<close]
      let end = rest.index(after: close)
      if let sum = call(name, String(inside), depth: 0) {
        result += before.dropLast(name.count) + self.text(sum)
      } else {
        result += rest[..<end]
      }
      rest = rest[end...]
    }
    return result + rest
  }

  /// Returns the terms of a `calc()` that is a sum of lengths; nil for anything else.
  static func lengths(_ text: String) -> [Length]? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), functions.contains(String(text[..<open])),
      let sum = call(String(text[..<open]), String(text[text.index(after: open)...].dropLast()), depth: 0)
    else { return nil }
    var lengths: [Length] = []
    for (unit, value) in sum.sorted(by: { $0.key < $1.key }) {
      guard let unit = Length.Unit(rawValue: unit) else { return nil }
      lengths.append(Length(value, unit))
    }
    return lengths.isEmpty ? [Length(0)] : lengths
  }

  /// Reads the function call that comes next, with its parentheses; returns nil and reads nothing if there is none.
  static func call(_ scanner: inout ValueScanner) -> String? {
    var ahead = scanner
    let name = ahead.name()
    guard functions.contains(name), ahead.take("("), let inside = ahead.parenthesized() else { return nil }
    scanner = ahead
    return "\(name)(\(inside))"
  }

  private static func text(_ sum: Sum) -> String {
    let parts = sum.sorted { $0.key < $1.key }.map { $0.value.plainText + $0.key }
    switch parts.count {
    case 0: return "0"
    case 1: return parts[0]
    default: return "calc(\(parts.joined(separator: " + ")))"
    }
  }

  private static func closing(_ text: Substring, after open: String.Index) -> String.Index? {
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func call(_ name: String, _ inside: String, depth: Int) -> Sum? {
    guard depth < maximumDepth else { return nil }
    var arguments: [Sum] = []
    for part in StyleText.split(inside, at: ",") {
      var parser = Parser(part, depth: depth)
      guard let sum = parser.sum(), parser.isAtEnd else { return nil }
      arguments.append(sum)
    }
    if name == "calc" { return arguments.count == 1 ? arguments[0] : nil }
    // The other functions need arguments with the same unit.
    let units = Set(arguments.flatMap { $0.filter { $0.value != 0 || $0.key.isEmpty == false }.keys })
    guard units.count <= 1, let unit = units.first ?? arguments.first?.keys.first else { return nil }
    let numbers = arguments.map { $0[unit] ?? 0 }
    var value: Double
    switch (name, numbers.count) {
    case ("min", 1...): value = numbers.min() ?? 0
    case ("max", 1...): value = numbers.max() ?? 0
    case ("clamp", 3): value = max(numbers[0], min(numbers[1], numbers[2]))
    case ("abs", 1): value = abs(numbers[0])
    case ("round", 1): value = (numbers[0] + 0.5).rounded(.down)
    case ("round", 2): value = numbers[1] == 0 ? .nan : (numbers[0] / numbers[1] + 0.5).rounded(.down) * numbers[1]
    case ("rem", 2): value = numbers[1] == 0 ? .nan : numbers[0].truncatingRemainder(dividingBy: numbers[1])
    case ("mod", 2):
      value = numbers[1] == 0 ? .nan : numbers[0] - (numbers[0] / numbers[1]).rounded(.down) * numbers[1]
    case ("hypot", 1...): value = numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
    case ("sqrt", 1): value = numbers[0].squareRoot()
    case ("sign", 1): return ["": numbers[0] == 0 ? 0 : numbers[0] < 0 ? -1 : 1]
    case ("pow", 2): value = Arithmetic.pow(numbers[0], numbers[1])
    default: return nil
    }
    return value.isFinite ? [unit: value] : nil
  }

  /// A parser of sums and products.
  private struct Parser {
    private var scanner: ValueScanner
    private let depth: Int

    init(_ text: String, depth: Int) {
      scanner = ValueScanner(text.trimmed)
      self.depth = depth
    }

    var isAtEnd: Bool { scanner.isAtEnd }

    mutating func sum() -> Sum? {
      guard var result = product() else { return nil }
      while true {
        scanner.skipSpace()
        let factor: Double
        if scanner.take("+") { factor = 1 } else if scanner.take("-") { factor = -1 } else { return result }
        guard let next = product() else { return nil }
        for (unit, value) in next { result[unit, default: 0] += value * factor }
      }
    }

    private mutating func product() -> Sum? {
      guard var result = operand() else { return nil }
      while true {
        scanner.skipSpace()
        if scanner.take("*") {
          guard let next = operand() else { return nil }
          if let factor = Self.plain(next) {
            result = result.mapValues { $0 * factor }
          } else if let factor = Self.plain(result) {
            result = next.mapValues { $0 * factor }
          } else {
            return nil
          }
        } else if scanner.take("/") {
          guard let next = operand(), let divisor = Self.plain(next), divisor != 0 else { return nil }
          result = result.mapValues { $0 / divisor }
        } else {
          return result.values.allSatisfy(\.isFinite) ? result : nil
        }
      }
    }

    private mutating func operand() -> Sum? {
      scanner.skipSpace()
      if let number = scanner.number() { return [scanner.take("%") ? "%" : scanner.unit(): number] }
      let sign: Double = scanner.take("-") ? -1 : 1
      let name = scanner.name()
      guard scanner.take("(") else {
        guard let constant = ["pi": Double.pi, "e": 2.718_281_828_459_045][name.lowercased()] else { return nil }
        return ["": constant * sign]
      }
      guard let inside = scanner.parenthesized() else { return nil }
      return CalculatedText.call(name.isEmpty ? "calc" : name, inside, depth: depth + 1)?.mapValues { $0 * sign }
    }

    /// Returns a sum's unitless number; nil if it has other terms.
    private static func plain(_ sum: Sum) -> Double? { sum.count == 1 ? sum[""] : nil }
  }
}
