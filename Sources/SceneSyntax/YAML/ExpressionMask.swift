/// Hides the commas and brackets of expressions from the YAML parser, so that `[max(a, b), 40]` is read as two values,
/// and `{to: if open then [0, 1] else [2, 3], duration: 1}` as a map with two entries.
///
/// Each of them is replaced by one scalar that doesn't occur in the text, so columns stay correct.
struct ExpressionMask {
  /// The replacement for each hidden scalar; empty if the text leaves too few scalars unused.
  private let replacements: [Unicode.Scalar: Unicode.Scalar]
  private let originals: [Unicode.Scalar: Unicode.Scalar]

  /// Creates a mask that hides nothing.
  init() { (replacements, originals) = ([:], [:]) }

  init(text: String) {
    // Each hidden scalar needs an unused private-use scalar; a text that uses nearly all 6,400 of them isn't masked.
    let used = Set(text.unicodeScalars.lazy.filter { (0xE000...0xF8FF).contains($0.value) }.map(\.value))
    let free = Array((0xE000...0xF8FF).lazy.filter { !used.contains($0) }.compactMap(Unicode.Scalar.init).prefix(3))
    let hidden: [Unicode.Scalar] = [",", "[", "]"]
    guard free.count == hidden.count else {
      (replacements, originals) = ([:], [:])
      return
    }
    replacements = Dictionary(uniqueKeysWithValues: zip(hidden, free))
    originals = Dictionary(uniqueKeysWithValues: zip(free, hidden))
  }

  /// Returns a text with the commas inside matching parentheses, and the lists after `then` and `else`, masked on each
  /// line.
  func masked(_ text: String) -> String {
    guard Self.mayHide(in: text) else { return text }
    var scalars = Array(text.unicodeScalars)
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex(of: "\n") ?? scalars.count
      mask(start..<end, of: &scalars)
      start = end + 1
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns whether a text may need masking: it has a parenthesis, or a list after a word that could be `then` or
  /// `else`.
  private static func mayHide(in text: String) -> Bool {
    var last = UInt8(ascii: "\n")
    var isAfterSpace = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("): return true
      case UInt8(ascii: " "): isAfterSpace = true
      case UInt8(ascii: "[") where isAfterSpace && (last == UInt8(ascii: "n") || last == UInt8(ascii: "e")): return true
      default: (last, isAfterSpace) = (byte, false)
      }
    }
    return false
  }

  /// The minimum of the first byte of private-use scalars in UTF-8.
  private static let firstPrivateByte: UInt8 = 0xEE

  /// Returns the original of a masked text.
  func unmasked(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= Self.firstPrivateByte }) else { return text }
    guard text.unicodeScalars.contains(where: { originals[$0] != nil }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { originals[$0] ?? $0 }))
  }

  private func mask(_ line: Range<Int>, of scalars: inout [Unicode.Scalar]) {
    var opened: [Int] = []
    var commas: [(index: Int, depth: Int)] = []
    for index in line {
      switch scalars[index] {
      case "(": opened.append(index)
      case ")":
        guard opened.popLast() != nil else { continue }
        // Commas at this depth or deeper are now known to be between matching parentheses.
        while let last = commas.last, last.depth > opened.count {
          hide(last.index, in: &scalars)
          commas.removeLast()
        }
      case ",": if !opened.isEmpty { commas.append((index, opened.count)) }
      case "[":
        if Self.isBranch(scalars[line.lowerBound..<index]) { hideList(index..<line.upperBound, in: &scalars) }
      default: break
      }
    }
  }

  /// Returns whether the beginning of a line ends with the word `then` or `else`.
  private static func isBranch(_ start: ArraySlice<Unicode.Scalar>) -> Bool {
    guard start.last == " ", let end = start.lastIndex(where: { $0 != " " }), end >= start.startIndex + 4 else {
      return false
    }
    let word = start[(end - 3)...end]
    return start[end - 4] == " "
      && (word.elementsEqual("then".unicodeScalars) || word.elementsEqual("else".unicodeScalars))
  }

  /// Masks the list at the beginning of a range; a list that is nested or not closed is left unchanged.
  private func hideList(_ rest: Range<Int>, in scalars: inout [Unicode.Scalar]) {
    guard let end = scalars[rest].dropFirst().firstIndex(where: { $0 == "]" || $0 == "[" }), scalars[end] == "]"
    else { return }
    for index in rest.lowerBound...end { hide(index, in: &scalars) }
  }

  private func hide(_ index: Int, in scalars: inout [Unicode.Scalar]) {
    if let replacement = replacements[scalars[index]] { scalars[index] = replacement }
  }
}
