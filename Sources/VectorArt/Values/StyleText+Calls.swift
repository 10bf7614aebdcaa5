extension StyleText {
  /// Returns true if a text calls one of some functions.
  ///
  /// Texts of thousands of numbers are searched at every frame of an animation, so this reads each byte once.
  static func hasCall(of names: [String], in text: String) -> Bool {
    let bytes = text.utf8
    var start = bytes.startIndex
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        continue
      case UInt8(ascii: "("):
        if names.contains(where: { bytes[start..<index].elementsEqual($0.utf8) }) { return true }
      default: break
      }
      start = bytes.index(after: index)
    }
    return false
  }

  /// Replaces every call of a function, including calls in replacements.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - text: The text that contains the calls.
  ///   - replace: Returns the replacement of a call for its arguments, split at commas; nil if there is none.
  /// - Returns: The text; nil if a call cannot be replaced, or if the replacements do not end.
  static func replacingCalls(of name: String, in text: String, _ replace: ([String]) -> String?) -> String? {
    /// The largest size, in bytes, that nested `var()` references may expand to.
    let maximumLength = 100_000
    var text = text
    for _ in 0..<32 {
      guard hasCall(of: [name], in: text), let start = text.firstRange(of: name + "(") else { return text }
      let inside = text[start.upperBound...]
      var depth = 1
      let end = inside.firstIndex { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth == 0
      }
      guard let end, let new = replace(split(inside[..<end], at: ",").map(\.trimmed)), text.utf8.count < maximumLength
      else {
        return nil
      }
      text.replaceSubrange(start.lowerBound...end, with: new)
    }
    return nil
  }
}
