/// Hides commas inside parentheses from YAML, so that `[max(a, b), 40]` is two values.
///
/// Each is replaced by one scalar that the text does not use, so that columns stay true.
struct CommaMask {
  private let replacement: Unicode.Scalar

  init(text: String) {
    // The first private-use scalar that is free; a text that uses all 6,400 gets none of its commas hidden.
    let used = Set(text.unicodeScalars.lazy.filter { (0xE000...0xF8FF).contains($0.value) }.map(\.value))
    let free = (0xE000...0xF8FF).first { !used.contains($0) }
    replacement = free.flatMap(Unicode.Scalar.init) ?? ","
  }

  /// The text with the commas between matching parentheses of one line replaced.
  func masked(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var line: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      line.append(scalar)
      if scalar == "\n" {
        mask(&line)
        result.append(contentsOf: line)
        line.removeAll(keepingCapacity: true)
      }
    }
    mask(&line)
    result.append(contentsOf: line)
    return String(result)
  }

  /// A text out of the masked one, as it was written.
  func unmasked(_ text: String) -> String {
    guard replacement != ",", text.unicodeScalars.contains(replacement) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == replacement ? "," : $0 }))
  }

  private func mask(_ line: inout [Unicode.Scalar]) {
    var opened: [Int] = []
    var commas: [(index: Int, depth: Int)] = []
    for (index, scalar) in line.enumerated() {
      switch scalar {
      case "(": opened.append(index)
      case ")":
        guard opened.popLast() != nil else { continue }
        // Commas at this depth or deeper now lie between matching parentheses.
        while let last = commas.last, last.depth > opened.count {
          line[last.index] = replacement
          commas.removeLast()
        }
      case ",": if !opened.isEmpty { commas.append((index, opened.count)) }
      default: break
      }
    }
  }
}
