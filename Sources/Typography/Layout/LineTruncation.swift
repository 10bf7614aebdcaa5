import LayerTree

/// Truncates text with an ellipsis to fit a width.
struct LineTruncation {
  private let text: StyledText
  private let mode: TextContent.Truncation
  private let base: UInt8
  private let typesetter: Typesetter

  init(text: StyledText, mode: TextContent.Truncation, base: UInt8, typesetter: Typesetter) {
    self.text = text
    self.mode = mode
    self.base = base
    self.typesetter = typesetter
  }

  /// Returns the longest truncated text that fits; the ellipsis alone if no character fits.
  func fitting(_ width: Double) -> MeasuredParagraph {
    // The count is doubled until it is too large, so the cost depends on the width and not on the length of the text.
    var fits = 0
    var candidate = 1
    while candidate <= text.count, self.fits(candidate, width) {
      fits = candidate
      candidate = candidate == text.count ? candidate + 1 : min(candidate * 2, text.count)
    }
    var tooMany = min(candidate, text.count + 1)
    while tooMany - fits > 1 {
      let middle = (fits + tooMany) / 2
      if self.fits(middle, width) { fits = middle } else { tooMany = middle }
    }
    return keeping(fits)
  }

  private func fits(_ count: Int, _ width: Double) -> Bool {
    let paragraph = keeping(count)
    return paragraph.width(of: 0..<paragraph.count) <= width + MeasuredParagraph.tolerance
  }

  /// Returns the text with `count` characters and the ellipsis.
  private func keeping(_ count: Int) -> MeasuredParagraph {
    let (head, tail) =
      switch mode {
      case .start: (0, count)
      case .middle: ((count + 1) / 2, count / 2)
      case .end, .none: (count, 0)
      }
    var end = head
    while end > 0, text.characters[end - 1] == " " { end -= 1 }
    var kept = text[0..<end]
    // The ellipsis has the style of the preceding character, or else of the following one.
    let style = end > 0 ? text.styles[end - 1] : text.styles.dropFirst(text.count - tail).first ?? text.styles.first
    kept.append("…", style ?? 0)
    kept.append(text[text.count - tail..<text.count])
    return typesetter.measured(kept, base: base)
  }
}
