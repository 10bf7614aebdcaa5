import Arithmetic

/// A time at which an animation element begins or ends (SVG Animations Level 2, section 2.10).
enum AnimationTime: Hashable {
  /// Seconds after the document begins.
  case offset(Double)
  /// An offset in seconds from the begin, end, or nth repeat event of the animation element with an id.
  case base(String, Moment, Double)
  case indefinite
  /// A time that depends on an event outside the file, such as a click, a key press, or the time of day.
  case event(String)

  enum Moment: Hashable {
    case begin, end
    case repetition(Int)
  }

  /// Reads one time of a list; nil for invalid text.
  init?(_ text: String) {
    let text = text.trimmed
    if text == "indefinite" {
      self = .indefinite
    } else if let offset = Self.seconds(text, signed: true) {
      self = .offset(offset)
    } else if let found = Self.base(text) {
      self = found
    } else {
      return nil
    }
  }

  private static func base(_ text: String) -> AnimationTime? {
    // A hyphen may be part of an id, so the sign of an offset is only looked for after the event's name.
    var name = ""
    var isEscaped = false
    var rest = text[...]
    var dot: String.Index?
    for index in text.indices {
      let character = text[index]
      if character == ".", !isEscaped {
        dot = index
        break
      }
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { name.append(character) }
    }
    if let dot { rest = text[text.index(after: dot)...] } else { name = "" }
    let moment = rest.prefix { $0.isLetter || $0 == ":" }
    rest = rest.dropFirst(moment.count)
    guard !moment.isEmpty else { return nil }
    var repetition: Int?
    if moment == "repeat" || moment == "accessKey" || moment == "wallclock", rest.hasPrefix("("),
      let close = rest.firstIndex(of: ")")
    {
      repetition = Int(rest[rest.index(after: rest.startIndex)..<close].trimmed)
      rest = rest[rest.index(after: close)...]
    }
    let offset = rest.trimmed.isEmpty ? 0 : seconds(rest.trimmed, signed: true)
    guard let offset else { return nil }
    switch (moment, dot != nil) {
    case ("begin", true): return .base(name, .begin, offset)
    case ("end", true): return .base(name, .end, offset)
    case ("repeat", true):
      guard let repetition, repetition > 0 else { return nil }
      return .base(name, .repetition(repetition), offset)
    default: return .event(text)
    }
  }

  /// Returns the seconds of a clock value: `2.5s`, `300ms`, `1min`, `1h`, `2.5`, `01:30`, or `00:01:30.5`; nil for
  /// anything else.
  static func seconds(_ text: String, signed: Bool = false) -> Double? {
    var text = text[...]
    var sign = 1.0
    if signed, let first = text.first, first == "+" || first == "-" {
      sign = first == "-" ? -1 : 1
      text = text.dropFirst()
      text = text.drop { $0.isWhitespace }
    }
    guard let first = text.unicodeScalars.first, first.value == 46 || (48...57).contains(first.value) else {
      return nil
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1 {
      let numbers = parts.compactMap { Double(number: String($0)) }
      guard parts.count <= 3, numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }),
        numbers.dropFirst().allSatisfy({ $0 < 60 })
      else { return nil }
      return numbers.reduce(0) { $0 * 60 + $1 } * sign
    }
    var scanner = ValueScanner(text)
    guard let number = scanner.number(), number >= 0 else { return nil }
    let factors = ["": 1, "s": 1, "ms": 0.001, "min": 60, "h": 3600.0]
    guard let factor = factors[scanner.rest()], (number * factor).isFinite else { return nil }
    return number * factor * sign
  }
}
