/// Scans the value on a line, and its continuation lines while a bracket or a quote is open.
struct FlowScanner {
  /// The open brackets, the innermost last.
  private(set) var brackets: [Character] = []
  /// The open quotation mark; nil outside quotes.
  private(set) var quote: Character?

  /// The index of each parenthesis that the scanned line closes, mapped to the index of the closing parenthesis.
  private var closings: [Substring.Index: Substring.Index] = [:]

  var isOpen: Bool { !brackets.isEmpty || quote != nil }

  /// Returns the number of brackets around a line, not counting the brackets that it closes first.
  func depth(before line: Substring) -> Int {
    max(0, brackets.count - line.prefix { $0 == "]" || $0 == "}" }.count)
  }

  /// Scans a value, or one of its continuation lines, and normalizes the whitespace inside brackets.
  ///
  /// - Parameter text: The text, without leading spaces.
  /// - Returns: The value, and its trailing comment, if there is one.
  mutating func scan(_ text: Substring) -> (code: String, comment: String?) {
    var code = ""
    var rest = text
    closings = Self.closings(of: text)
    while let character = rest.first {
      if quote != nil {
        code += takeQuoted(&rest)
      } else if character == "#", code.isEmpty || code.last?.isWhitespace == true {
        Self.trim(&code)
        return (code, String(rest))
      } else if !brackets.isEmpty || startsValue(code) && "[{".contains(character) {
        takeFlow(&rest, &code)
      } else if startsValue(code), "'\"".contains(character) {
        code += takeQuoted(&rest)
      } else if startsValue(code), "&!".contains(character) {
        code += rest.prefix { !$0.isWhitespace } + " "
        rest = rest.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
      } else {
        code += takePlain(&rest)
      }
    }
    Self.trim(&code)
    return (code, nil)
  }

  /// Returns whether a value starts after a text: at the start of the line, or after anchors and tags.
  private func startsValue(_ code: String) -> Bool {
    code.split(separator: " ").allSatisfy { $0.hasPrefix("&") || $0.hasPrefix("!") }
  }

  /// Consumes quoted text up to the closing quotation mark or the end of the line.
  private mutating func takeQuoted(_ rest: inout Substring) -> String {
    var taken = ""
    if quote == nil, let opening = rest.popFirst() {
      quote = opening
      taken.append(opening)
    }
    while let character = rest.popFirst() {
      taken.append(character)
      if quote == "\"", character == "\\", let next = rest.popFirst() {
        taken.append(next)
      } else if character == quote {
        if quote == "'", rest.first == "'" {
          taken.append(rest.removeFirst())
        } else {
          quote = nil
          return taken
        }
      }
    }
    return taken
  }

  /// Consumes plain text outside brackets, up to a comment.
  private func takePlain(_ rest: inout Substring) -> String {
    var taken = ""
    while let character = rest.first, character != "#" || taken.last?.isWhitespace != true {
      taken.append(character)
      rest.removeFirst()
    }
    return taken
  }

  /// Consumes one token inside brackets.
  private mutating func takeFlow(_ rest: inout Substring, _ code: inout String) {
    let start = rest.startIndex
    let character = rest.removeFirst()
    switch character {
    case "[", "{":
      brackets.append(character)
      code.append(character)
      rest = rest.drop(while: \.isWhitespace)
      if rest.first == "#" { code += " " }
    case "]", "}":
      brackets.removeLast()
      Self.trim(&code)
      code.append(character)
    case ",":
      Self.trim(&code)
      code += ", "
      rest = rest.drop(while: \.isWhitespace)
    case ":"
    where rest.first.map { $0.isWhitespace || "[]{},".contains($0) } ?? true
      || code.last.map { "'\"".contains($0) } ?? false:
      Self.trim(&code)
      code += ": "
      rest = rest.drop(while: \.isWhitespace)
    case "'" where beginsWord(code), "\"" where beginsWord(code):
      quote = character
      code.append(character)
      code += takeQuoted(&rest)
    case "(":
      code.append(character)
      guard let closing = closings[start] else { break }
      // Commas inside parentheses aren't separators.
      code += rest[...closing]
      rest = rest[closing...].dropFirst()
    default: code.append(character)
    }
  }

  private func beginsWord(_ code: String) -> Bool { code.last.map { "[{ ".contains($0) } ?? true }

  /// Returns the index of each parenthesis that is closed on the same line, mapped to the index of its closing
  /// parenthesis.
  private static func closings(of line: Substring) -> [Substring.Index: Substring.Index] {
    var closings: [Substring.Index: Substring.Index] = [:]
    var opened: [Substring.Index] = []
    for index in line.indices {
      if line[index] == "(" { opened.append(index) }
      if line[index] == ")", let opening = opened.popLast() { closings[opening] = index }
    }
    return closings
  }

  private static func trim(_ text: inout String) {
    while text.last?.isWhitespace == true { text.removeLast() }
  }
}
