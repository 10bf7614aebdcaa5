/// The positions `an + b` of `:nth-child()` and similar selectors (Selectors Level 4, section 14).
struct StepPattern: Hashable {
  var step: Int
  var offset: Int

  init(step: Int, offset: Int) { (self.step, self.offset) = (step, offset) }

  /// Reads `odd`, `even`, `3`, `2n`, or `-n + 3`; nil for anything else.
  init?(_ text: String) {
    let text = text.lowercased().filter { !$0.isWhitespace }
    switch text {
    case "odd": self.init(step: 2, offset: 1)
    case "even": self.init(step: 2, offset: 0)
    default:
      guard let mark = text.firstIndex(of: "n") else {
        guard let offset = Int(text), Self.range.contains(offset) else { return nil }
        self.init(step: 0, offset: offset)
        return
      }
      let (before, after) = (text[..<mark], text[text.index(after: mark)...])
      let step = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : Int(before)
      guard let step, let offset = after.isEmpty ? 0 : Int(after),
        after.isEmpty || after.first == "+" || after.first == "-",
        Self.range.contains(step), Self.range.contains(offset)
      else { return nil }
      self.init(step: step, offset: offset)
    }
  }

  private static let range = -1_000_000_000...1_000_000_000

  /// Returns true if the pattern contains a position, counted from 1.
  func contains(_ position: Int) -> Bool {
    let rest = position - offset
    return step == 0 ? rest == 0 : rest % step == 0 && rest / step >= 0
  }
}
